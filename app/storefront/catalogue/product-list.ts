// The product list of /p and /c/{slug}: query, view cookie, and the data that the page shows.
import { redirect } from "@remix-run/cloudflare";
import { type Category, DEFAULT_TAXONOMY } from "~/contract/categories";
import { attempt } from "~/contract/client";
import type { ListQuery } from "~/contract/constants/list-query";
import { productsPerPage } from "~/contract/constants/paging";
import type { Facets, ProductExpanded } from "~/contract/products";
import { formTokenOf } from "~/storefront/forms/form-token";
import { type RequestContext, searchOf } from "~/storefront/request/context";
import { cookieHeader, readCookie } from "~/storefront/request/cookies";
import { activeSeasons } from "~/storefront/request/season";
import { activeFilters, closestList, type FilterQuery, relaxFilters } from "./empty-state-suggestions";
import { filterOptions } from "./list-facets";
import { listCard, rowItem } from "./list-item";
import { parseListQuery } from "./list-query";

/**
 * Loads the list.
 * @param categories replaces the query's categories, for the page of a category
 * @throws Response that redirects to the canonical URL
 */
export async function loadList(reqContext: RequestContext, request: Request, categories?: string[]) {
  const { shop, viewer, url } = reqContext;
  const canonicalUrl = canonicalListUrl(url);
  if (canonicalUrl !== null) throw redirect(canonicalUrl);
  const { ignored, ...read } = parseListQuery(url.searchParams, viewer.customer !== null);
  const inForce = read.season === null ? [] : await activeSeasons(shop);
  const isSeason = inForce.some(({ id }) => id === read.season);
  if (read.season !== null && !isSeason) ignored.push("season");
  const view = viewOf(request, read, reqContext);
  const page_size = read.page_size ?? productsPerPage(view);
  let requested = { ...read, page_size, season: isSeason ? read.season : null };
  const inTable = view === "table";
  const more = { facets: true, expand: "variants" };
  const effectiveQuery = () => ({ ...requested, categories: categories ?? requested.categories });
  let found = await fetchProducts(reqContext, effectiveQuery(), more);
  // Unknown categories and fields are looked up only if the list is empty. They are ignored and reported (CONTRACT §8).
  const unknown = found.count === 0 ? await unknownFilters(reqContext, requested) : [];
  if (unknown.length > 0) {
    ignored.push(...new Set(unknown.map(({ field }) => field)));
    const values = unknown.map(({ value }) => value);
    requested = {
      ...requested,
      categories: requested.categories.filter((slug) => !values.includes(slug)),
      fields: requested.fields.filter((field) => !values.includes(field)),
      ranges: requested.ranges.filter((range) => !values.includes(range)),
    };
    found = await fetchProducts(reqContext, effectiveQuery(), more);
  }
  const query = effectiveQuery();
  const { facets, ...products } = found;
  return {
    products: {
      ...products,
      results: inTable
        ? products.results.flatMap(tableRows)
        : products.results.map(listCard(reqContext.locale)),
    },
    facets: facets
      ? filterOptions(facets, query, products.count, !categories && activeFilters(query, false).length > 0)
      : null,
    /** Product counts of the page's subcategories, by slug. */
    inside: categories
      ? Object.fromEntries(facets?.categories.map(({ slug, count }) => [slug, count]) ?? [])
      : {},
    names: await namesOf(reqContext, requested.categories),
    suggestions:
      products.count === 0 ? await suggestionsFor(reqContext, query, categories !== undefined) : null,
    isCustomer: viewer.customer !== null,
    query: { ...requested, view },
    ignored,
    formToken: formTokenOf(viewer),
    /** True if the URL contains only filters that the catalogue knows: there are few enough of these URLs to cache. */
    isCacheable: ignored.length === 0 && products.results.length > 0 && isInFacets(requested, facets),
  };
}

const isInFacets = ({ categories, fields, ranges }: FilterQuery, facets: Facets | undefined): boolean =>
  ranges.length === 0 &&
  categories.every((slug) => facets?.categories.some((one) => one.slug === slug)) &&
  fields.every(({ key, value }) =>
    facets?.custom_fields.some((one) => one.key === key && one.values.some((other) => other.value === value)),
  );

/**
 * Returns the URL without empty and technical parameters, which a form without JavaScript sends, or null if the URL is
 * canonical already. The form of the table view also sends the list's query (`redirectTo`) to open another page of the
 * same list.
 */
function canonicalListUrl(url: URL): string | null {
  const params = [...new URLSearchParams(searchOf(url))];
  const from = url.searchParams.get("redirectTo");
  const base = from === null ? [] : [...new URLSearchParams(from.slice(from.indexOf("?") + 1))];
  const ownParams = params.filter(([name, value]) => value !== "" && !FORM_FIELDS.includes(name));
  if (from === null && ownParams.length === params.length) return null;
  const ownNames = new Set(ownParams.map(([name]) => name));
  const baseParams = base.filter(
    ([name]) => from?.includes("?") && !ownNames.has(name) && !name.startsWith("qty."),
  );
  const search = new URLSearchParams([...baseParams, ...ownParams]).toString();
  return url.pathname.replace(/\.data$/, "") + (search && `?${search}`);
}

async function namesOf({ shop }: RequestContext, slugs: readonly string[]): Promise<Record<string, string>> {
  if (slugs.length === 0) return {};
  const { results } = await shop.categories.tree({ taxonomy: DEFAULT_TAXONOMY });
  const named = (categories: Category[]): [string, string][] =>
    categories.flatMap(({ slug, name, children = [] }) => [
      ...(slugs.includes(slug) ? [[slug, name] satisfies [string, string]] : []),
      ...named(children),
    ]);
  return Object.fromEntries(named(results));
}

