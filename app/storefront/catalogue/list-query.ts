// The query of /p and /c/{slug} as the list it asks for; what makes no sense is left out and named (CONTRACT §8).

import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from "~/contract/constants/paging";
import { OrderBy } from "~/contract/products";

export interface ListQuery {
  search: string;
  /** The search's own words and no others. */
  exact: boolean;
  categories: string[];
  offers: boolean;
  new: boolean;
  bestseller: boolean;
  /** Only what this customer has ever ordered. */
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
  /** "" is the shop's own order, or how well a search fits. */
  order_by: string;
  view: "grid" | "table" | null;
  page: number;
  page_size: number;
  /** Of these custom fields every value is offered. */
  more: string[];
  /** What is typed into the table, by product, on this page or another one of the list. */
  quantities: Record<string, string>;
  /** The fields that were ignored. */
  ignored: Field[];
}

type Field = keyof Omit<ListQuery, "search" | "exact" | "fields" | "more" | "quantities" | "ignored"> | "cf";

const MAX_SEARCH_LENGTH = 200;

/** @param isCustomer whether "what was ordered before" means anything */
export function readListQuery(params: URLSearchParams, isCustomer: boolean): ListQuery {
  const ignored: Field[] = [];
  const accept = <T>(field: Field, read: (text: string) => T | null, otherwise: T): T => {
    const text = params.get(field);
    if (text === null || text === "") return otherwise;
    const value = read(text);
    if (value === null) ignored.push(field);
    return value ?? otherwise;
  };
  const flag = (field: (typeof FLAG_FIELDS)[number]) =>
    accept(field, (text) => FLAGS.get(text) ?? null, false);
  const ordered = flag("ordered");
  if (ordered && !isCustomer) ignored.push("ordered");
  return {
    search: (params.get("search") ?? "").trim().slice(0, MAX_SEARCH_LENGTH),
    exact: params.get("exact") === "1",
    categories: [...new Set(params.getAll("categories").filter((slug) => slug !== ""))],
    offers: flag("offers"),
    new: flag("new"),
    bestseller: flag("bestseller"),
    ordered: ordered && isCustomer,
    promotions: promotionsOf(params, ignored),
    season: accept<number | null>("season", (text) => wholeNumber(text, 1, 9_999_999), null),
    fields: fieldsOf(params, ignored),
    price_type: accept("price_type", (text) => PRICE_TYPES.find((type) => type === text) ?? null, "standard"),
    price_min: accept("price_min", amount, ""),
    price_max: accept("price_max", amount, ""),
    order_by: accept("order_by", (text) => (OrderBy.safeParse(text).success ? text : null), ""),
    view: accept("view", (text) => VIEWS.find((view) => view === text) ?? null, null),
    page: accept("page", (text) => wholeNumber(text, 1, 1_000_000), 1),
    page_size: accept("page_size", (text) => wholeNumber(text, 1, MAX_PAGE_SIZE), DEFAULT_PAGE_SIZE),
    more: [...new Set(params.getAll("more"))].filter((key) => FIELD_KEY.test(key)).slice(0, MAX_FIELDS),
    quantities: quantitiesOf(params),
    ignored,
  };
}

const FLAG_FIELDS = ["offers", "new", "bestseller", "ordered"] as const;
const FLAGS = new Map([
  ["1", true],
  ["true", true],
  ["0", false],
  ["false", false],
]);

/** Repeated, or with commas between. */
function promotionsOf(params: URLSearchParams, ignored: Field[]): string[] {
  const given = params
    .getAll("promotions")
    .flatMap((text) => text.split(","))
    .filter((text) => text !== "");
  const known = given.filter((text) => /^[1-9]\d{0,6}$/.test(text)).slice(0, MAX_PROMOTIONS);
  if (known.length < given.length) ignored.push("promotions");
  return [...new Set(known)];
}

const MAX_PROMOTIONS = 20;
const PRICE_TYPES = ["standard", "special"] as const;
const MAX_FIELDS = 20;
const FIELD_KEY = /^\w{1,60}$/;

/** `cf.KEY=VALUE`, as often as one likes. */
function fieldsOf(params: URLSearchParams, ignored: Field[]): ListQuery["fields"] {
  const given = [...params].filter(([name, value]) => name.startsWith("cf.") && value !== "");
  const fields = given.map(([name, value]) => ({ key: name.slice("cf.".length), value }));
  const known = fields.filter(({ key, value }) => FIELD_KEY.test(key) && value.length <= 200);
  if (known.length < fields.length || known.length > MAX_FIELDS) ignored.push("cf");
  return known.slice(0, MAX_FIELDS);
}

const MAX_QUANTITIES = 200;

/** `qty.PRODUCT`, as it was typed. */
function quantitiesOf(params: URLSearchParams): ListQuery["quantities"] {
  const typed = [...params].filter(
    ([name, value]) => /^qty\.[1-9]\d{0,8}$/.test(name) && /^.{1,5}$/.test(value),
  );
  return Object.fromEntries(
    typed.slice(0, MAX_QUANTITIES).map(([name, value]) => [name.slice("qty.".length), value]),
  );
}

/** 12,50 or 12.50, or whole. */
function amount(text: string): string | null {
  const match = /^(\d{1,10})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  return match ? `${Number(match[1])}.${(match[2] ?? "").padEnd(2, "0")}` : null;
}

const VIEWS = ["grid", "table"] as const;

function wholeNumber(text: string, least: number, most: number): number | null {
  const value = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : null;
}
