// Resolves the item of a requested line, by id or by code.

import { z } from "zod";
import type { ProductId } from "~/contract/ids";
import { idIn } from "~/contract/input/id";
import { int, intOrNull, text } from "~/db/columns";
import type { Ids } from "~/db/products/price-data";
import { type Query, query } from "~/db/query";
import { statement } from "~/platform/database";

export interface RequestedItem {
  product?: ProductId;
  sku?: string;
}

/** Matches the code exactly as typed, otherwise without its separators. */
const ITEM = `CASE WHEN j.value ->> '$.product' IS NOT NULL THEN j.value ->> '$.product' ELSE coalesce(
  (SELECT id FROM products WHERE sku = j.value ->> '$.sku'),
  (SELECT c.item_id FROM product_codes c JOIN products p ON p.id = c.item_id
   WHERE c.code = upper(replace(replace(replace(replace(j.value ->> '$.sku', '-', ''), ' ', ''), '.', ''), '/', ''))
     AND p.variants_count = 0 AND p.is_active = 1 ORDER BY p.id LIMIT 1)) END`;

export const requestedItemIds = (requested: readonly RequestedItem[]): Ids => ({
  sql: `SELECT ${ITEM} FROM json_each(?) j`,
  params: [asJson(requested)],
});

/** SQL of the item sold under an id or a slug; for a product with variants, the first variant. */
export const soldItemIds = (name: string): Ids => ({
  sql: `SELECT coalesce(
      (SELECT v.id FROM products v WHERE v.parent_id = p.id AND v.is_active = 1 ORDER BY v.position, v.id LIMIT 1), p.id)
    FROM products p WHERE p.id = ? OR p.slug = ?`,
  params: [idIn(name) ?? -1, name],
});

/** Keyed by the line's index. */
export const requestedItemsQuery = (requested: readonly RequestedItem[]): Query<Map<number, FoundItem>> =>
  query(
    statement(
      `SELECT line, item_id, (SELECT json_group_array(sku) FROM (SELECT v.sku FROM products v
       JOIN products p ON p.id = v.parent_id AND p.is_active = 1
       WHERE v.parent_id = item_id AND v.is_active = 1 ORDER BY v.position, v.id)) AS variants
     FROM (SELECT j.key AS line, ${ITEM} AS item_id FROM json_each(?) j)`,
      asJson(requested),
    ),
    (rows) =>
      new Map(
        rows.map((row) => [
          int(row, "line"),
          { item: intOrNull(row, "item_id"), variants: Codes.parse(JSON.parse(text(row, "variants"))) },
        ]),
      ),
  );

export interface FoundItem {
  /** Null if no item has the code. */
  item: ProductId | null;
  /** Codes to choose from, if the product is sold in several variants. */
  variants: string[];
}

const Codes = z.array(z.string());

const asJson = (requested: readonly RequestedItem[]): string =>
  JSON.stringify(requested.map(({ product, sku }) => ({ product, sku: sku?.trim() })));
