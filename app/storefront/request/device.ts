// The word by which the API knows a device that has signed in before. The API signs it, the cookie only carries it.
import { cookieHeader, cookieName, readCookie } from "./cookies";

const NAME = "device";
const SECONDS = 365 * 24 * 60 * 60;

export const readDevice = (request: Request): string | null => readCookie(request, cookieName(request, NAME));

export const deviceCookie = (request: Request, word: string): string =>
  cookieHeader(request, cookieName(request, NAME), word, { maxAgeSeconds: SECONDS, httpOnly: true });
