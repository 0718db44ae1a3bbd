import { useEffect, useRef, useState } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { classes } from "~/theme/classes";
import { small, soft } from "~/theme/text.css";
import { type BotWidget, startBotCheck } from "./bot-services";

/**
 * Inside a form: its field `bot_token`. The service is asked once somebody begins to fill the form, so that whoever only
 * reads the page is unknown to it; without a token, or without JavaScript, the form goes as it is.
 * @param renewed something new for each answer: a token is good for one post
 */
export function BotCheck({ widget, renewed }: { widget: BotWidget; renewed: unknown }) {
  const { t } = useTranslation("content");
  const place = useRef<HTMLDivElement>(null);
  const [token, setToken] = useState("");
  const [isBegun, setBegun] = useState(renewed !== undefined);
  const { kind, siteKey, src } = widget;

  useEffect(() => {
    const form = place.current?.closest("form");
    const begin = () => setBegun(true);
    form?.addEventListener("focusin", begin, { once: true });
    // Begun before the script was there.
    if (form?.matches(":focus-within")) begin();
    return () => form?.removeEventListener("focusin", begin);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer uses a token up
  useEffect(() => {
    if (!isBegun || !place.current) return;
    setToken("");
    return startBotCheck({ kind, siteKey, src }, place.current, setToken);
  }, [isBegun, renewed, kind, siteKey, src]);

  return (
    <div>
      <div ref={place} />
      <input type="hidden" name="bot_token" value={token} />
      <p className={classes(small, soft)}>{t(`contact.botCheck.${kind}`)}</p>
    </div>
  );
}