const FORM_FIELDS = ["redirectTo", "for_customer", "form_id"];

type UnknownFilter =
  | { field: "categories"; value: string }
  | { field: "cf"; value: ListQuery["fields"][number] | ListQuery["ranges"][number] };

async function unknownFilters(
  { shop }: RequestContext,
  { categories, fields, ranges }: FilterQuery,
): Promise<UnknownFilter[]> {
  const [lookups, facets] = await Promise.all([
    Promise.all(categories.slice(0, MAX_LOOKUPS).map((id) => attempt(shop.categories.get({ id })))),
    fields.length + ranges.length > 0 ? shop.products.facets({}) : { custom_fields: [] },
  ]);
  const isKnown = ({ key, value }: ListQuery["fields"][number]) =>
    facets.custom_fields.some((one) => one.key === key && one.values.some((other) => other.value === value));
  const isRange = ({ key }: ListQuery["ranges"][number]) =>
    facets.custom_fields.some((one) => one.key === key && one.range !== null);
  return [
    ...categories
      .filter((_, n) => lookups[n]?.ok === false)
      .map((value) => ({ field: "categories" as const, value })),
    ...[...fields.filter((field) => !isKnown(field)), ...ranges.filter((range) => !isRange(range))].map(
      (value) => ({ field: "cf" as const, value }),
    ),
  ];
}

const MAX_LOOKUPS = 6;

const fetchProducts = (
  { shop, viewer }: RequestContext,
  query: FilterQuery,
  more: { facets?: boolean; expand?: string | undefined } = {},
) =>
  shop.products.list({
    search: query.search || undefined,
    exact: query.exact || undefined,
    categories: query.categories.length > 0 ? query.categories : undefined,
    in_stock: query.in_stock || undefined,
    offers: query.offers || undefined,
    new: query.new || undefined,
    bestseller: query.bestseller || undefined,
    ordered: query.ordered || undefined,
    promotions: query.promotions.length > 0 ? query.promotions : undefined,
    ...(query.season === null ? {} : { season: query.season }),
    ...fieldParams(query),
    [`${query.price_type}__gte`]: query.price_min || undefined,
    [`${query.price_type}__lte`]: query.price_max || undefined,
    order_by: query.order_by || undefined,
    page: query.page,
    page_size: query.page_size,
    customer: viewer.customer?.id,
    annotate_ordered_qty: viewer.customer ? true : undefined,
    ...more,
  });

const SUGGESTED_PRODUCTS = 4;

/** Suggestions for an empty list: counts without each filter, and the closest products. */
async function suggestionsFor(reqContext: RequestContext, query: FilterQuery, isOwnCategory: boolean) {
  const lists = await Promise.all(
    relaxFilters(query, isOwnCategory).map(async ({ query, ...one }) => ({
      ...one,
      ...(await fetchProducts(reqContext, { ...query, page_size: SUGGESTED_PRODUCTS })),
    })),
  );
  const near = closestList(lists);
  const { custom_fields } =
    query.fields.length + query.ranges.length > 0
      ? await reqContext.shop.products.facets({ categories: query.categories })
      : { custom_fields: [] };
  const shown =
    near ?? (await reqContext.shop.products.list({ bestseller: true, page_size: SUGGESTED_PRODUCTS }));
  return {
    counts: Object.fromEntries(lists.map(({ name, count }) => [name, count])),
    searches: lists.flatMap(({ search, count }) => (search && count > 0 ? { search, count } : [])),
    isNear: near !== null,
    fields: custom_fields.filter(({ key }) =>
      [...query.fields, ...query.ranges].some((field) => field.key === key),
    ),
    products: shown.results.map(listCard(reqContext.locale)),
  };
}

/** Numbered parameters of the API. */
const fieldParams = ({ fields, ranges }: FilterQuery): Record<string, string> =>
  Object.fromEntries(
    [
      ...fields.map(({ key, value }) => ({ key, value })),
      ...ranges.map(({ key, min: gte, max: lte }) => ({ key, ...(gte && { gte }), ...(lte && { lte }) })),
    ].flatMap((field, index) =>
      Object.entries(field).map(([part, text]) => [`custom_field_${part}_${index}`, text]),
    ),
  );

/** In the table view each variant has a row to order it. The first row contains the product's name. */
const tableRows = ({ variants = [], ...product }: ProductExpanded) => {
  if (variants.length === 0) return [rowItem(product)];
  return variants.map((variant, index) => ({
    ...rowItem(variant),
    size: variant.attributes.map(({ value }) => value).join(", "),
    ...(index === 0 && { group: { slug: product.slug, name: product.name } }),
  }));
};

const COOKIE_NAME = "view";
const TTL_SECONDS = 365 * 24 * 60 * 60;

/** The requested view, else the stored one. The default is the table for businesses and agents. */
function viewOf(
  request: Request,
  { view }: Pick<ListQuery, "view">,
  { viewer }: RequestContext,
): "grid" | "table" {
  const storedView = readCookie(request, COOKIE_NAME);
  if (view) return view;
  if (storedView === "grid" || storedView === "table") return storedView;
  return viewer.session?.user.isAgent || viewer.customer?.type === "business" ? "table" : "grid";
}

/** Returns a Set-Cookie header if the URL contains `?view=`. */
export const viewCookie = (request: Request): Record<string, string> => {
  const chosen = new URL(request.url).searchParams.get("view");
  if (chosen !== "grid" && chosen !== "table") return {};
  return {
    "Set-Cookie": cookieHeader(request, COOKIE_NAME, chosen, { maxAgeSeconds: TTL_SECONDS, httpOnly: true }),
  };
};
