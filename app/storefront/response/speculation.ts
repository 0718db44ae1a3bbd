// Speculation Rules: the browser prerenders a public page when its link is hovered or pressed. A prerendered page has
// no visitor yet, so it is not counted and sets no cookie.
import { HOMES, paths } from "~/paths";

/** Lists, products, categories and home pages. Paths below a product are files. */
const PUBLIC_PAGES = ["/p", "/p/:slug", "/c/:slug", ...Object.values(HOMES)];

/** After hydration the page itself handles navigation (browser/hydration-ready.ts). */
const OTHER_LINKS = "[data-live] a, a[download], a[target], a[rel~=nofollow]";

const RULES = {
  prerender: [
    {
      where: { and: [{ href_matches: PUBLIC_PAGES }, { not: { selector_matches: OTHER_LINKS } }] },
      eagerness: "moderate",
    },
  ],
};

/** The file named by the header of `withSpeculationRules`. */
export const rulesResponse = (): Response =>
  new Response(JSON.stringify(RULES), {
    headers: {
      "Content-Type": "application/speculationrules+json",
      "Cache-Control": "public, max-age=3600",
      "X-Content-Type-Options": "nosniff",
    },
  });

/**
 * Adds the header to a page that is the same for all visitors. A signed-in visitor's next page may change before the
 * click, and with Save-Data no page is fetched that may never be read.
 */
export function withSpeculationRules(request: Request, answer: Response): Response {
  const isPage = answer.status === 304 || /^text\/html\b/.test(answer.headers.get("Content-Type") ?? "");
  const savesData = /\bon\b/i.test(request.headers.get("Save-Data") ?? "");
  if (isPage && isForEveryone(answer) && !savesData)
    answer.headers.set("Speculation-Rules", `"${paths.speculation()}"`);
  return answer;
}

/** Only the page cache sends this header. */
const isForEveryone = ({ headers }: Response): boolean =>
  headers.get("Cache-Control") === "private, no-cache";

/** True if the browser prefetches or prerenders a page, by these rules or from its address bar. */
export const isSpeculative = ({ headers }: Request): boolean =>
  /\bprefetch\b/.test(headers.get("Sec-Purpose") ?? "") && headers.get("Sec-Fetch-Dest") === "document";

/** True if a page may be shown later unchanged: it is the same for all visitors and sets no cookie. */
export const maySpeculate = (answer: Response): boolean =>
  isForEveryone(answer) && !answer.headers.has("Set-Cookie");

/** Browsers discard the prefetched response and request the page again at the click. */
export const refuseSpeculation = (): Response => new Response(null, { status: 503 });
