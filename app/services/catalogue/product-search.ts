// Search suggestions and the facets of a list: CONTRACT §3.

import type { z } from "zod";
import type { Category, Suggestions } from "~/contract/categories";
import type { Facets, ProductQuery } from "~/contract/products";
import { fromCents, type Locale } from "~/contract/wire";
import { groupBy } from "~/db/columns";
import type { CatalogueData } from "~/db/products/catalogue-data";
import type { Categories } from "~/db/products/categories";
import type { FacetCounts } from "~/db/products/facets";
import { fuzzySearch } from "~/db/products/fuzzy-search";
import { findProducts } from "~/db/products/get-product";
import { searchOf, wordsOf } from "~/db/products/search";
import { widestRange } from "~/domain/catalogue/number-range";
import type { ServiceContext } from "~/services/context";
import { viewOf } from "~/services/price-view";
import { filtersOf } from "./product-filters";
import { listFor } from "./product-list";
import { productSerializerContext, readOptionsOf } from "./product-reader";
import { serializeCategory } from "./serialize-category";
import { serializeCustomField } from "./serialize-custom-field";
import { type SerializerContext, serializeProduct } from "./serialize-product";

const MAX_PRODUCTS = 8;
const MAX_CATEGORIES = 4;

interface SuggestQuery {
  search: string;
  customer?: number | undefined;
}

/**
 * Suggestions while typing: up to eight products and four categories; tolerates misspellings.
 * @throws Refusal like viewOf()
 */
export async function suggest(c: ServiceContext, { search, customer }: SuggestQuery): Promise<Suggestions> {
  const typed = searchOf(search, c.locale);
  if (!typed) return { products: [], categories: [] };
  const view = await viewOf(c, { customer });
  const reader = await productSerializerContext(c, view);
  const filters = { ...filtersOf(c, {}, view, reader.categories), search: typed };
  const slice = { limit: MAX_PRODUCTS, offset: 0 };
  const { ids } = await listFor(c, filters, view, slice);
  const wider = ids.length < MAX_PRODUCTS ? await fuzzySearch(c.db, typed, c.locale) : null;
  const more = wider && (await listFor(c, { ...filters, search: wider.search }, view, slice)).ids;
  const wanted = [...new Set([...ids, ...(more ?? [])])].slice(0, MAX_PRODUCTS);
  const found = wanted.length > 0 ? await findProducts(c.db, wanted, readOptionsOf(c, view, false)) : null;
  return {
    products: wanted.flatMap((id) => {
      const product = found?.get(id);
      return (product && serializeProduct(product, reader)) ?? [];
    }),
    categories: categoriesNamed(typed.words, reader.categories, c),
  };
}

/** Categories in whose name every search term begins a word; those with the most products first. */
function categoriesNamed(terms: readonly string[], { all }: Categories, c: ServiceContext): Category[] {
  const begins = (name: string) => {
    const own = wordsOf(name);
    return terms.length > 0 && terms.every((term) => own.some((word) => word.startsWith(term)));
  };
  return all
    .filter((category) => category.productCount > 0 && begins(category.texts[c.locale].name))
    .toSorted((a, b) => b.productCount - a.productCount)
    .slice(0, MAX_CATEGORIES)
    .map((category) => serializeCategory(category, c.locale));
}

/** The counts beside a list of products, without its products. @throws Refusal like viewOf() */
export async function facets(c: ServiceContext, query: z.output<typeof ProductQuery>): Promise<Facets> {
  const view = await viewOf(c, query);
  const reader = await productSerializerContext(c, view);
  const filters = filtersOf(c, query, view, reader.categories);
  const { facets } = await listFor(c, filters, view, { limit: 0, offset: 0 }, true);
  return serializeFacets(facets, reader, c);
}

/** Counts on the wire: categories and values that have products. */
export function serializeFacets(
  counted: FacetCounts,
  { categories, facts }: Pick<SerializerContext, "categories" | "facts">,
  c: ServiceContext,
): Facets {
  const countOf = new Map(counted.categories.map(({ id, count }) => [id, count]));
  return {
    categories: categories.all.flatMap(({ id, slug, texts }) => {
      const count = countOf.get(id);
      return count ? [{ slug, name: texts[c.locale].name, count }] : [];
    }),
    custom_fields: fieldFacets(counted.values, facts, c),
    price: counted.price && { min: fromCents(counted.price.min), max: fromCents(counted.price.max) },
  };
}

const alphabetOf = (locale: Locale) => new Intl.Collator(locale, { numeric: true });
/** Cached: creating a collator costs more than sorting a field's values. */
const ALPHABETS: Record<Locale, Intl.Collator> = {
  it: alphabetOf("it"),
  en: alphabetOf("en"),
  es: alphabetOf("es"),
};

function fieldFacets(
  values: FacetCounts["values"],
  { fields }: CatalogueData,
  c: ServiceContext,
): Facets["custom_fields"] {
  const valuesOf = groupBy(values, ({ field }) => field);
  return [...fields.values()].flatMap((field) => {
    const { key, label, unit } = serializeCustomField(field, "", c.locale);
    const own = (valuesOf.get(field.id) ?? []).map(({ value, count }) => ({
      value,
      label: serializeCustomField(field, value, c.locale).value_label,
      count,
    }));
    own.sort((a, b) => b.count - a.count || ALPHABETS[c.locale].compare(a.label, b.label));
    const bounds = field.isRange ? widestRange(own.map(({ value }) => value)) : null;
    const range = bounds && { min: String(bounds.low), max: String(bounds.high) };
    return own.length > 0 ? [{ key, label, unit, values: own, range }] : [];
  });
}
