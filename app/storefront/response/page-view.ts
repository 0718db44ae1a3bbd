// Page views for the statistics of CONTRACT §8: no IP address, user agent, id or typed text, so they need no consent.
import { isbot } from "isbot";
import { ACTIVATED_HEADER } from "~/browser/boot";
import { paths } from "~/paths";
import { namedLocale } from "~/storefront/request/locale";
import { isBackOffice } from "./csp-sources";

export interface PageView {
  /** The path without ids. */
  path: string;
  locale: string;
  /** Host of the referring site, or "". */
  from: string;
}

/** Returns null for bots, prefetches and reloads after an action. */
export async function pageView(request: Request, answer: Response): Promise<PageView | null> {
  const { headers, method } = request;
  const url = new URL(request.url);
  const path = url.pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  const referrer = URL.canParse(headers.get("Referer") ?? "") ? new URL(headers.get("Referer") ?? "") : null;
  const isInternal = referrer?.host === url.host;
  const isPage = /^text\/html\b/.test(answer.headers.get("Content-Type") ?? "");
  const isClientNavigation = url.pathname.endsWith(".data") && !(isInternal && referrer?.pathname === path);
  // A prerendered page is counted when it is shown. The visitor's browser has it by then and receives a 304.
  const isComplete = answer.status === 200 || (answer.status === 304 && headers.has(ACTIVATED_HEADER));
  if (method !== "GET" || !isComplete || !(isPage || isClientNavigation)) return null;
  if (
    path === paths.editorPreview() ||
    isBackOffice(request) ||
    /prefetch/.test(headers.get("Sec-Purpose") ?? "")
  )
    return null;
  if (isbot(headers.get("User-Agent"))) return null;
  return {
    path: path.replace(/\/\d+(?=\/|$)/g, "/:id"),
    locale: await namedLocale(request),
    from: referrer && !isInternal ? referrer.hostname : "",
  };
}
