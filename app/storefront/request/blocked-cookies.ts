// Detects browsers that refuse cookies, which cannot sign in or have a cart. The redirect of a form that needs cookies
// marks its URL; a page at a marked URL that receives no cookie shows a message.
import { wantsJson } from "~/storefront/response/form-answer";
import { cookieHeader } from "./cookies";

const MARK = "cookies";
const PROBE_SECONDS = 600;

const hasCookies = ({ headers }: Request): boolean => headers.has("Cookie");
const isMarked = ({ url }: Request): boolean => new URL(url).searchParams.has(MARK);

/** Returns the Set-Cookie of a dummy value, so that a browser that stores cookies sends one with the next form. */
export const probeCookie = (request: Request): string =>
  cookieHeader(request, "probe", "1", { maxAgeSeconds: PROBE_SECONDS, httpOnly: true });

/** Returns the path, marked if a browser (browsers send `Sec-Fetch-Site`) posted the form without any cookie. */
export function withCookieCheck(request: Request, path: string): string {
  if (hasCookies(request) || !request.headers.has("Sec-Fetch-Site") || wantsJson(request)) return path;
  const [before = "", hash] = path.split("#", 2);
  return `${before}${before.includes("?") ? "&" : "?"}${MARK}=check${hash === undefined ? "" : `#${hash}`}`;
}

export const refusesCookies = (request: Request): boolean => isMarked(request) && !hasCookies(request);

/** Returns the path without the mark if the browser sent cookies, or null if there is no mark. */
export function withoutCookieCheck(request: Request): string | null {
  if (!isMarked(request) || !hasCookies(request)) return null;
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete(MARK);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}
