// The id of a device that has signed in before (login throttle). The API signs it, the cookie carries it.
import { cookieHeader, cookieName, readCookie } from "./cookies";

const COOKIE_NAME = "device";
const TTL_SECONDS = 365 * 24 * 60 * 60;

export const readDevice = (request: Request): string | null =>
  readCookie(request, cookieName(request, COOKIE_NAME));

export const deviceCookie = (request: Request, deviceId: string): string =>
  cookieHeader(request, cookieName(request, COOKIE_NAME), deviceId, {
    maxAgeSeconds: TTL_SECONDS,
    httpOnly: true,
  });
