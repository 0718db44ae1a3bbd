// What the list at /p and the one at /c/{slug} have in common: ask, remember the view, send no more than is shown.
import { redirect } from "@remix-run/cloudflare";
import { type Category, DEFAULT_TAXONOMY } from "~/contract/categories";
import { attempt } from "~/contract/client";
import type { ListQuery } from "~/contract/constants/list-query";
import type { ProductExpanded } from "~/contract/products";
import { formTokenOf } from "~/storefront/forms/form-token";
import { type RequestContext, searchOf } from "~/storefront/request/context";
import { cookieHeader, readCookie } from "~/storefront/request/cookies";
import { activeSeasons } from "~/storefront/request/season";
import { type Narrowing, narrowings, nearest, relaxFilters } from "./empty-state-suggestions";
import { forFilters } from "./list-facets";
import { cardItem, rowItem } from "./list-item";
import { readListQuery } from "./list-query";

/** @param categories in place of the query's own: the category that the page is about */
export async function loadList(reqContext: RequestContext, request: Request, categories?: string[]) {
  const { shop, viewer, url } = reqContext;
  const tidy = tidied(url);
  if (tidy !== null) throw redirect(tidy);
  const { ignored, ...read } = readListQuery(url.searchParams, viewer.customer !== null);
  const inForce = read.season === null ? [] : await activeSeasons(shop);
  const isSeason = inForce.some(({ id }) => id === read.season);
  if (read.season !== null && !isSeason) ignored.push("season");
  let asked = { ...read, season: isSeason ? read.season : null };
  const view = viewOf(request, asked, reqContext);
  const inTable = view === "table";
  const more = { facets: true, expand: inTable ? "variants" : undefined };
  const within = () => ({ ...asked, categories: categories ?? asked.categories });
  let found = await ask(reqContext, within(), more);
  // Only an empty list can have been asked for what the shop does not have; that is left out and named (CONTRACT §8).
  const unknown = found.count === 0 ? await unknownIn(reqContext, asked) : [];
  if (unknown.length > 0) {
    ignored.push(...new Set(unknown.map(({ field }) => field)));
    const values = unknown.map(({ value }) => value);
    asked = {
      ...asked,
      categories: asked.categories.filter((slug) => !values.includes(slug)),
      fields: asked.fields.filter((field) => !values.includes(field)),
    };
    found = await ask(reqContext, within(), more);
  }
  const wanted = within();
  const { facets, ...products } = found;
  return {
    products: {
      ...products,
      results: inTable ? products.results.flatMap(tableRows) : products.results.map(cardItem),
    },
    facets: facets
      ? forFilters(
          facets,
          wanted,
          categories || narrowings(wanted, false).length === 0 ? null : products.count,
        )
      : null,
    /** How many of the list each category under the page's own holds. */
    inside: categories
      ? Object.fromEntries(facets?.categories.map(({ slug, count }) => [slug, count]) ?? [])
      : {},
    names: await namesOf(reqContext, asked.categories),
    help: products.count === 0 ? await helpOut(reqContext, wanted, categories !== undefined) : null,
    isCustomer: viewer.customer !== null,
    query: { ...asked, view },
    ignored,
    formToken: formTokenOf(viewer),
  };
}

/**
 * A form without a script sends its empty fields too: they are no part of a list's address. The table's form comes with the
 * address that it was on, for another page of the same list. Null: the address is as it should be.
 */
function tidied(url: URL): string | null {
  const given = [...new URLSearchParams(searchOf(url))];
  const from = url.searchParams.get("redirectTo");
  const base = from === null ? [] : [...new URLSearchParams(from.slice(from.indexOf("?") + 1))];
  const own = given.filter(([name, value]) => value !== "" && !FORM_FIELDS.includes(name));
  if (from === null && own.length === given.length) return null;
  const isOwn = new Set(own.map(([name]) => name));
  const kept = base.filter(([name]) => from?.includes("?") && !isOwn.has(name) && !name.startsWith("qty."));
  const search = new URLSearchParams([...kept, ...own]).toString();
  return url.pathname.replace(/\.data$/, "") + (search && `?${search}`);
}

/** What these categories are called, by slug. */
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

type Unknown = { field: "categories"; value: string } | { field: "cf"; value: ListQuery["fields"][number] };

