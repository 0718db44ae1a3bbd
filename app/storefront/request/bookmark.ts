// Where the database stood after a visitor's last deed, so that no replica shows him less: the API's word, only carried.
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
