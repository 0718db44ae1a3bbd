// Converts a list's query string to the filters of the database; an invalid field gives a 400 that names
// it.
import type { z } from "zod";
import { ORDER_FIELDS, type ProductQuery } from "~/contract/products";
import type { Cents } from "~/contract/units";
import type { Locale } from "~/contract/wire";
import type { Categories } from "~/db/products/categories";
import type { OrderField, ProductFilters, Range } from "~/db/products/filters";
import { type Search, searchOf } from "~/db/products/search";
import type { ServiceContext } from "~/services/context";
import type { View } from "~/services/price-view";
import { invalidField } from "~/services/refusal";

type Query = z.output<typeof ProductQuery>;

/** @throws Refusal 400 with the invalid field */
export function filtersOf(
  c: ServiceContext,
  query: Query,
  view: View,
  categories: Categories,
): ProductFilters {
  if (query.ordered && view.customer === null) throw invalidField("ordered", "customer_required");
  const ids = categoryIds(query.categories, categories);
  return {
    categories: ids,
    isBroad: ids === null || isBroad(ids, categories),
    descendants: query.include_cat_descendants ?? true,
    search: searchTermsOf(query, c.locale),
    searchVariants: query.search_pp ?? true,
    ...fieldsOf(query),
    bestseller: query.bestseller ?? false,
    inStock: query.in_stock ?? false,
    isNew: query.new ?? false,
    offers: query.offers ?? false,
    standard: rangeOf(query, "standard"),
    special: rangeOf(query, "special"),
    promotions: idsOf("promotions", query.promotions),
    ids: idsOf("ids", query.ids),
    orderedBy: query.ordered ? view.customer : null,
    order: orderOf(query.order_by),
  };
}

function searchTermsOf({ search, search_pp, exact }: Query, locale: Locale): Search | null {
  const terms = search === undefined ? null : searchOf(search, locale, search_pp);
  return terms && exact ? { ...terms, exact } : terms;
}

/** Accepts repeated values and values separated by commas. */
const listed = (value: string | string[]): string[] =>
  [value]
    .flat()
    .flatMap((text) => text.split(","))
    .map((text) => text.trim())
    .filter((text) => text !== "");

// An unknown slug matches nothing instead of failing: an old link may still contain it.
function categoryIds(value: Query["categories"], categories: Categories): number[] | null {
  if (value === undefined) return null;
  const slugs = listed(value);
  if (slugs.length === 0) return null;
  return [...new Set(slugs.flatMap((slug) => categories.bySlug.get(slug)?.id ?? []))];
}

// Below this share, sorting the matches is faster than scanning the index of the sort order.
const BROAD_SHARE = 1 / 8;

function isBroad(ids: number[], { byId, total }: Categories): boolean {
  const largest = Math.max(0, ...ids.map((id) => byId.get(id)?.productCount ?? 0));
  return largest >= total * BROAD_SHARE;
}

function idsOf(field: string, value: string | string[] | undefined): number[] | null {
  if (value === undefined) return null;
  const ids = listed(value);
  if (ids.some((id) => !/^[1-9]\d{0,8}$/.test(id))) throw invalidField(field, "invalid");
  return ids.map(Number);
}

function orderOf(value: string | undefined): ProductFilters["order"] {
  if (value === undefined) return null;
  const [name, direction] = value.split("-");
  const known = ORDER_FIELDS.find((field) => field === name);
  if (!known || (direction !== "asc" && direction !== "desc")) throw invalidField("order_by", "invalid");
  // `title` is an alias of `name`.
  const field: OrderField = known === "title" ? "name" : known;
  return { field, direction };
}

function rangeOf(query: Query, price: "standard" | "special"): Range {
  return {
    from: amount(`${price}__gte`, query[`${price}__gte`]),
    to: amount(`${price}__lte`, query[`${price}__lte`]),
  };
}

function amount(field: string, value: string | undefined): Cents | null {
  if (value === undefined) return null;
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(value);
  if (!match) throw invalidField(field, "invalid");
  return Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

// More than any page offers; each key is a lookup in the database.
const MAX_KEYS = 20;

/**
 * custom_field_key_N with custom_field_value_N: the same key twice is "or", different keys are "and".
 * custom_field_gte_N, custom_field_lte_N or both replace the value with the bounds of a numeric field.
 */
function fieldsOf(query: Query): Pick<ProductFilters, "fields" | "ranges"> {
  const values = new Map<string, string[]>();
  const ranges = new Map<string, ProductFilters["ranges"][number]>();
  for (const [name, given] of Object.entries(query)) {
    const match = /^custom_field_(key|value|gte|lte)_(\d{1,4})$/.exec(name);
    if (!match) continue;
    const [, part, index] = match;
    const key = query[`custom_field_key_${index}`];
    if (typeof given !== "string") throw invalidField(name, "invalid");
    if (typeof key !== "string" || key === "") throw invalidField(`custom_field_key_${index}`, "required");
    if (part === "value") values.set(key, [...(values.get(key) ?? []), given]);
    else if (part !== "key") {
      const bound = part === "gte" ? "from" : "to";
      ranges.set(key, { from: null, to: null, ...ranges.get(key), key, [bound]: numberOf(name, given) });
    } else if (BOUNDS_AND_VALUE.every((other) => query[`custom_field_${other}_${index}`] === undefined))
      throw invalidField(`custom_field_value_${index}`, "required");
  }
  if (values.size + ranges.size > MAX_KEYS)
    throw invalidField("custom_field_key_N", "max_items", { max: MAX_KEYS });
  return {
    fields: [...values].map(([key, wanted]) => ({ key, values: wanted })),
    ranges: [...ranges.values()],
  };
}

const BOUNDS_AND_VALUE = ["value", "gte", "lte"];

function numberOf(field: string, value: string): number {
  if (!/^-?\d{1,9}(\.\d{1,4})?$/.test(value)) throw invalidField(field, "invalid");
  return Number(value);
}
