// A list's state and its address: what narrows it, in which order, how much at once.
import { withQuery } from "~/paths";

/** What a list was asked for, as its address says it. */
export interface ListState {
  search: string;
  /** The search's own words and no others. */
  exact: boolean;
  categories: string[];
  offers: boolean;
  new: boolean;
  bestseller: boolean;
  ordered: boolean;
  /** Of these promotions, by their ids. */
  promotions: string[];
  /** Null: the season that the visitor has chosen. */
  season: number | null;
  /** Custom fields: any of a key's values, all of the keys. */
  fields: { key: string; value: string }[];
  price_type: "standard" | "special";
  /** As the wire writes amounts; "" is open. */
  price_min: string;
  price_max: string;
  order_by: string;
  view: "grid" | "table";
  page: number;
  page_size: number;
  /** Of these custom fields every value is offered. */
  more: string[];
  /** What is typed into the table, by product, on this page or another one of the list. */
  quantities: Record<string, string>;
}

/** A field of the address that made no sense. */
export type Ignored =
  | (typeof FLAGS)[number]
  | ("categories" | "price_type" | "price_min" | "price_max" | "promotions" | "season" | "cf")
  | ("order_by" | "view" | "page" | "page_size");

export const FLAGS = ["offers", "new", "bestseller", "ordered"] as const;
const DEFAULT_PAGE_SIZE = 12;

export const NO_FILTERS: Partial<ListState> = {
  ...{ categories: [], fields: [], promotions: [], season: null, price_min: "", price_max: "" },
  ...Object.fromEntries(FLAGS.map((flag) => [flag, false])),
};

/** The address of a list: what is as usual is left out. The view is remembered, not addressed. */
export function queryOf(query: ListState) {
  const flags = Object.fromEntries(FLAGS.map((flag) => [flag, query[flag] ? 1 : null]));
  return {
    search: query.search,
    exact: query.search && query.exact ? 1 : null,
    categories: query.categories,
    ...flags,
    promotions: query.promotions,
    season: query.season,
    ...fieldsOf(query),
    price_type: query.price_type === "standard" ? null : query.price_type,
    price_min: query.price_min,
    price_max: query.price_max,
    order_by: query.order_by,
    page_size: query.page_size === DEFAULT_PAGE_SIZE ? null : query.page_size,
    page: query.page === 1 ? null : query.page,
    more: query.more,
    ...Object.fromEntries(Object.entries(query.quantities).map(([id, typed]) => [`qty.${id}`, typed])),
  };
}

function fieldsOf({ fields }: ListState): Record<string, string[]> {
  const named: Record<string, string[]> = {};
  for (const { key, value } of fields) named[`cf.${key}`] = [...(named[`cf.${key}`] ?? []), value];
  return named;
}

/** As hidden fields, but for those that a form asks for itself. */
export const keptOf = (query: ListState, own: (name: string) => boolean): Array<[string, string]> =>
  [...new URL(withQuery("http://list/", queryOf({ ...query, page: 1 }))).searchParams].filter(
    ([name]) => !own(name),
  );

/** How many things narrow it, the search apart. */
export const narrowingsOf = ({
  categories,
  fields,
  promotions,
  season,
  price_min,
  price_max,
  ...query
}: ListState) =>
  [
    ...categories,
    ...fields,
    ...promotions,
    season,
    price_min,
    price_max,
    ...FLAGS.map((flag) => query[flag]),
  ].filter(Boolean).length;
