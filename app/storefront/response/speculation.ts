// Speculation Rules: the browser renders a public page in advance while the pointer rests on its link, or is pressed on it.
// A page rendered in advance has no visitor yet: it is neither counted nor given a cookie.
import { HOMES, paths } from "~/paths";

/** Lists, products, categories and homes. Addresses below a product are files. */
const PUBLIC_PAGES = ["/p", "/p/:slug", "/c/:slug", ...Object.values(HOMES)];

/** A live page shows the next one itself (browser/hydration-ready.ts). */
const OTHER_LINKS = "[data-live] a, a[download], a[target], a[rel~=nofollow]";

const RULES = {
  prerender: [
    {
      where: { and: [{ href_matches: PUBLIC_PAGES }, { not: { selector_matches: OTHER_LINKS } }] },
      eagerness: "moderate",
    },
  ],
};

/** The file that the header of `withSpeculationRules` names. */
export const rulesResponse = (): Response =>
  new Response(JSON.stringify(RULES), {
    headers: {
      "Content-Type": "application/speculationrules+json",
      "Cache-Control": "public, max-age=3600",
      "X-Content-Type-Options": "nosniff",
    },
  });

/**
 * Adds the header to a page that is the same for everyone. A signed-in visitor's next page may change before the click, and
 * with Save-Data no page is fetched that nobody may read.
 */
export function withSpeculationRules(request: Request, answer: Response): Response {
  const isPage = answer.status === 304 || /^text\/html\b/.test(answer.headers.get("Content-Type") ?? "");
  const savesData = /\bon\b/i.test(request.headers.get("Save-Data") ?? "");
  if (isPage && isForEveryone(answer) && !savesData)
    answer.headers.set("Speculation-Rules", `"${paths.speculation()}"`);
  return answer;
}

/** The page cache alone sends this. */
const isForEveryone = ({ headers }: Response): boolean =>
  headers.get("Cache-Control") === "private, no-cache";

/** Whether a browser navigates in advance: by these rules, or from its address bar. */
export const isSpeculative = ({ headers }: Request): boolean =>
  /\bprefetch\b/.test(headers.get("Sec-Purpose") ?? "") && headers.get("Sec-Fetch-Dest") === "document";

/** Whether a page may be shown later as it is now: the same for everyone, and without a cookie for its first visitor. */
export const maySpeculate = (answer: Response): boolean =>
  isForEveryone(answer) && !answer.headers.has("Set-Cookie");

/** Browsers drop what they fetched in advance, and ask again at the click. */
export const refuseSpeculation = (): Response => new Response(null, { status: 503 });
