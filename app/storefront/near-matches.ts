// An empty list should help: what is left when one thing that narrows it is dropped, and what comes nearest.
import type { ListQuery } from "./list-query";

export type Narrowing = Omit<ListQuery, "ignored" | "view">;

/** No page asks more than this; the first that narrow are the ones that one sees. */
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
    ...FLAGS.map((flag) => query[flag] && { name: flag, query: { ...first, [flag]: false } }),
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

/** The lists to look at in place of an empty one. Where one thing alone narrows it, without it everything is left. */
export function loosened(query: Narrowing, isOwnCategory: boolean): Looser[] {
  const found = narrowings(query, isOwnCategory);
  return [...withFewerWords(query), ...(found.length > 1 || isOwnCategory ? found : [])].slice(0, MOST);
}

interface Looser {
  name: string;
  query: Narrowing;
  /** What is searched in place of all the words. */
  search?: string;
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

const FLAGS = ["offers", "new", "bestseller", "ordered"] as const;

/** The list that is nearest: what loses least by dropping one thing. */
export const nearest = <T extends { count: number }>(lists: readonly T[]): T | null =>
  lists.filter(({ count }) => count > 0).sort((a, b) => a.count - b.count)[0] ?? null;
