// The page on which a business starts after signing in, home page or order pad. Stored per browser.
import { cookieHeader, readCookie } from "./cookies";

const COOKIE_NAME = "start";
const TTL_SECONDS = 365 * 24 * 60 * 60;

export const startsOnPad = (request: Request): boolean => readCookie(request, COOKIE_NAME) === "pad";

export const startCookie = (request: Request, start: "pad" | "home"): string =>
  cookieHeader(request, COOKIE_NAME, start, { maxAgeSeconds: TTL_SECONDS, httpOnly: true });
