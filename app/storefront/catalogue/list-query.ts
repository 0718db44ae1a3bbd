// Parses the query of /p and /c/{slug}. Invalid values are ignored and reported (CONTRACT §8).

import {
  MAX_BATCH_ROWS,
  MAX_FIELD_VALUE_LENGTH,
  MAX_QTY_DIGITS,
  MAX_SEARCH_LENGTH,
} from "~/contract/constants/limits";
import {
  type IgnoredField,
  LIST_VIEWS,
  type ListFlag,
  type ListQuery,
  PRICE_TYPES,
} from "~/contract/constants/list-query";
import { MAX_PAGE_SIZE } from "~/contract/constants/paging";
import { OrderBy } from "~/contract/products";

export interface ParsedListQuery extends Omit<ListQuery, "page_size"> {
  /** null selects the default of the view. */
  page_size: number | null;
  ignored: IgnoredField[];
}

/** @param isCustomer whether `ordered` is allowed */
export function parseListQuery(params: URLSearchParams, isCustomer: boolean): ParsedListQuery {
  const ignored: IgnoredField[] = [];
  const parseField = <T>(field: IgnoredField, read: (text: string) => T | null, fallback: T): T => {
    const text = params.get(field);
    if (text === null || text === "") return fallback;
    const value = read(text);
    if (value === null) ignored.push(field);
    return value ?? fallback;
  };
  const flag = (field: ListFlag) => parseField(field, (text) => FLAG_VALUES.get(text) ?? null, false);
  const bounds = [
    parseField("price_min", parseAmount, ""),
    parseField("price_max", parseAmount, ""),
  ] as const;
  const isReversed = bounds.every((bound) => bound !== "") && Number(bounds[0]) > Number(bounds[1]);
  if (isReversed) ignored.push("price_min", "price_max");
  const [price_min, price_max] = isReversed ? ["", ""] : bounds;
  const ordered = flag("ordered");
  if (ordered && !isCustomer) ignored.push("ordered");
  return {
    search: (params.get("search") ?? "").trim().slice(0, MAX_SEARCH_LENGTH),
    exact: params.get("exact") === "1",
    categories: [...new Set(params.getAll("categories").filter((slug) => slug !== ""))],
    in_stock: flag("in_stock"),
    offers: flag("offers"),
    new: flag("new"),
    bestseller: flag("bestseller"),
    ordered: ordered && isCustomer,
    promotions: parsePromotions(params, ignored),
    season: parseField<number | null>("season", (text) => parseInteger(text, 1, 9_999_999), null),
    fields: parseCustomFields(params, ignored),
    ranges: parseRanges(params, ignored),
    price_type: parseField(
      "price_type",
      (text) => PRICE_TYPES.find((type) => type === text) ?? null,
      "standard",
    ),
    price_min,
    price_max,
    order_by: parseField("order_by", (text) => (OrderBy.safeParse(text).success ? text : null), ""),
    view: parseField("view", (text) => LIST_VIEWS.find((view) => view === text) ?? null, null),
    page: parseField("page", (text) => parseInteger(text, 1, 1_000_000), 1),
    page_size: parseField<number | null>("page_size", (text) => parseInteger(text, 1, MAX_PAGE_SIZE), null),
    more: [...new Set(params.getAll("more"))].filter((key) => FIELD_KEY.test(key)).slice(0, MAX_FIELDS),
    quantities: parseQuantities(params),
    ignored,
  };
}

const FLAG_VALUES = new Map([
  ["1", true],
  ["true", true],
  ["0", false],
  ["false", false],
]);

/** Repeated or comma-separated. */
function parsePromotions(params: URLSearchParams, ignored: IgnoredField[]): string[] {
  const values = params
    .getAll("promotions")
    .flatMap((text) => text.split(","))
    .filter((text) => text !== "");
  const known = values.filter((text) => /^[1-9]\d{0,6}$/.test(text)).slice(0, MAX_PROMOTIONS);
  if (known.length < values.length) ignored.push("promotions");
  return [...new Set(known)];
}

const MAX_PROMOTIONS = 20;
const MAX_FIELDS = 20;
const FIELD_KEY = /^\w{1,60}$/;

/** `cf.KEY=VALUE`, repeatable. */
function parseCustomFields(params: URLSearchParams, ignored: IgnoredField[]): ListQuery["fields"] {
  const values = [...params].filter(
    ([name, value]) => name.startsWith("cf.") && !BOUND.test(name) && value !== "",
  );
  const fields = values.map(([name, value]) => ({ key: name.slice("cf.".length), value }));
  const known = fields.filter(
    ({ key, value }) => FIELD_KEY.test(key) && value.length <= MAX_FIELD_VALUE_LENGTH,
  );
  if (known.length < fields.length || known.length > MAX_FIELDS) ignored.push("cf");
  return known.slice(0, MAX_FIELDS);
}

const BOUND = /^cf\.(\w{1,60})\.(min|max)$/;

/** `cf.KEY.min` and `cf.KEY.max`, "12,5" or "12.5", in either order. */
function parseRanges(params: URLSearchParams, ignored: IgnoredField[]): ListQuery["ranges"] {
  const keys = new Set([...params.keys()].flatMap((name) => BOUND.exec(name)?.[1] ?? []));
  return [...keys].slice(0, MAX_FIELDS).flatMap((key) => {
    const bound = (end: "min" | "max") => {
      const text = (params.get(`cf.${key}.${end}`) ?? "").trim();
      if (text === "" || NUMBER.test(text)) return text.replace(",", ".");
      ignored.push(`cf.${key}.${end}`);
      return "";
    };
    const [min, max] = [bound("min"), bound("max")];
    if (min === "" && max === "") return [];
    const isReversed = min !== "" && max !== "" && Number(min) > Number(max);
    return isReversed ? [{ key, min: max, max: min }] : [{ key, min, max }];
  });
}

const NUMBER = /^-?\d{1,9}(?:[.,]\d{1,4})?$/;

/** `qty.PRODUCT`, unvalidated. */
function parseQuantities(params: URLSearchParams): ListQuery["quantities"] {
  const typed = [...params].filter(
    ([name, value]) => /^qty\.[1-9]\d{0,8}$/.test(name) && value !== "" && value.length <= MAX_QTY_DIGITS,
  );
  return Object.fromEntries(
    typed.slice(0, MAX_BATCH_ROWS).map(([name, value]) => [name.slice("qty.".length), value]),
  );
}

/** Converts "12,50", "12.50" or "12" to the API's format, e.g. "12.50". */
function parseAmount(text: string): string | null {
  const match = /^(\d{1,10})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  return match ? `${Number(match[1])}.${(match[2] ?? "").padEnd(2, "0")}` : null;
}

function parseInteger(text: string, min: number, max: number): number | null {
  const value = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : null;
}
