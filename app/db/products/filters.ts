// What narrows a list, as SQL: the list, its count and its facets all ask for the very same products.
import type { Cents } from "~/domain/money";
import { type Statement, statement, type Value } from "~/platform/database";
import type { Search } from "./search";
import { type Prices, pricedSql } from "./shown-price";

export type OrderField = "name" | "standard_price" | "special_price" | "create_date" | "write_date";

/** Bounds of a price as it is shown, both included. */
export interface Range {
  from: Cents | null;
  to: Cents | null;
}

export interface ProductFilters {
  /** Null: all; an empty list: none. */
  categories: number[] | null;
  descendants: boolean;
  search: Search | null;
  /** A variant's code finds its product. */
  searchVariants: boolean;
  /** Any of a key's values, all of the keys. */
  fields: { key: string; values: string[] }[];
  bestseller: boolean;
  isNew: boolean;
  offers: boolean;
  standard: Range;
  special: Range;
  promotions: number[] | null;
  /** Null: any. */
  ids: number[] | null;
  /** Only what this customer has ever ordered. */
  orderedBy: number | null;
  order: { field: OrderField; direction: "asc" | "desc" } | null;
}

/** A piece of SQL with the values of its question marks. */
interface Part {
  sql: string;
  params: Value[];
}

/**
 * A statement of `select` over the products `p` that the filters leave.
 * @param priced whether `select` speaks of the prices `s.standard` and `s.special`
 */
export function queryOf(filters: ProductFilters, prices: Prices, locale: string, priced = false) {
  const hits = filters.search ? hitsOf(filters.search, filters.searchVariants) : null;
  const joins = joinsOf(filters, locale);
  const conditions = conditionsOf(filters, prices);
  const where = conditions.map(({ sql }) => ` AND ${sql}`).join("");
  const bare = `FROM products p ${joins.sql} WHERE p.parent IS NULL AND p.is_active = 1${where}`;
  const bareParams = [...joins.params, ...conditions.flatMap(({ params }) => params)];
  const hitsSql = hits ? `hits AS (${hits.sql})` : null;
  const hitsParams = hits?.params ?? [];
  if (!priced && !asksForPrices(filters)) {
    const head = hitsSql ? `WITH ${hitsSql} ` : "";
    return (select: string, tail: string, tailParams: Value[]): Statement =>
      statement(`${head}${select} ${bare} ${tail}`, ...hitsParams, ...bareParams, ...tailParams);
  }
  // Prices are worked out for what the other filters leave, not for the whole catalogue.
  const worked = pricedSql(prices);
  const range = rangesOf(filters);
  const head = `WITH ${hitsSql ? `${hitsSql}, ` : ""}candidates AS (SELECT p.id, p.vat_class, p.variants_count ${bare}), ${worked.sql}`;
  const body = `FROM shown s JOIN products p ON p.id = s.product ${joins.sql} WHERE ${range.sql}`;
  return (select: string, tail: string, tailParams: Value[]): Statement =>
    statement(
      `${head} ${select} ${body} ${tail}`,
      ...hitsParams,
      ...bareParams,
      ...worked.params,
      ...joins.params,
      ...range.params,
      ...tailParams,
    );
}

const isOpen = ({ from, to }: Range): boolean => from === null && to === null;

const asksForPrices = ({ offers, standard, special, order }: ProductFilters): boolean =>
  offers ||
  !isOpen(standard) ||
  !isOpen(special) ||
  order?.field === "standard_price" ||
  order?.field === "special_price";

/** Products with how well they fit; an exact code stands before all words. */
function hitsOf({ code, match }: Search, searchVariants: boolean): Part {
  const byCode = `SELECT coalesce(i.parent, i.id) AS product, -1e9 AS rank
    FROM product_codes c JOIN products i ON i.id = c.item
    WHERE c.code = ? AND i.is_active = 1${searchVariants ? "" : " AND i.parent IS NULL"}`;
  const byWords = `SELECT t.product, bm25(product_search, 0, 8, 4, 1) AS rank
    FROM product_search JOIN product_texts t ON t.id = product_search.rowid WHERE product_search MATCH ?`;
  const union = match === null ? byCode : `${byCode} UNION ALL ${byWords}`;
  return {
    sql: `SELECT product, min(rank) AS rank FROM (${union}) GROUP BY product`,
    params: match === null ? [code] : [code, match],
  };
}

