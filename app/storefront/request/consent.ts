// What a visitor said to analytics: CONTRACT §8, "extra scripts, analytics, consent". Asked again after six months.
import { cookieHeader, readCookie } from "./cookies";

export type Consent = "granted" | "denied";

const COOKIE_NAME = "consent";
const TTL_SECONDS = 182 * 24 * 60 * 60;

export function consentOf(request: Request): Consent | null {
  const value = readCookie(request, COOKIE_NAME);
  return value === "granted" || value === "denied" ? value : null;
}

/** Within reach of scripts: what stands at CONSENT_URL in place of the shop's banner sets the same word. */
export const consentCookie = (request: Request, consent: Consent): string =>
  cookieHeader(request, COOKIE_NAME, consent, { maxAgeSeconds: TTL_SECONDS, httpOnly: false });
