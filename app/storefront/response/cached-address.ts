// The URL under which an anonymous visitor's page is cached. It contains only parameters that the page reads, in one
// order and one spelling, so that no visitor can fill the cache with copies of a page.
import type { ServerBuild } from "@remix-run/cloudflare";
import { LOCALES } from "~/contract/constants/enums";
import { MAX_TAG_LENGTH } from "~/contract/constants/limits";
import { LIST_VIEWS } from "~/contract/constants/list-query";
import { pageSizesWith } from "~/contract/constants/paging";

/** Tracking parameters of advertising and email services. No page of the shop reads them. */
const TRACKING =
  /^(utm_\w+|mtm_\w+|pk_\w+|gclid|gclsrc|dclid|gbraid|wbraid|gad_\w+|srsltid|_ga|_gl|fbclid|igshid|igsh|msclkid|ttclid|twclid|li_fat_id|yclid|epik|rdt_cid|sccid|mc_cid|mc_eid|_hsenc|_hsmi|__hs\w+|mkt_tok|vero_\w+|_kx|klaviyo\w*|sfmc_\w+|elqTrackId|ck_subscriber_id|wickedid|oly_\w+|s_cid)$/i;

const isTracking = (pair: string): boolean => TRACKING.test(pair.slice(0, `${pair}=`.indexOf("=")));

/** Splits a GET or HEAD request into its tracking parameters and the request without them. */
export function withoutTracking(request: Request): { request: Request; tracking: string } {
  const start = request.url.indexOf("?");
  if (start < 0 || !["GET", "HEAD"].includes(request.method)) return { request, tracking: "" };
  const pairs = request.url.slice(start + 1).split("&");
  const tracking = pairs.filter(isTracking).join("&");
  if (tracking === "") return { request, tracking };
  const others = pairs.filter((pair) => !isTracking(pair)).join("&");
  const url = request.url.slice(0, start) + (others && `?${others}`);
  return { request: new Request(url, request), tracking };
}

/** Adds the visit's tracking parameters to a redirect within the shop, where scripts in the browser read them. */
export function keepTracking(response: Response, tracking: string): Response {
  const location = response.headers.get("Location");
  if (tracking === "" || !location?.startsWith("/")) return response;
  const [path = "", fragment] = location.split("#");
  const headers = new Headers(response.headers);
  const next = `${path}${path.includes("?") ? "&" : "?"}${tracking}`;
  headers.set("Location", fragment === undefined ? next : `${next}#${fragment}`);
  return new Response(response.body, { status: response.status, headers });
}

const oneOf = (words: readonly (string | number)[]): RegExp => new RegExp(`^(${words.join("|")})$`);
const PAGE = /^[1-9]\d{0,2}$/;
const LOCALE = { locale: oneOf(LOCALES) };
const FLAG = /^1$/;
const LIST = {
  ...LOCALE,
  page: PAGE,
  page_size: oneOf(pageSizesWith(0).slice(1)),
  order_by: /^[a-z_]{1,40}-(asc|desc)$/,
  view: oneOf(LIST_VIEWS),
  in_stock: FLAG,
  offers: FLAG,
  new: FLAG,
  bestseller: FLAG,
  categories: /^[a-z\d-]{1,100}$/,
  promotions: /^[1-9]\d{0,6}$/,
};
/** The value of a field, not a bound of a range: bounds are arbitrary numbers. */
const FIELD = /^cf\.\w{1,60}$/;

/** Query parameters that a cacheable page reads, by path. The page is not cached if a value is unknown to the shop. */
const READ: readonly { path: RegExp; params: Record<string, RegExp>; hasFields?: true }[] = [
  { path: /^\/p$|^\/c\/[^/]+$/, params: LIST, hasFields: true },
  { path: /^\/p\/[^/]+$/, params: { ...LOCALE, variant: /^[1-9]\d{0,14}$/ } },
  { path: /^\/news$/, params: { ...LOCALE, page: PAGE, tag: new RegExp(`^.{1,${MAX_TAG_LENGTH}}$`, "s") } },
];
const ANY_PAGE = { path: /^/, params: LOCALE };

/** Limit of filters in a cached URL: more would make more combinations than a cache can hold. */
const MAX_FILTERS = 3;
const MAX_LENGTH = 300;

/** Lists of routes that a browser may request with `.data?_routes=`, with the paths of their pages. */
export type RouteLists = ReadonlyMap<string, RegExp>;

/** Returns the route of each page alone and with its layouts, in the router's notation. */
export function routeListsOf({ routes }: Pick<ServerBuild, "routes">): RouteLists {
  const lists = new Map<string, RegExp>();
  for (const { id } of Object.values(routes)) {
    const chain: string[] = [];
    for (let at: string | undefined = id; at; at = routes[at]?.parentId) chain.unshift(at);
    const path = chain.map((one) => routes[one]?.path ?? "").filter((part) => part !== "" && part !== "/");
    const segments = path
      .join("/")
      .split("/")
      .filter(Boolean)
      .map((part) => (/^[:*]/.test(part) ? "[^/]+" : part));
    const pattern = new RegExp(`^/${segments.join("/")}$`);
    for (const list of [id, chain.slice(1).join(","), chain.join(",")])
      if (!lists.has(list)) lists.set(list, pattern);
  }
  return lists;
}

/** Returns null if the page is not cached under this URL. */
export function cachedAddress(request: Request, routeLists: RouteLists): string | null {
  const url = new URL(request.url);
  const isData = url.pathname.endsWith(".data");
  const path = isData ? url.pathname.slice(0, -".data".length).replace(/^\/_root$/, "/") : url.pathname;
  const { params, hasFields }: (typeof READ)[number] = READ.find((page) => page.path.test(path)) ?? ANY_PAGE;
  const pairs: [string, string][] = [];
  let filters = 0;
  for (const [name, value] of url.searchParams) {
    const isField = hasFields === true && FIELD.test(name);
    const isFilter = isField || name === "categories" || name === "promotions";
    const isKnown = isField
      ? value !== ""
      : name === "_routes"
        ? isData && routeLists.get(value)?.test(path) === true
        : Object.hasOwn(params, name) && params[name]?.test(value) === true;
    const isRepeatable = isField || name === "categories";
    const isRepeated = pairs.some(([other, known]) => other === name && (!isRepeatable || known === value));
    filters += isFilter ? 1 : 0;
    if (!isKnown || isRepeated || filters > MAX_FILTERS) return null;
    pairs.push([name, value]);
  }
  pairs.sort(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)));
  const search = new URLSearchParams(pairs).toString();
  const address = url.origin + url.pathname + (search && `?${search}`);
  return address.length > MAX_LENGTH ? null : address;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