/** A row where the search's own words find anything at all, whatever else narrows the list. */
export const anyHit = ({ search, searchVariants }: ProductFilters): Statement => {
  if (!search) return statement("SELECT 1");
  const hits = hitsOf(search, searchVariants);
  return statement(`SELECT 1 FROM (${hits.sql}) LIMIT 1`, ...hits.params);
};

/** What the order needs to see beside the product itself. */
function joinsOf({ search, order, categories, descendants }: ProductFilters, locale: string): Part {
  const parts: Part[] = [];
  if (search) parts.push({ sql: "JOIN hits h ON h.product = p.id", params: [] });
  const [only] = categories ?? [];
  if (categories?.length === 1 && only !== undefined) {
    const own = descendants ? "" : " AND cp.inherited = 0";
    parts.push({
      sql: `JOIN category_products cp ON cp.category = ? AND cp.product = p.id${own}`,
      params: [only],
    });
  }
  if (order?.field === "name") {
    parts.push({
      sql: "JOIN product_texts t ON t.product = p.id AND t.locale = ?",
      params: [locale],
    });
  }
  return { sql: parts.map(({ sql }) => sql).join(" "), params: parts.flatMap(({ params }) => params) };
}

function conditionsOf(filters: ProductFilters, { list, season, today }: Prices): Part[] {
  const parts: Part[] = [];
  if (filters.offers || !isOpen(filters.special)) {
    // Few products have a special price at all; whether it is below what is shown is said further on.
    parts.push({
      sql: `p.id IN (SELECT coalesce(i.parent, i.id) FROM prices sp JOIN products i ON i.id = sp.item
        WHERE sp.special_cents IS NOT NULL AND sp.list IN ('retail', ?) AND coalesce(sp.season, 0) IN (0, ?)
        UNION ALL SELECT coalesce(i.parent, i.id) FROM promotions pr JOIN promotion_prices pp ON pp.promotion = pr.id
        JOIN products i ON i.id = pp.item WHERE pr.kind = 'special_price' AND pr.ends_at >= ?)`,
      params: [list ?? "retail", season ?? 0, today],
    });
  }
  const { categories, descendants, fields, promotions, ids, orderedBy } = filters;
  if (categories && categories.length !== 1) {
    const own = descendants ? "" : " AND cp.inherited = 0";
    parts.push({
      sql: `p.id IN (SELECT cp.product FROM category_products cp
        WHERE cp.category IN (SELECT value FROM json_each(?))${own})`,
      params: [JSON.stringify(categories)],
    });
  }
  for (const { key, values } of fields) {
    parts.push({
      sql: `EXISTS (SELECT 1 FROM product_fields pf JOIN custom_fields f ON f.id = pf.field
        WHERE pf.product = p.id AND f.key = ? AND pf.value IN (SELECT value FROM json_each(?)))`,
      params: [key, JSON.stringify(values)],
    });
  }
  if (filters.bestseller) parts.push({ sql: "p.bestseller = 1", params: [] });
  if (filters.isNew) parts.push({ sql: "p.is_new = 1", params: [] });
  if (promotions) {
    parts.push({
      sql: `p.id IN (SELECT coalesce(i.parent, i.id) FROM promotion_prices pp JOIN products i ON i.id = pp.item
        WHERE pp.promotion IN (SELECT value FROM json_each(?)))`,
      params: [JSON.stringify(promotions)],
    });
  }
  if (ids) parts.push({ sql: "p.id IN (SELECT value FROM json_each(?))", params: [JSON.stringify(ids)] });
  if (orderedBy !== null) {
    parts.push({
      sql: `p.id IN (SELECT coalesce(i.parent, i.id) FROM orders o JOIN order_rows r ON r."order" = o.id
        JOIN products i ON i.id = r.product WHERE o.customer = ?)`,
      params: [orderedBy],
    });
  }
  return parts;
}

function rangesOf({ offers, standard, special }: ProductFilters): Part {
  const parts: Part[] = [];
  const bound = (column: string, sign: ">=" | "<=", cents: Cents | null) => {
    if (cents !== null) parts.push({ sql: `${column} ${sign} ?`, params: [cents] });
  };
  bound("s.standard", ">=", standard.from);
  bound("s.standard", "<=", standard.to);
  bound("s.special", ">=", special.from);
  bound("s.special", "<=", special.to);
  if (offers) parts.push({ sql: "s.special IS NOT NULL", params: [] });
  return {
    sql: parts.length === 0 ? "1" : parts.map(({ sql }) => sql).join(" AND "),
    params: parts.flatMap(({ params }) => params),
  };
}
