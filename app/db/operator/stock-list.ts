// Stock, lowest quantity first, and the movements of one item.

import type { ProductId } from "~/contract/ids";
import type { StockLine, StockMovement } from "~/contract/operator/products";
import type { Locale } from "~/contract/wire";
import { type Query, queryAll } from "~/db/query";
import { statement, type Value } from "~/platform/database";
import { flag, int, intOrNull, text, textOrNull } from "../columns";

/**
 * Number of matching codes from which on the stock index is scanned in ascending order, comparing each
 * row's code, instead of looking each code up.
 */
const MANY_CODES = 500;
const WALKED = "stock s INDEXED BY stock_least";

/** @param after quantity and id of the last row of the previous page */
export function stockQuery(
  search: string,
  after: { quantity: number; id: number } | null,
  { locale, limit }: { locale: Locale; limit: number },
): Query<StockLine[]> {
  const params: Value[] = [locale, limit, after?.quantity ?? null, after?.id ?? null, search];
  const from = after
    ? "AND s.on_hand - s.ordered >= ?3 AND (s.on_hand - s.ordered > ?3 OR s.item_id > ?4)"
    : "AND ?3 IS NULL AND ?4 IS NULL";
  // A code or its beginning; a product's code finds its variants.
  const begins = (code: string) => `${code} >= ?5 AND ${code} < ?5 || char(65535)`;
  const lines = (items: string, where: string, limit = "?2") =>
    `SELECT s.item_id FROM ${items} CROSS JOIN products i ON i.id = s.item_id
     LEFT JOIN products f ON f.id = i.parent_id
     WHERE i.variants_count = 0 AND ${where} ${from} ORDER BY s.on_hand - s.ordered, s.item_id LIMIT ${limit}`;
  const coded = `SELECT id FROM products WHERE ${begins("sku")}
    UNION SELECT v.id FROM products f JOIN products v ON v.parent_id = f.id WHERE ${begins("f.sku")}`;
  const few = `WITH few AS MATERIALIZED (SELECT count(*) < ${MANY_CODES} AS yes
    FROM (SELECT 1 FROM products WHERE ${begins("sku")} LIMIT ${MANY_CODES}))`;
  const byCode = lines(`few CROSS JOIN (${coded}) c CROSS JOIN stock s ON s.item_id = c.id`, "few.yes");
  const walked = lines(
    WALKED,
    `(${begins("i.sku")} OR ${begins("f.sku")})`,
    "(SELECT iif(yes, 0, ?2) FROM few)",
  );
  const page =
    search === ""
      ? lines(WALKED, "?5 = ''")
      : `${few} SELECT * FROM (${byCode}) UNION ALL SELECT * FROM (${walked})`;
  return queryAll(
    statement(
      `SELECT s.item_id, i.sku, coalesce(t.name, i.sku) AS name, coalesce(parent.sku, i.sku) AS product,
         s.on_hand - s.ordered AS quantity, s.on_hand, s.ordered, s.is_backorderable, s.restock_date, s.location, s.weight_grams
       FROM (${page}) l CROSS JOIN stock s ON s.item_id = l.item_id CROSS JOIN products i ON i.id = s.item_id
       LEFT JOIN products parent ON parent.id = i.parent_id
       LEFT JOIN product_texts t ON t.product_id = coalesce(i.parent_id, i.id) AND t.locale = ?1
       ORDER BY s.on_hand - s.ordered, s.item_id LIMIT ?2`,
      ...params,
    ),
    (row) => ({
      item: int(row, "item_id"),
      sku: text(row, "sku"),
      name: text(row, "name"),
      product: text(row, "product"),
      quantity: int(row, "quantity"),
      on_hand: int(row, "on_hand"),
      ordered: int(row, "ordered"),
      is_backorderable: flag(row, "is_backorderable"),
      restock_date: textOrNull(row, "restock_date"),
      location: text(row, "location"),
      weight_g: intOrNull(row, "weight_grams"),
    }),
  );
}

/** Newest first. */
export const movementsQuery = (item: ProductId, limit: number): Query<StockMovement[]> =>
  queryAll(
    statement(
      `SELECT id, created_at, kind, on_hand, ordered, reason FROM stock_movements
       WHERE item_id = ? ORDER BY id DESC LIMIT ?`,
      item,
      limit,
    ),
    (row) => ({
      id: int(row, "id"),
      at: text(row, "created_at"),
      kind: text(row, "kind"),
      on_hand: int(row, "on_hand"),
      ordered: int(row, "ordered"),
      reason: text(row, "reason"),
    }),
  );
