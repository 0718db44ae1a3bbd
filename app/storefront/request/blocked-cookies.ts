// A browser that refuses cookies cannot be signed in and has no cart. The redirect of a form that needs cookies marks its
// address; a page at a marked address that gets no cookie says that the browser refuses them.
import { wantsJson } from "~/storefront/response/form-answer";
import { cookieHeader } from "./cookies";

const MARK = "cookies";
const PROBE_SECONDS = 600;

const hasCookies = ({ headers }: Request): boolean => headers.has("Cookie");
const isMarked = ({ url }: Request): boolean => new URL(url).searchParams.has(MARK);

/** Set-Cookie without meaning, so that a browser that stores cookies sends one with the next form. */
export const probeCookie = (request: Request): string =>
  cookieHeader(request, "probe", "1", { maxAgeSeconds: PROBE_SECONDS, httpOnly: true });

/** The path, marked where the form came from a browser (browsers send `Sec-Fetch-Site`) without any cookie. */
export function withCookieCheck(request: Request, path: string): string {
  if (hasCookies(request) || !request.headers.has("Sec-Fetch-Site") || wantsJson(request)) return path;
  const [before = "", hash] = path.split("#", 2);
  return `${before}${before.includes("?") ? "&" : "?"}${MARK}=check${hash === undefined ? "" : `#${hash}`}`;
}

export const refusesCookies = (request: Request): boolean => isMarked(request) && !hasCookies(request);

/** The same path without the mark, for a browser that has cookies; null where nothing is marked. */
export function withoutCookieCheck(request: Request): string | null {
  if (!isMarked(request) || !hasCookies(request)) return null;
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete(MARK);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}