async function unknownIn({ shop }: RequestContext, { categories, fields }: Narrowing): Promise<Unknown[]> {
  const [looked, facets] = await Promise.all([
    Promise.all(categories.slice(0, MOST_LOOKED).map((id) => attempt(shop.categories.get({ id })))),
    fields.length > 0 ? shop.products.facets({}) : { custom_fields: [] },
  ]);
  const isKnown = ({ key, value }: ListQuery["fields"][number]) =>
    facets.custom_fields.some((one) => one.key === key && one.values.some((other) => other.value === value));
  return [
    ...categories
      .filter((_, n) => looked[n]?.ok === false)
      .map((value) => ({ field: "categories" as const, value })),
    ...fields.filter((field) => !isKnown(field)).map((value) => ({ field: "cf" as const, value })),
  ];
}

const MOST_LOOKED = 6;

const ask = (
  { shop, viewer }: RequestContext,
  wanted: Narrowing,
  more: { facets?: boolean; expand?: string | undefined } = {},
) =>
  shop.products.list({
    search: wanted.search || undefined,
    exact: wanted.exact || undefined,
    categories: wanted.categories.length > 0 ? wanted.categories : undefined,
    offers: wanted.offers || undefined,
    new: wanted.new || undefined,
    bestseller: wanted.bestseller || undefined,
    ordered: wanted.ordered || undefined,
    promotions: wanted.promotions.length > 0 ? wanted.promotions : undefined,
    ...(wanted.season === null ? {} : { season: wanted.season }),
    ...fieldParams(wanted.fields),
    [`${wanted.price_type}__gte`]: wanted.price_min || undefined,
    [`${wanted.price_type}__lte`]: wanted.price_max || undefined,
    order_by: wanted.order_by || undefined,
    page: wanted.page,
    page_size: wanted.page_size,
    customer: viewer.customer?.id,
    annotate_ordered_qty: viewer.customer ? true : undefined,
    ...more,
  });

const NEAR = 4;

/** For an empty list: how many there are without each thing that narrows it, and the products that come nearest. */
async function helpOut(reqContext: RequestContext, wanted: Narrowing, isOwnCategory: boolean) {
  const lists = await Promise.all(
    relaxFilters(wanted, isOwnCategory).map(async ({ query, ...one }) => ({
      ...one,
      ...(await ask(reqContext, { ...query, page_size: NEAR })),
    })),
  );
  const near = nearest(lists);
  const { custom_fields } =
    wanted.fields.length > 0
      ? await reqContext.shop.products.facets({ categories: wanted.categories })
      : { custom_fields: [] };
  const shown = near ?? (await reqContext.shop.products.list({ bestseller: true, page_size: NEAR }));
  return {
    counts: Object.fromEntries(lists.map(({ name, count }) => [name, count])),
    searches: lists.flatMap(({ search, count }) => (search && count > 0 ? { search, count } : [])),
    isNear: near !== null,
    fields: custom_fields.filter(({ key }) => wanted.fields.some((field) => field.key === key)),
    products: shown.results.map(cardItem),
  };
}

/** The API's numbered pairs. */
const fieldParams = (fields: ListQuery["fields"]): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ key, value }, index) => [
      [`custom_field_key_${index}`, key],
      [`custom_field_value_${index}`, value],
    ]),
  );

/** In the table each format has a line of its own, to be ordered from there. */
const tableRows = ({ variants = [], ...product }: ProductExpanded) =>
  (variants.length > 0 ? variants : [product]).map(rowItem);

const COOKIE = "view";
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Businesses and agents begin with the table; what was chosen last is remembered. */
function viewOf(
  request: Request,
  { view }: Pick<ListQuery, "view">,
  { viewer }: RequestContext,
): "grid" | "table" {
  const kept = readCookie(request, COOKIE);
  if (view) return view;
  if (kept === "grid" || kept === "table") return kept;
  return viewer.session?.user.isAgent || viewer.customer?.type === "business" ? "table" : "grid";
}

/** Set where the address itself chose a view. */
export const viewCookie = (request: Request): Record<string, string> => {
  const chosen = new URL(request.url).searchParams.get("view");
  if (chosen !== "grid" && chosen !== "table") return {};
  return {
    "Set-Cookie": cookieHeader(request, COOKIE, chosen, { maxAgeSeconds: YEAR_SECONDS, httpOnly: true }),
  };
};
