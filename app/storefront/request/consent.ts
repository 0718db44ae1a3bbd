// What a visitor said to analytics: CONTRACT §8, "extra scripts, analytics, consent". Asked again after six months.
import { cookieHeader, readCookie } from "./cookies";

export type Consent = "granted" | "denied";

const NAME = "consent";
const SIX_MONTHS_SECONDS = 182 * 24 * 60 * 60;

export function consentOf(request: Request): Consent | null {
  const said = readCookie(request, NAME);
  return said === "granted" || said === "denied" ? said : null;
}

/** Within reach of scripts: what stands at CONSENT_URL in place of the shop's banner sets the same word. */
export const consentCookie = (request: Request, consent: Consent): string =>
  cookieHeader(request, NAME, consent, { maxAgeSeconds: SIX_MONTHS_SECONDS, httpOnly: false });
