// The cookie with the API's `Shop-User`: the signed-in user and an agent's latest customer. It saves a database query
// in an isolate that has not cached them.
import { CACHE_MS } from "~/platform/cache/lifetimes";
import { SECOND } from "~/platform/clock";
import { cookieHeader, cookieName, expiredCookie, readCookie } from "./cookies";

const COOKIE_NAME = "user";
/** Browsers drop cookies of more than 4096 bytes, attributes included. */
const MAX_LENGTH = 3500;

/** Returns "" if there is no cookie, which makes the API send the header. */
export const readKnownUser = (request: Request): string =>
  readCookie(request, cookieName(request, COOKIE_NAME)) ?? "";

/** @param header header of the API's last response; "" if the cookie is current */
export const knownUserCookies = (request: Request, header: string): string[] =>
  header === "" || header.length > MAX_LENGTH
    ? []
    : [
        cookieHeader(request, cookieName(request, COOKIE_NAME), header, {
          maxAgeSeconds: CACHE_MS.userInCookie / SECOND,
          httpOnly: true,
        }),
      ];

export const noKnownUser = (request: Request): string => expiredCookie(request, COOKIE_NAME);
