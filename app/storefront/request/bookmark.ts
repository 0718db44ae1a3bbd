// The D1 bookmark of the viewer's last write, so that no replica shows older data. The API sets it, the cookie carries it.
import { cookieHeader, cookieName, readCookie } from "./cookies";

const COOKIE_NAME = "bookmark";
/** Replicas lag by seconds. */
const TTL_SECONDS = 300;

export const readBookmark = (request: Request): string | null =>
  readCookie(request, cookieName(request, COOKIE_NAME));

export const bookmarkCookie = (request: Request, bookmark: string): string =>
  cookieHeader(request, cookieName(request, COOKIE_NAME), bookmark, {
    maxAgeSeconds: TTL_SECONDS,
    httpOnly: true,
  });
