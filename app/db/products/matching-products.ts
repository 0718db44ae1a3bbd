// The products that pass a list's filters, computed once for all queries about them.

import type { SqlFragment } from "~/db/sql-fragment";
import { conditionsOf, isOpen, type ProductFilters, priceConditionsOf } from "./filters";
import type { Search } from "./search";
import { type Prices, seenToday, shownColumns, shownInSeason } from "./shown-price";

export interface ProductSearch {
  ordered: boolean;
  priced: boolean;
}

/**
 * A WITH clause that ends in `found (id, first, second, standard)`, and includes `hits` if there is a
 * search.
 * `first` and `second` are the sort columns of orderOf.
 */
export function matchingProductsSql(
  filters: ProductFilters,
  prices: Prices,
  locale: string,
  wanted: ProductSearch,
): SqlFragment {
  const hits = filters.search ? hitsOf(filters.search, filters, wanted.ordered) : null;
  const joins = joinsOf(filters, wanted.ordered ? locale : null);
  const conditions = conditionsOf(filters, prices);
  const shown = shownColumns(prices);
  const priceConditions = priceConditionsOf(filters, shown);
  const isPriced = wanted.priced || priceConditions.length > 0;
  const [first, second] = keysOf(filters, shown.standard, shown.special);
  const keys = wanted.ordered ? `${first} AS first, ${second} AS second, ` : "";
  const standard = isPriced ? shown.standard : "NULL";
  const head = hits ? `WITH ${hits.sql}, ` : "WITH ";
  const headParams = hits?.params ?? [];
  const listed = `products p INDEXED BY ${indexOf(filters)} ${joins.sql}`;
  const isListed = "p.parent_id IS NULL AND p.is_active = 1";

  if (isPriced && prices.season !== null) {
    // Computes prices only for products that pass the other filters.
    const worked = shownInSeason(prices);
    return {
      sql: `${head} candidates AS MATERIALIZED (
          SELECT p.id, p.vat_class, p.variants_count FROM ${listed} WHERE ${allOf([isListed, ...sqlOf(conditions)])}
        ), ${worked.sql}, found AS MATERIALIZED (
          SELECT p.id, ${keys}${standard} AS standard FROM ${listed} JOIN shown s ON s.product_id = p.id
          WHERE ${allOf([isListed, ...sqlOf(priceConditions)])}
        )`,
      params: [
        ...[...headParams, ...joins.params, ...paramsOf(conditions), ...worked.params],
        ...[...joins.params, ...paramsOf(priceConditions)],
      ],
    };
  }
  const seen = seenToday(prices);
  const kept = isPriced ? `LEFT JOIN shown_prices s ON s.product_id = p.id AND ${seen.sql}` : "";
  // If only prices narrow the list, starting from their index is fastest.
  const fromPrices = priceConditions.length > 0 && conditions.length === 0 && joins.sql === "";
  const index = `shown_prices_${filters.offers || !isOpen(filters.special) ? "special" : "standard"}`;
  const from = fromPrices
    ? `shown_prices s INDEXED BY ${index} CROSS JOIN ${listed} ON p.id = s.product_id AND ${seen.sql}`
    : `${listed} ${kept}`;
  return {
    sql: `${head} found AS MATERIALIZED (
        SELECT p.id, ${keys}${standard} AS standard FROM ${from}
        WHERE ${allOf([isListed, ...sqlOf(conditions), ...sqlOf(priceConditions)])}
      )`,
    params: [
      ...[...headParams, ...joins.params, ...(isPriced ? seen.params : [])],
      ...[...paramsOf(conditions), ...paramsOf(priceConditions)],
    ],
  };
}

/** ORDER BY of `found`; products without a special price come last in both directions. */
export function orderOf({ order, search }: ProductFilters): string {
  if (search && !order) return "first, second, id";
  const direction = order?.direction.toUpperCase() ?? "ASC";
  const nulls = order?.field === "special_price" ? " NULLS LAST" : "";
  return `first ${direction}${nulls}, second ${direction}`;
}

const indexOf = ({ bestseller, isNew }: ProductFilters): string =>
  bestseller ? "products_listed_bestsellers" : isNew ? "products_listed_new" : "products_listed";

const allOf = (conditions: string[]): string => conditions.join(" AND ");
const sqlOf = (parts: SqlFragment[]): string[] => parts.map(({ sql }) => sql);
const paramsOf = (parts: SqlFragment[]) => parts.flatMap(({ params }) => params);

