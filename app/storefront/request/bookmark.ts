// The D1 bookmark of the viewer's last write, so that no replica returns older data. The API sets it; the cookie stores
// it.
import { CACHE_MS } from "~/platform/cache/lifetimes";
import { SECOND } from "~/platform/clock";
import { cookieHeader, cookieName, readCookie } from "./cookies";

const COOKIE_NAME = "bookmark";

export const readBookmark = (request: Request): string | null =>
  readCookie(request, cookieName(request, COOKIE_NAME));

export const bookmarkCookie = (request: Request, bookmark: string): string =>
  cookieHeader(request, cookieName(request, COOKIE_NAME), bookmark, {
    maxAgeSeconds: CACHE_MS.bookmarkInCookie / SECOND,
    httpOnly: true,
  });
