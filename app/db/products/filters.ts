// Filters of a list, as conditions on the products `p`, shared by the list, its count and its facets.

import type { Cents } from "~/contract/units";
import type { SqlFragment } from "~/db/sql-fragment";
import type { Search } from "./search";
import type { Prices, ShownColumns } from "./shown-price";

export type OrderField = "name" | "standard_price" | "special_price" | "create_date" | "write_date";

/** Bounds of a displayed price, both included. */
export interface Range {
  from: Cents | null;
  to: Cents | null;
}

export interface ProductFilters {
  /** Null: all categories; an empty list: no products. */
  categories: number[] | null;
  /**
   * Whether the categories cover a large part of the catalogue, so that walking the index of the sort order
   * is faster.
   */
  isBroad: boolean;
  descendants: boolean;
  search: Search | null;
  /** Whether a variant's code finds its product. */
  searchVariants: boolean;
  /** Any value of a key, and every key. */
  fields: { key: string; values: string[] }[];
  /** Both bounds included; null: no bound. Every key must match. */
  ranges: { key: string; from: number | null; to: number | null }[];
  bestseller: boolean;
  /** Any variant in stock counts, for a product with variants. */
  inStock: boolean;
  isNew: boolean;
  offers: boolean;
  standard: Range;
  special: Range;
  promotions: number[] | null;
  /** Null: any. */
  ids: number[] | null;
  orderedBy: number | null;
  order: { field: OrderField; direction: "asc" | "desc" } | null;
}

/** Whether a range excludes nothing. */
export const isOpen = ({ from, to }: Range): boolean => from === null && to === null;

export function conditionsOf(filters: ProductFilters, { list, season, today }: Prices): SqlFragment[] {
  const parts: SqlFragment[] = [];
  const { categories, descendants, fields, ranges, promotions, ids, orderedBy } = filters;
  if (season !== null && (filters.offers || !isOpen(filters.special))) {
    // Few products have a special price at all; priceConditionsOf checks that it is below the standard
    // price.
    parts.push({
      sql: `p.id IN (SELECT coalesce(i.parent_id, i.id) FROM prices sp JOIN products i ON i.id = sp.item_id
        WHERE sp.special_cents IS NOT NULL AND sp.list IN ('retail', ?) AND coalesce(sp.season_id, 0) IN (0, ?)
        UNION ALL SELECT coalesce(i.parent_id, i.id) FROM active_promotions pr JOIN promotion_prices pp ON pp.promotion_id = pr.id
        JOIN products i ON i.id = pp.item_id WHERE pr.kind = 'special_price' AND pr.ends_at >= ?)`,
      params: [list ?? "retail", season, today],
    });
  }
  if (categories && categories.length !== 1) {
    const own = descendants ? "" : " AND cp.inherited = 0";
    parts.push({
      sql: `p.id IN (SELECT cp.product_id FROM category_products cp
        WHERE cp.category_id IN (SELECT value FROM json_each(?))${own})`,
      params: [JSON.stringify(categories)],
    });
  }
  for (const { key, values } of fields) {
    parts.push({
      sql: `p.id IN (SELECT pf.product_id FROM product_fields pf
        WHERE pf.field_id = (SELECT id FROM custom_fields WHERE key = ?) AND pf.value IN (SELECT value FROM json_each(?)))`,
      params: [key, JSON.stringify(values)],
    });
  }
  for (const { key, from, to } of ranges) {
    parts.push({
      sql: `p.id IN (SELECT pf.product_id FROM custom_fields f CROSS JOIN facet_values fv ON fv.field_id = f.id
        CROSS JOIN product_fields pf ON pf.field_id = f.id AND pf.value = fv.value
        WHERE f.key = ? AND f.is_range = 1 AND fv.high >= ? AND fv.low <= ?)`,
      params: [key, from ?? -MAX_NUMBER, to ?? MAX_NUMBER],
    });
  }
  if (filters.bestseller) parts.push({ sql: "p.bestseller = 1", params: [] });
  if (filters.inStock) parts.push({ sql: IN_STOCK, params: [] });
  if (filters.isNew) parts.push({ sql: "p.is_new = 1", params: [] });
  if (promotions) {
    parts.push({
      sql: `p.id IN (SELECT coalesce(i.parent_id, i.id) FROM promotion_prices pp JOIN products i ON i.id = pp.item_id
        WHERE pp.promotion_id IN (SELECT value FROM json_each(?)))`,
      params: [JSON.stringify(promotions)],
    });
  }
  if (ids) parts.push({ sql: "p.id IN (SELECT value FROM json_each(?))", params: [JSON.stringify(ids)] });
  if (orderedBy !== null) {
    parts.push({
      sql: `p.id IN (SELECT coalesce(i.parent_id, i.id) FROM ordered_quantities q JOIN products i ON i.id = q.product_id
        WHERE q.customer_id = ?)`,
      params: [orderedBy],
    });
  }
  return parts;
}

/** Beyond any bound in a query. */
const MAX_NUMBER = 1e12;

// Evaluated per product that passes the other filters, up to the first item in stock. Reservations of carts
// are ignored: the filter means goods on hand.
const IN_STOCK = `(EXISTS (SELECT 1 FROM products v INDEXED BY products_by_parent CROSS JOIN stock vs ON vs.item_id = v.id
    WHERE v.parent_id = p.id AND v.is_active = 1 AND vs.quantity > 0)
  OR EXISTS (SELECT 1 FROM stock ps WHERE ps.item_id = p.id AND ps.quantity > 0 AND p.variants_count = 0))`;

export function priceConditionsOf(
  { offers, standard, special, order }: ProductFilters,
  shown: ShownColumns,
): SqlFragment[] {
  const parts: SqlFragment[] = [];
  const bound = (column: string, sign: ">=" | "<=", cents: Cents | null) => {
    if (cents !== null) parts.push({ sql: `${column} ${sign} ?`, params: [cents] });
  };
  bound(shown.standard, ">=", standard.from);
  bound(shown.standard, "<=", standard.to);
  bound(shown.special, ">=", special.from);
  bound(shown.special, "<=", special.to);
  if (offers || !isOpen(special)) parts.push({ sql: "s.special IS NOT NULL", params: [] });
  // Sorting by price leaves out products without a price.
  else if (order?.field === "standard_price" || order?.field === "special_price")
    parts.push({ sql: "s.standard IS NOT NULL", params: [] });
  return parts;
}
