// An empty list should help: what is left when one thing that narrows it is dropped, and what comes nearest.
import { LIST_FLAGS, type ListQuery } from "~/contract/constants/list-query";

export type Narrowing = Omit<ListQuery, "view" | "quantities">;

/** No page asks for more of them than this; the first that narrow are the ones that one sees. */
const MOST = 6;

/** What narrows a list, by the name that its chip has, each with the list without it. */
export function narrowings(query: Narrowing, isOwnCategory: boolean): { name: string; query: Narrowing }[] {
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
    query.price_min && { name: "price_min", query: { ...first, price_min: "" } },
    query.price_max && { name: "price_max", query: { ...first, price_max: "" } },
    query.season !== null && { name: "season", query: { ...first, season: null } },
    query.promotions.length > 0 && { name: "promotions", query: { ...first, promotions: [] } },
  ];
  return all.flatMap((one) => one || []);
}

/** The lists to look at in place of an empty one. */
export function relaxFilters(query: Narrowing, isOwnCategory: boolean): Looser[] {
  const found = narrowings(query, isOwnCategory);
  const filters = found.filter(({ name }) => name !== "search");
  // Without the one thing that narrows it everything is left: nothing of that is near.
  const isWhole = found.length === 1 && !isOwnCategory;
  const without = isWhole ? filters : found;
  return [
    ...withFewerWords(query),
    ...without.slice(0, MOST).map((one) => ({ ...one, isWhole })),
    ...(filters.length > 1 ? [{ name: "filters", query: withoutFilters(query, isOwnCategory) }] : []),
  ];
}

const withoutFilters = (query: Narrowing, isOwnCategory: boolean): Narrowing => ({
  ...query,
  ...Object.fromEntries(LIST_FLAGS.map((flag) => [flag, false])),
  ...{ categories: isOwnCategory ? query.categories : [], fields: [], promotions: [] },
  ...{ price_min: "", price_max: "", season: null, page: 1 },
});

interface Looser {
  name: string;
  query: Narrowing;
  /** What is searched in place of all the words. */
  search?: string;
  /** It is all that there is. */
  isWhole?: boolean;
}

const MOST_WORDS = 6;

/** A search of some words, each time without one of them. */
function withFewerWords(query: Narrowing): Looser[] {
  const words = query.search.split(/\s+/);
  if (words.length < 2 || words.length > MOST_WORDS) return [];
  return words.map((_, without) => {
    const search = words.filter((_, at) => at !== without).join(" ");
    return { name: `search=${search}`, search, query: { ...query, page: 1, search } };
  });
}

/** The list that is nearest: what loses least by dropping one thing. */
export const nearest = <T extends { count: number; isWhole?: boolean | undefined }>(
  lists: readonly T[],
): T | null =>
  lists.filter(({ count, isWhole }) => count > 0 && !isWhole).sort((a, b) => a.count - b.count)[0] ?? null;
