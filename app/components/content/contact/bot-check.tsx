import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "~/theme/classes";
import { muted, small } from "~/theme/text.css";
import { type BotWidget, startBotCheck } from "./bot-services";

/**
 * Fills the form's field `bot_token`. The service is loaded when the form gets the focus, so it does not see visitors
 * who only read. Without a token, or without JavaScript, the form is sent without one.
 * @param resetKey changes with each response, because a token is valid for one post
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
    // The visitor focused the form before the script had loaded.
    if (form?.matches(":focus-within")) start();
    return () => form?.removeEventListener("focusin", start);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each response uses up a token
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
