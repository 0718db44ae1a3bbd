// Who gets a page in pieces: signed-in people, whose pages nobody keeps, and of them those whose browser has shown that
// it runs JavaScript. Without a script that reveals it what comes later would never be seen.

import type { Viewer } from "~/storefront/request/context";
import { cookieHeader, readCookie } from "~/storefront/request/cookies";

const COOKIE_NAME = "js";

export const isStreamed = (request: Request, { session }: Pick<Viewer, "session">): boolean =>
  session !== null && readCookie(request, COOKIE_NAME) === "1" && !saysNoScript(request);

/** Where a reader has turned JavaScript off since: the whole page, and the cookie's end. */
export const saysNoScript = (request: Request): boolean =>
  new URL(request.url).searchParams.get(COOKIE_NAME) === "0";

export const noScriptCookie = (request: Request): string =>
  cookieHeader(request, COOKIE_NAME, "", { maxAgeSeconds: 0, httpOnly: false });

/** A streamed page leads a browser without JavaScript to the whole one. */
export function noScriptRefresh(address: string): string {
  const url = new URL(address);
  url.searchParams.set(COOKIE_NAME, "0");
  const fullPageUrl = (url.pathname + url.search).replaceAll("&", "&amp;");
  return `<noscript><meta http-equiv="refresh" content="0;url=${fullPageUrl}"></noscript>`;
}
