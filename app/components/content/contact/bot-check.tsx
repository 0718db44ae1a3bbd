import { useEffect, useRef, useState } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { classes } from "~/theme/classes";
import { muted, small } from "~/theme/text.css";
import { type BotWidget, startBotCheck } from "./bot-services";

/**
 * Inside a form: its field `bot_token`. The service is asked once somebody begins to fill the form, so that whoever only
 * reads the page is unknown to it; without a token, or without JavaScript, the form goes as it is.
 * @param renewed something new for each answer: a token is good for one post
 */
export function BotCheck({ widget, resetKey }: { widget: BotWidget; resetKey: unknown }) {
  const { t } = useTranslation("content");
  const container = useRef<HTMLDivElement>(null);
  const [token, setToken] = useState("");
  const [isStarted, setStarted] = useState(resetKey !== undefined);
  const { kind, siteKey, src } = widget;

  useEffect(() => {
    const form = container.current?.closest("form");
    const start = () => setStarted(true);
    form?.addEventListener("focusin", start, { once: true });
    // Begun before the script was there.
    if (form?.matches(":focus-within")) start();
    return () => form?.removeEventListener("focusin", start);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer uses a token up
  useEffect(() => {
    if (!isStarted || !container.current) return;
    setToken("");
    return startBotCheck({ kind, siteKey, src }, container.current, setToken);
  }, [isStarted, resetKey, kind, siteKey, src]);

  return (
    <div>
      <div ref={container} />
      <input type="hidden" name="bot_token" value={token} />
      <p className={classes(small, muted)}>{t(`contact.botCheck.${kind}`)}</p>
    </div>
  );
}
