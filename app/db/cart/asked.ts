// What a line asks for: an item by its id, or by its code.
import { type Row, type Statement, statement } from "~/platform/database";
import { int, intOrNull } from "../columns";
import type { Ids } from "../price-facts";

export interface AskedItem {
  product?: number;
  sku?: string;
}

/** The code whole and as it is written, else without its separators. */
const ITEM = `CASE WHEN j.value ->> '$.product' IS NOT NULL THEN j.value ->> '$.product' ELSE coalesce(
  (SELECT id FROM products WHERE sku = j.value ->> '$.sku'),
  (SELECT c.item FROM product_codes c JOIN products p ON p.id = c.item
   WHERE c.code = upper(replace(replace(replace(replace(j.value ->> '$.sku', '-', ''), ' ', ''), '.', ''), '/', ''))
     AND p.variants_count = 0 AND p.is_active = 1 ORDER BY p.id LIMIT 1)) END`;

export const askedIds = (asked: readonly AskedItem[]): Ids => ({
  sql: `SELECT ${ITEM} FROM json_each(?) j`,
  params: [asJson(asked)],
});

export const askedItems = (asked: readonly AskedItem[]): Statement =>
  statement(`SELECT j.key AS line, ${ITEM} AS item FROM json_each(?) j`, asJson(asked));

/** By the line's index, from the rows of askedItems; null where nothing has the code. */
export const readAsked = (rows: Row[]): Map<number, number | null> =>
  new Map(rows.map((row) => [int(row, "line"), intOrNull(row, "item")]));

const asJson = (asked: readonly AskedItem[]): string =>
  JSON.stringify(asked.map(({ product, sku }) => ({ product, sku: sku?.trim() })));