function keysOf({ order, search, categories }: ProductFilters, standard: string, special: string) {
  if (!order) {
    if (search) return ["h.rank", "p.position"] as const;
    return [categories?.length === 1 ? "cp.position" : "p.position", "p.id"] as const;
  }
  const columns = {
    // A product without a text in the language is displayed by its code.
    name: "coalesce(t.sort_name, '')",
    standard_price: standard,
    special_price: special,
    create_date: "p.create_date",
    write_date: "p.write_date",
  };
  return [columns[order.field], "p.id"] as const;
}

// Number of hits that are ranked by relevance; a search of one letter is not ranked.
const MOST_RANKED = 20_000;

/** `hits (product, rank)`: an exact code, then a category of that name, then a name, then other texts. */
function hitsOf(
  { code, words: typed, match, named: inNames, categories = [] }: Search,
  { searchVariants, order }: ProductFilters,
  ordered: boolean,
): SqlFragment {
  const codes = `codes AS MATERIALIZED (SELECT DISTINCT coalesce(i.parent_id, i.id) AS product_id
    FROM product_codes c JOIN products i ON i.id = c.item_id
    WHERE c.code = ? AND i.is_active = 1${searchVariants ? "" : " AND i.parent_id IS NULL"})`;
  const byCode = "SELECT product_id, -1e9 AS rank FROM codes";
  if (match === null) return { sql: `${codes}, hits AS MATERIALIZED (${byCode})`, params: [code] };
  const named = `named AS MATERIALIZED (SELECT DISTINCT product_id FROM category_products
    WHERE category_id IN (SELECT value FROM json_each(?)) AND product_id NOT IN (SELECT product_id FROM codes))`;
  // The rowid of a text is its product's id with the language in the last two bits: 0017_search.sql.
  const byWords = (rank: string, slice: string) => `SELECT * FROM (
    SELECT rowid >> 2 AS product_id, ${rank} AS rank FROM product_search WHERE product_search MATCH ?
    AND rowid >> 2 NOT IN (SELECT product_id FROM codes UNION ALL SELECT product_id FROM named) LIMIT ${slice})`;
  const titled = `titled AS MATERIALIZED (SELECT DISTINCT product_id FROM (
    SELECT rowid >> 2 AS product_id FROM product_search WHERE product_search MATCH ? LIMIT ${MOST_RANKED}))`;
  const isNamed = "-1e3 * (rowid >> 2 IN titled)";
  // Ranking all words that begin with one letter would take most of the search's time for no visible
  // difference.
  const isLetter = typed.length === 1 && typed[0]?.length === 1;
  const isRanked = ordered && !order;
  const ranked = isLetter
    ? [byWords(isNamed, "-1")]
    : [
        byWords(`bm25(product_search, 0, 8, 4, 1, 1) ${isNamed}`, String(MOST_RANKED)),
        byWords("0", `-1 OFFSET ${MOST_RANKED}`),
      ];
  const words = isRanked ? ranked : [byWords("0", "-1")];
  return {
    sql: `${codes}, ${named}, ${isRanked ? `${titled}, ` : ""}hits AS MATERIALIZED (${byCode} UNION ALL SELECT product_id, -1e6 FROM named UNION ALL ${words.join(" UNION ALL ")})`,
    params: [code, JSON.stringify(categories), ...(isRanked ? [inNames] : []), ...words.map(() => match)],
  };
}

/** @param locale language of the names to sort by; null: not sorted by name */
function joinsOf(
  { search, order, categories, descendants }: ProductFilters,
  locale: string | null,
): SqlFragment {
  const parts: SqlFragment[] = [];
  if (search) parts.push({ sql: "JOIN hits h ON h.product_id = p.id", params: [] });
  const [only] = categories ?? [];
  if (categories?.length === 1 && only !== undefined) {
    const own = descendants ? "" : " AND cp.inherited = 0";
    parts.push({
      sql: `JOIN category_products cp ON cp.category_id = ? AND cp.product_id = p.id${own}`,
      params: [only],
    });
  }
  if (locale !== null && order?.field === "name") {
    parts.push({
      sql: "LEFT JOIN product_texts t INDEXED BY product_texts_names ON t.product_id = p.id AND t.locale = ?",
      params: [locale],
    });
  }
  return { sql: parts.map(({ sql }) => sql).join(" "), params: parts.flatMap(({ params }) => params) };
}
