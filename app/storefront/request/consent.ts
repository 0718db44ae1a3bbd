// Consent to analytics, stored for six months (CONTRACT §8, "extra scripts, analytics, consent").
import { cookieHeader, readCookie } from "./cookies";

export type Consent = "granted" | "denied";

const COOKIE_NAME = "consent";
const TTL_SECONDS = 182 * 24 * 60 * 60;

export function consentOf(request: Request): Consent | null {
  const value = readCookie(request, COOKIE_NAME);
  return value === "granted" || value === "denied" ? value : null;
}

/** Readable by scripts, because the consent service of CONSENT_URL sets the same cookie. */
export const consentCookie = (request: Request, consent: Consent): string =>
  cookieHeader(request, COOKIE_NAME, consent, { maxAgeSeconds: TTL_SECONDS, httpOnly: false });
