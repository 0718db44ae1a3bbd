// All URLs that the code builds. Pages, emails and tests use them, so that a path is changed in one place.
import { LOCALES } from "~/contract/constants/enums";

export type Query = Record<
  string,
  string | number | boolean | readonly (string | number)[] | null | undefined
>;

/** Appends the parameters of `query` that have a value. Lists repeat their key. */
export function withQuery(path: string, query: Query): string {
  const given: string[][] = [];
  for (const key in query) {
    const value = query[key];
    if (value === null || value === undefined || value === "") continue;
    for (const one of Array.isArray(value) ? value : [value]) given.push([key, String(one)]);
  }
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** Paths without a customer: selecting one, signing in, and paths outside of the storefront. */
const WITHOUT_CUSTOMER = /^\/(customers|auth|operator|api|__dev|build)(\/|[?#]|$)/;

/** Adds the customer of an agent's page to a path of the shop. A path with a customer keeps it. */
export function withCustomer(path: string, customer: number | string): string {
  if (!/^(\/(?!\/)|\?)/.test(path) || WITHOUT_CUSTOMER.test(path)) return path;
  const [, address = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path) ?? [];
  if (new URLSearchParams(query).has("customer")) return path;
  return `${address}${query}${query.length > 1 ? "&" : query ? "" : "?"}customer=${customer}${hash}`;
}

/** Whether the page has the checkout's frame, whose only links are the way back and those that the law requires. */
export const isEnclosed = (path: string): boolean =>
  /^\/(cart\/(checkout|order-complete)|pay\/[^/]+)$/.test(path);

/** Returns the frame of a page. Navigation between pages of one frame stays in one document. */
export const frameOf = (path: string): "back office" | "enclosed" | "shop" =>
  /^\/operator(\/|\.data$|$)/.test(path)
    ? "back office"
    : isEnclosed(path.replace(/\.data$/, ""))
      ? "enclosed"
      : "shop";

/** Returns whether the page has the shop's look, as previews in the back office do. */
export const hasShopLook = (path: string): boolean =>
  frameOf(path) !== "back office" || /^\/operator\/preview(\/|$)/.test(path);

const segment = encodeURIComponent;

export const HOMES = { it: "/home", en: "/home-en", es: "/home-es" } as const;
export const CONTACTS = { it: "/contatti", en: "/contacts", es: "/contactos" } as const;
export const WITHDRAWALS = { it: "/recesso", en: "/withdrawal", es: "/desistimiento" } as const;
export const LOCALIZED_PATHS = [HOMES, CONTACTS, WITHDRAWALS];

/** Returns the fixed language of such a path, or null (CONTRACT §8). */
export const localeOfPath = (pathname: string): keyof typeof HOMES | null =>
  LOCALES.find((locale) => LOCALIZED_PATHS.some((paths) => paths[locale] === pathname)) ?? null;

/** Returns the language of a URL, from its path or `?locale=`, or null. */
export function localeOfUrl({ pathname, search }: { pathname: string; search: string }) {
  const requested = new URLSearchParams(search).get("locale");
  return localeOfPath(pathname) ?? LOCALES.find((locale) => locale === requested) ?? null;
}

/** Document ids of the legal model form in each language, inserted by the shop's migrations. */
const WITHDRAWAL_FORMS = { it: 1_000_001, en: 1_000_002, es: 1_000_003 } as const;

/**
 * Slugs by language of the page builder pages that the law requires to be public. Links use the slug in the shop's main
 * language. The other slugs redirect to it.
 */
export const LEGAL = {
  terms: { it: "condizioni", en: "terms", es: "condiciones" },
  privacy: { it: "privacy", en: "privacy-policy", es: "privacidad" },
  cookies: { it: "cookie", en: "cookies", es: "politica-de-cookies" },
  withdrawal: { it: "diritto-di-recesso", en: "right-of-withdrawal", es: "derecho-de-desistimiento" },
  guarantee: { it: "garanzia", en: "guarantee", es: "garantia" },
  accessibility: { it: "accessibilita", en: "accessibility", es: "accesibilidad" },
} as const;
export type LegalPage = keyof typeof LEGAL;

/** Returns all slugs of the legal page that has this slug, or an empty list for any other page. */
export const legalSlugsOf = (slug: string): readonly string[] =>
  Object.values(LEGAL)
    .map((slugs): string[] => Object.values(slugs))
    .find((slugs) => slugs.includes(slug)) ?? [];

export const paths = {
  index: () => "/",
  brandLogo: () => "/brand/logo",
  brandIcon: () => "/brand/icon",
  manifest: () => "/manifest.webmanifest",
  speculation: () => "/speculation/public-pages.json",
  home: (locale: keyof typeof HOMES) => HOMES[locale],
  products: (query: Query = {}) => withQuery("/p", query),
  product: (slug: string, query: Query = {}) => withQuery(`/p/${segment(slug)}`, query),
  suggest: (query: Query) => withQuery("/suggest", query),
  category: (slug: string, query: Query = {}) => withQuery(`/c/${segment(slug)}`, query),
  backInStock: (query: Query = {}) => withQuery("/back-in-stock", query),
  page: (slug: string) => `/${segment(slug)}`,
  /** @param locale the shop's main language */
  legal: (page: LegalPage, locale: keyof typeof HOMES) => `/${LEGAL[page][locale]}`,
  /** Products that a buyer can review, from the link in an email or for an order of the signed-in customer. */
  reviews: (query: Query = {}) => withQuery("/reviews", query),
  productReviews: (slug: string, query: Query = {}) => withQuery(`/p/${segment(slug)}/reviews`, query),
  newsletter: (query: Query = {}) => withQuery("/newsletter", query),
  news: (query: Query = {}) => withQuery("/news", query),
  article: (slug: string) => `/news/${segment(slug)}`,
  contacts: (locale: keyof typeof CONTACTS, query: Query = {}) => withQuery(CONTACTS[locale], query),
  withdrawal: (locale: keyof typeof WITHDRAWALS, query: Query = {}) => withQuery(WITHDRAWALS[locale], query),
  customers: (query: Query = {}) => withQuery("/customers", query),
  newCustomer: () => "/customers/new",
  login: (query: Query = {}) => withQuery("/auth/login", query),
  guestOrder: (key: string) => withQuery("/auth/guest-order", { key }),
  signUp: (query: Query = {}) => withQuery("/auth/sign-up", query),
  signUpCode: () => "/auth/sign-up/code",
  logout: () => "/auth/logout",
  passwordForgotten: (query: Query = {}) => withQuery("/auth/password-forgotten", query),
  resetPassword: (query: Query = {}) => withQuery("/auth/reset-password", query),
  cart: (query: Query = {}) => withQuery("/cart", query),
  orderPad: (query: Query = {}) => withQuery("/order-pad", query),
  orderPadItems: (query: Query = {}) => withQuery("/order-pad/items", query),
  punchOutStart: (key: string) => withQuery("/punchout/start", { key }),
  transfer: (query: Query = {}) => withQuery("/cart/transfer", query),
  padWorker: () => "/order-pad/worker.js",
  orderLists: (query: Query = {}) => withQuery("/order-pad/lists", query),
  orderList: (id: number) => `/order-pad/lists/${id}`,
  checkout: () => "/cart/checkout",
  orderComplete: (order: number) => withQuery("/cart/order-complete", { order }),
  pay: (token: string, query: Query = {}) => withQuery(`/pay/${segment(token)}`, query),
  account: () => "/account",
  wishlist: () => "/account/wishlist",
  addresses: (query: Query = {}) => withQuery("/account/addresses", query),
  downloads: (query: Query = {}) => withQuery("/account/downloads", query),
  document: (id: number) => `/documents/${id}`,
  withdrawalForm: (locale: keyof typeof WITHDRAWAL_FORMS) => `/documents/${WITHDRAWAL_FORMS[locale]}`,
  details: () => "/account/details",
  apiKeys: () => "/account/api-keys",
  orders: (query: Query = {}) => withQuery("/account/orders", query),
  order: (id: number) => `/account/orders/${id}`,
  quotes: (query: Query = {}) => withQuery("/account/quotes", query),
  requestQuote: () => "/account/quotes/request",
  newQuote: (query: Query = {}) => withQuery("/account/quotes/new", query),
  quote: (id: number) => `/account/quotes/${id}`,
  quotePdf: (id: number) => `/account/quotes/${id}/pdf`,
  robots: () => "/robots.txt",
  sitemap: () => "/sitemap.xml",
  sitemapOf: (kind: string, query: Query = {}) => withQuery(`/sitemap-${kind}.xml`, query),
  googleFeed: (query: Query = {}) => withQuery("/feeds/google.xml", query),
  locale: (query: Query = {}) => withQuery("/locale", query),
  context: () => "/context",
  editorPreview: () => "/pgb-editor-preview",
  previewBlocks: () => "/pgb-editor-preview/blocks",
  season: () => "/season",
  forms: () => "/forms.json",
  /**
   * Texts of some namespaces.
   * @param query `v` is the build id: the texts of a build never change
   */
  texts: (locale: keyof typeof HOMES, query: { v?: string; ns: string[] }) =>
    withQuery(`/texts/${locale}`, query),
  pricesCsv: (slug: string) => `/p/${segment(slug)}/prices.csv`,
  cartCsv: () => "/cart.csv",
  customersCsv: () => "/customers.csv",
  ordersCsv: (query: Query = {}) => withQuery("/account/orders.csv", query),
  consent: (query: Query = {}) => withQuery("/consent", query),
} as const;
