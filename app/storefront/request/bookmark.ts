// Where the database stood after a visitor's last deed, so that no replica shows him less: the API's word, only carried.
import { cookieHeader, cookieName, readCookie } from "./cookies";

const NAME = "bookmark";
/** Replicas lag by seconds. */
const SECONDS = 300;

export const readBookmark = (request: Request): string | null =>
  readCookie(request, cookieName(request, NAME));

export const bookmarkCookie = (request: Request, bookmark: string): string =>
  cookieHeader(request, cookieName(request, NAME), bookmark, { maxAgeSeconds: SECONDS, httpOnly: true });
