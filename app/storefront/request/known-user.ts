// What the API last said of the signed-in user, for an isolate that has not seen them: one trip to the database less. The
// API signs it, the cookie carries it.
import { cookieHeader, cookieName, expiredCookie, readCookie } from "./cookies";

const COOKIE_NAME = "user";
const TTL_SECONDS = 24 * 60 * 60;
/** Browsers drop larger ones. */
const MAX_LENGTH = 3500;

/** "" where there is none: the API gives it to who asks with the header. */
export const readKnownUser = (request: Request): string =>
  readCookie(request, cookieName(request, COOKIE_NAME)) ?? "";

/** None where the browser has it, or would not keep it. */
export const knownUserCookies = (request: Request, said: string): string[] =>
  said === "" || said.length > MAX_LENGTH || said === readKnownUser(request)
    ? []
    : [
        cookieHeader(request, cookieName(request, COOKIE_NAME), said, {
          maxAgeSeconds: TTL_SECONDS,
          httpOnly: true,
        }),
      ];

export const noKnownUser = (request: Request): string => expiredCookie(request, COOKIE_NAME);
