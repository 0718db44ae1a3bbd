// The query of a product list, /p and /c/{slug}, in the format of its URL (CONTRACT §8). Zod-free: loaders
// and components share it.

export const LIST_FLAGS = ["in_stock", "offers", "new", "bestseller", "ordered"] as const;
export type ListFlag = (typeof LIST_FLAGS)[number];

export const PRICE_TYPES = ["standard", "special"] as const;
export const LIST_VIEWS = ["grid", "table"] as const;
export type ListView = (typeof LIST_VIEWS)[number];

export interface ListQuery extends Record<ListFlag, boolean> {
  search: string;
  /** No similar spellings, only the search terms as typed. */
  exact: boolean;
  /** Slugs. */
  categories: string[];
  /** Ids. */
  promotions: string[];
  /** An id; null: the season that the visitor has chosen. */
  season: number | null;
  /** Custom fields: any value of a key, and every key. */
  fields: { key: string; value: string }[];
  /** Bounds of numeric custom fields, as `12.5`; "": no bound. Every key must match. */
  ranges: { key: string; min: string; max: string }[];
  price_type: (typeof PRICE_TYPES)[number];
  /** In the wire's format of amounts; "": no bound. */
  price_min: string;
  price_max: string;
  /** "": the shop's own order, or with a search the best match first. */
  order_by: string;
  /** null: the visitor's usual view. */
  view: ListView | null;
  page: number;
  page_size: number;
  /** Keys of the custom fields whose values are all shown. */
  more: string[];
  /** Quantities typed into the table view, by product id, on this page or another one of the list. */
  quantities: Record<string, string>;
}

/** A field of the URL that was invalid and ignored; `cf` is any custom field, `cf.KEY.min` a bound of one. */
export type IgnoredField =
  | keyof Omit<ListQuery, "search" | "exact" | "fields" | "ranges" | "more" | "quantities">
  | "cf"
  | `cf.${string}`;
