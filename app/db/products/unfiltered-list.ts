// Lists the whole catalogue or a whole category: count and facets are stored, and the page is read from an
// index.

import { VAT_CLASSES, type VatClass } from "~/contract/constants/enums";
import type { CategoryId } from "~/contract/ids";
import type { SqlFragment } from "~/db/sql-fragment";
import { isOpen, type ProductFilters } from "./filters";
import { type Prices, seenToday, shownColumns } from "./shown-price";

/** Category id under which the counts of the whole catalogue are stored: 0016_product_lists.sql. */
export const UNFILTERED = 0;

/** The category, or UNFILTERED; null if a filter applies, or no index has the sort order. */
export function unfilteredOf(filters: ProductFilters, prices: Prices): number | null {
  const { categories, descendants, isBroad, order } = filters;
  const narrowed =
    filters.search ||
    filters.fields.length > 0 ||
    filters.ranges.length > 0 ||
    filters.bestseller ||
    filters.inStock ||
    filters.isNew ||
    filters.offers ||
    !isOpen(filters.standard) ||
    !isOpen(filters.special) ||
    filters.promotions ||
    filters.ids ||
    filters.orderedBy !== null;
  if (narrowed || prices.season !== null) return null;
  if (categories === null) return UNFILTERED;
  const [only] = categories;
  if (categories.length !== 1 || only === undefined || !descendants) return null;
  return order === null || isBroad ? only : null;
}

/** SELECT of the ids of one page. */
export function unfilteredPage(
  category: CategoryId,
  { order }: ProductFilters,
  prices: Prices,
  locale: string,
  { limit, offset }: { limit: number; offset: number },
): SqlFragment {
  const slice = { sql: "LIMIT ? OFFSET ?", params: [limit, offset] };
  const isIn = (product: string): SqlFragment =>
    category === UNFILTERED
      ? { sql: "", params: [] }
      : {
          sql: `AND EXISTS (SELECT 1 FROM category_products cp WHERE cp.category_id = ? AND cp.product_id = ${product})`,
          params: [category],
        };
  if (order === null && category !== UNFILTERED)
    return {
      sql: `SELECT p.id FROM category_products cp INDEXED BY category_products_by_position
        CROSS JOIN products p INDEXED BY products_listed ON p.id = cp.product_id AND ${LISTED}
        WHERE cp.category_id = ? ORDER BY cp.position, cp.product_id ${slice.sql}`,
      params: [category, ...slice.params],
    };
  const direction = order?.direction ?? "asc";
  switch (order?.field) {
    case "name": {
      const own = isIn("t.product_id");
      // A product without a text in this language is displayed by its code; the two scans are merged in
      // order.
      const walk = (name: string, from: string) => `SELECT ${name} AS name, t.product_id AS id FROM ${from}
          CROSS JOIN products p INDEXED BY products_listed ON p.id = t.product_id AND ${LISTED}
          WHERE t.locale = ? ${own.sql}`;
      return {
        sql: `SELECT id FROM (${walk("t.sort_name", "product_texts t INDEXED BY product_texts_by_name")}
          UNION ALL ${walk("''", "product_text_gaps t")}
          ORDER BY name ${direction}, id ${direction} ${slice.sql}) ORDER BY name ${direction}, id ${direction}`,
        params: [locale, ...own.params, locale, ...own.params, ...slice.params],
      };
    }
    case "standard_price":
    case "special_price":
      return byPrice(order.field, direction, prices, isIn, { limit, offset });
    default: {
      const column = order?.field ?? "position";
      const own = isIn("p.id");
      return {
        sql: `SELECT p.id FROM products p INDEXED BY products_by_${column} WHERE ${LISTED} ${own.sql}
          ORDER BY p.${column} ${direction}, p.id ${direction} ${slice.sql}`,
        params: [...own.params, ...slice.params],
      };
    }
  }
}

const LISTED = "p.parent_id IS NULL AND p.is_active = 1";

// Within a VAT class and a type of list, prices sort alike with and without VAT, so each group is read from
// its own index and merged.
function byPrice(
  field: "standard_price" | "special_price",
  direction: "asc" | "desc",
  prices: Prices,
  isIn: (product: string) => SqlFragment,
  { limit, offset }: { limit: number; offset: number },
): SqlFragment {
  const column = field === "standard_price" ? "standard" : "special";
  const seen = seenToday(prices);
  const own = isIn("s.product_id");
  const kind = column === "standard" ? "includes_vat" : "special_includes_vat";
  const ofClass = (isGross: number, vatClass: VatClass): SqlFragment => ({
    sql: `SELECT * FROM (SELECT s.product_id AS id, ${shownColumns(prices)[column]} AS price FROM shown_prices s INDEXED BY shown_prices_${column}
        WHERE ${seen.sql} AND s.${kind} = ${isGross} AND s.vat_class = '${vatClass}' AND s.${column} IS NOT NULL ${own.sql}
        ORDER BY s.${column} ${direction}, s.product_id ${direction} LIMIT ?)`,
    params: [...seen.params, ...own.params, offset + limit],
  });
  // D1 allows five SELECTs in a compound.
  const parts = [0, 1].map((isGross): SqlFragment => {
    const classes = VAT_CLASSES.map((vatClass) => ofClass(isGross, vatClass));
    return {
      sql: `SELECT * FROM (${classes.map(({ sql }) => sql).join(" UNION ALL ")})`,
      params: classes.flatMap(({ params }) => params),
    };
  });
  // Products without a special price come last in both directions.
  if (column === "special")
    parts.push({
      sql: `SELECT * FROM (SELECT p.id, NULL FROM products p INDEXED BY products_listed WHERE ${LISTED} ${isIn("p.id").sql}
        AND NOT EXISTS (SELECT 1 FROM shown_prices s WHERE s.product_id = p.id AND ${seen.sql} AND s.special IS NOT NULL)
        ORDER BY p.id ${direction} LIMIT ?)`,
      params: [...own.params, ...seen.params, offset + limit],
    });
  return {
    sql: `SELECT id FROM (${parts.map(({ sql }) => sql).join(" UNION ALL ")})
      ORDER BY price ${direction} NULLS LAST, id ${direction} LIMIT ? OFFSET ?`,
    params: [...parts.flatMap(({ params }) => params), limit, offset],
  };
}

/** SELECT min, max of the standard prices. */
export function unfilteredPriceBounds(category: CategoryId, prices: Prices): SqlFragment {
  const seen = seenToday(prices);
  const { standard } = shownColumns(prices);
  if (category !== UNFILTERED)
    return {
      sql: `SELECT min(${standard}) AS min, max(${standard}) AS max FROM category_products cp
        CROSS JOIN shown_prices s ON s.product_id = cp.product_id AND ${seen.sql} WHERE cp.category_id = ?`,
      params: [...seen.params, category],
    };
  const end = (direction: "asc" | "desc") =>
    `(SELECT ${standard} FROM shown_prices s INDEXED BY shown_prices_standard
      WHERE ${seen.sql} AND s.includes_vat = k.value AND s.vat_class = c.value ORDER BY s.standard ${direction} LIMIT 1)`;
  return {
    sql: `SELECT min(${end("asc")}) AS min, max(${end("desc")}) AS max FROM json_each(?) c, json_each('[0,1]') k`,
    params: [...seen.params, ...seen.params, JSON.stringify(VAT_CLASSES)],
  };
}
