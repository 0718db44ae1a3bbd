// Streaming is for signed-in users (their pages are not cached) whose browser has shown that it runs JavaScript:
// without a script, deferred content would never appear.

import type { Viewer } from "~/storefront/request/context";
import { cookieHeader, readCookie } from "~/storefront/request/cookies";

const COOKIE_NAME = "js";

export const isStreamed = (request: Request, { session }: Pick<Viewer, "session">): boolean =>
  session !== null && readCookie(request, COOKIE_NAME) === "1" && !saysNoScript(request);

/** True if JavaScript was turned off since: the page is sent whole and the cookie is deleted. */
export const saysNoScript = (request: Request): boolean =>
  new URL(request.url).searchParams.get(COOKIE_NAME) === "0";

export const noScriptCookie = (request: Request): string =>
  cookieHeader(request, COOKIE_NAME, "", { maxAgeSeconds: 0, httpOnly: false });

/** Redirects a browser without JavaScript from the streamed page to the whole one. */
export function noScriptRefresh(address: string): string {
  const url = new URL(address);
  url.searchParams.set(COOKIE_NAME, "0");
  const fullPageUrl = (url.pathname + url.search).replaceAll("&", "&amp;");
  return `<noscript><meta http-equiv="refresh" content="0; url=${fullPageUrl}"></noscript>`;
}
