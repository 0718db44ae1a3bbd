// Widget of the bot check: Turnstile or reCAPTCHA, detected from the format of the site key.
import type { Settings } from "~/storefront/content/settings";

export interface BotWidget {
  kind: "turnstile" | "recaptcha";
  siteKey: string;
  src: string;
}

const TURNSTILE = "https://challenges.cloudflare.com";
const RECAPTCHA = ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"];

/** Returns null if no site key is set (CONTRACT §8, bot check). */
export function botWidget(settings: Settings): BotWidget | null {
  const siteKey = settings.text("RECAPTCHA_SITE_KEY");
  if (siteKey === null) return null;
  return /^[0-3]x/.test(siteKey)
    ? { kind: "turnstile", siteKey, src: `${TURNSTILE}/turnstile/v0/api.js?render=explicit` }
    : { kind: "recaptcha", siteKey, src: `${RECAPTCHA[0]}api.js?render=${encodeURIComponent(siteKey)}` };
}

export const botOrigins = (widget: BotWidget | null): string[] =>
  widget === null ? [] : widget.kind === "turnstile" ? [TURNSTILE] : RECAPTCHA;
