// What is written down of a page that somebody looked at, for the figures of CONTRACT §8: no address, no browser, no id,
// and nothing that anybody typed. So it needs no consent.
import { isbot } from "isbot";
import { paths } from "~/paths";
import { namedLocale } from "~/storefront/request/locale";
import { isBackOffice } from "./csp-sources";

export interface PageView {
  /** As the shop names it: ids are left out. */
  path: string;
  locale: string;
  /** The other site that led here; "" for none. */
  from: string;
}

/** Null for what nobody looked at: a robot's page, one fetched in advance, the same one asked again after a deed. */
export async function pageView(request: Request, answer: Response): Promise<PageView | null> {
  const { headers, method } = request;
  const url = new URL(request.url);
  const path = url.pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  const referrer = URL.canParse(headers.get("Referer") ?? "") ? new URL(headers.get("Referer") ?? "") : null;
  const isInternal = referrer?.host === url.host;
  const isPage = /^text\/html\b/.test(answer.headers.get("Content-Type") ?? "");
  const isClientNavigation = url.pathname.endsWith(".data") && !(isInternal && referrer?.pathname === path);
  if (method !== "GET" || answer.status !== 200 || !(isPage || isClientNavigation)) return null;
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
