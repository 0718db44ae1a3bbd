// The targets of the benchmark: the screens and calls that a shop serves most, for anonymous visitors, a business
// and an agent.
import { type Browser, browser } from "../support/browser";
import { aProduct } from "../support/builders/builders";
import { PASSWORD, shopUrl } from "../support/worker/worker";

export interface Target {
  name: string;
  /**
   * The allowed ratio of the cost in a large catalogue to the cost in the demo; null prints the ratio without a
   * check.
   */
  limit: number | null;
  url: string;
  headers: Record<string, string>;
}

const NOBODY = {
  home: "/home",
  list: "/p",
  "list, by price": "/p?order_by=standard_price-asc",
  "list, by name": "/p?order_by=name-asc",
  "list, page 50": "/p?page=50",
  "list, offers": "/p?offers=true",
  "list, searched": "/p?search=lievito",
  "list, filtered": "/p?cf.origin=US&cf.hop_use=aroma",
  category: "/c/lieviti-enologici",
  "category, by price": "/c/lieviti-enologici?order_by=standard_price-asc",
  "category, the largest": "/c/homebrewing",
  product: "/p/luppolo-adeena-in-pellet",
  login: "/auth/login",
};
/** Pages that the page cache answers, as for most visitors. */
const KEPT = { "home, kept": "/home", "list, kept": "/p", "product, kept": NOBODY.product };
/** A query that no cached page has: the page is rendered for each request, from the isolate's memory. */
const RENDERED_AGAIN = "rendered=again";
/**
 * Makes the request bypass the caches and query the database, as for the first visitor; that cost grows with the
 * number of results.
 */
const ASKED_ANEW = { "Cache-Control": "no-cache" };
const BUSINESS = {
  "business: list": "/p",
  "business: product": "/p/luppolo-adeena-in-pellet",
  "business: cart of 5 rows": "/cart",
  "business: checkout": "/cart/checkout",
  "business: orders": "/account/orders",
};
const CALLS = {
  "call health": "health/",
  "call products, 24": "products/p/?page_size=24",
  "call product": "products/p/luppolo-adeena-in-pellet/",
  "call facets": "products/p/facets/",
  "call facets, searched": "products/p/facets/?search=lievito",
  "call prices of 100": `products/p/prices/?ids=${Array.from({ length: 100 }, (_, n) => 10001 + n).join(",")}`,
  "call suggest": "products/p/suggest/?search=liev",
  "call suggest, a slip": "products/p/suggest/?search=lievtio",
  "call categories": "categories/tree/",
};
const LIMIT = 1.5;
/** The limit for targets that must search or filter first. */
const LIMIT_OF_FILTERS = 3;
const FILTERED = /search|suggest|filtered|offers/;

export async function screens(): Promise<Target[]> {
  const business = await signedIn("business@demo.test");
  for (let row = 0; row < 5; row += 1) {
    const { id } = await aProduct({ priceCents: 2500 });
    await business.post("/cart", { intent: "add", product: String(id), qty: "3" });
  }
  return [
    ...targets(KEPT, {}),
    ...targets(NOBODY, {}, (path) => `${path}${path.includes("?") ? "&" : "?"}${RENDERED_AGAIN}`),
    ...targets(BUSINESS, { Cookie: cookieOf(business) }),
  ];
}

export const calls = (): Target[] => {
  const inApi = (path: string) => `/api/v3/client/${path}`;
  const firsts = Object.entries(CALLS).filter(([name]) => FILTERED.test(name));
  return [
    ...targets(CALLS, {}, inApi),
    ...targets(
      Object.fromEntries(firsts.map(([name, path]) => [`${name}, the first time`, path])),
      ASKED_ANEW,
      inApi,
    ).map((target) => ({ ...target, limit: null })),
  ];
};

const targets = (
  paths: Record<string, string>,
  headers: Record<string, string>,
  pathOf = (path: string) => path,
): Target[] =>
  Object.entries(paths).map(([name, path]) => ({
    name,
    limit: FILTERED.test(name) ? LIMIT_OF_FILTERS : LIMIT,
    url: shopUrl() + pathOf(path),
    headers,
  }));

async function signedIn(username: string): Promise<Browser> {
  const one = browser();
  const page = await one.post("/auth/login", { username, password: PASSWORD });
  if (page.status !== 200) throw new Error(`${username}: login answered ${page.status}`);
  return one;
}

const cookieOf = ({ cookies }: Browser): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
