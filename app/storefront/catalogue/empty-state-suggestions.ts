// Suggestions for an empty list: result counts without each filter, and the closest products.
import { LIST_FLAGS, type ListQuery } from "~/contract/constants/list-query";

export type FilterQuery = Omit<ListQuery, "view" | "quantities">;

const MAX_SUGGESTIONS = 6;

/** Returns the active filters by their chip's name, each with the query without it. */
export function activeFilters(
  query: FilterQuery,
  isOwnCategory: boolean,
): { name: string; query: FilterQuery }[] {
  const first = { ...query, page: 1 };
  const all = [
    query.search && { name: "search", query: { ...first, search: "" } },
    ...(isOwnCategory ? [] : query.categories).map((slug) => ({
      name: `categories=${slug}`,
      query: { ...first, categories: query.categories.filter((other) => other !== slug) },
    })),
    ...LIST_FLAGS.map((flag) => query[flag] && { name: flag, query: { ...first, [flag]: false } }),
    ...query.fields.map((field) => ({
      name: `cf.${field.key}=${field.value}`,
      query: { ...first, fields: query.fields.filter((other) => other !== field) },
    })),
    ...query.ranges.map((range) => ({
      name: `cf.${range.key}`,
      query: { ...first, ranges: query.ranges.filter((other) => other !== range) },
    })),
    query.price_min && { name: "price_min", query: { ...first, price_min: "" } },
    query.price_max && { name: "price_max", query: { ...first, price_max: "" } },
    query.season !== null && { name: "season", query: { ...first, season: null } },
    query.promotions.length > 0 && { name: "promotions", query: { ...first, promotions: [] } },
  ];
  return all.flatMap((one) => one || []);
}

export function relaxFilters(query: FilterQuery, isOwnCategory: boolean): RelaxedQuery[] {
  const allFilters = activeFilters(query, isOwnCategory);
  const filters = allFilters.filter(({ name }) => name !== "search");
  // Without its only filter a list is the whole catalogue, which is not close to the query.
  const isUnfiltered = allFilters.length === 1 && !isOwnCategory;
  const without = isUnfiltered ? filters : allFilters;
  return [
    ...withFewerTerms(query),
    ...without.slice(0, MAX_SUGGESTIONS).map((one) => ({ ...one, isUnfiltered })),
    ...(filters.length > 1 ? [{ name: "filters", query: withoutFilters(query, isOwnCategory) }] : []),
  ];
}

const withoutFilters = (query: FilterQuery, isOwnCategory: boolean): FilterQuery => ({
  ...query,
  ...Object.fromEntries(LIST_FLAGS.map((flag) => [flag, false])),
  ...{ categories: isOwnCategory ? query.categories : [], fields: [], ranges: [], promotions: [] },
  ...{ price_min: "", price_max: "", season: null, page: 1 },
});

interface RelaxedQuery {
  name: string;
  query: FilterQuery;
  /** The search text with fewer terms. */
  search?: string;
  /** True if no filters are left. */
  isUnfiltered?: boolean;
}

const MAX_SEARCH_WORDS = 6;

/** Returns the search without each of its terms in turn. */
function withFewerTerms(query: FilterQuery): RelaxedQuery[] {
  const terms = query.search.split(/\s+/);
  if (terms.length < 2 || terms.length > MAX_SEARCH_WORDS) return [];
  return terms.map((_, without) => {
    const search = terms.filter((_, at) => at !== without).join(" ");
    return { name: `search=${search}`, search, query: { ...query, page: 1, search } };
  });
}

/** Returns the non-empty list with the fewest products, which is the closest to the query. */
export const closestList = <T extends { count: number; isUnfiltered?: boolean | undefined }>(
  lists: readonly T[],
): T | null =>
  lists
    .filter(({ count, isUnfiltered }) => count > 0 && !isUnfiltered)
    .sort((a, b) => a.count - b.count)[0] ?? null;
