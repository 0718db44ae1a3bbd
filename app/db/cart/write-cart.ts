// Writes to a cart. Each write is one batch, whose guards refuse if the data changed since validation.

import type { CartRowId, ProductId } from "~/contract/ids";
import type { Ids } from "~/db/products/price-data";
import { availableQuantity, heldBy } from "~/db/products/stock-holds";
import { type Statement, statement, type Value } from "~/platform/database";
import { CART, type CartKey, keyParams } from "./find-cart";

/** Quantity of one product, to add to the cart or to set. */
export interface Line {
  product: ProductId;
  qty: number;
  set: boolean;
  /** Null: leave the notes unchanged. */
  notes: string | null;
}

export interface Note {
  product: ProductId;
  notes: string;
}

export interface CartWrite {
  key: CartKey;
  by: number;
  now: string;
}

/** `If-Match`: ends the batch unless the cart still has this version. */
export const refuseUnlessVersion = (key: CartKey, version: number): Statement =>
  statement(
    `INSERT INTO refusals (code) SELECT 'cart_changed'
     WHERE NOT EXISTS (SELECT 1 FROM carts WHERE id = ${CART} AND version = ?)`,
    ...keyParams(key),
    version,
  );

/** Ends the batch if the row was removed in the meantime. */
export const refuseUnlessRow = (row: CartRowId): Statement =>
  statement(
    "INSERT INTO refusals (code) SELECT 'cart_changed' WHERE NOT EXISTS (SELECT 1 FROM cart_rows WHERE id = ?)",
    row,
  );

/** Raises the cart's version, creating the cart if needed. */
export const touchCart = ({ key, by, now }: Pick<CartWrite, "key" | "by" | "now">): Statement =>
  statement(
    `INSERT INTO carts (customer_id, season_id, updated_by, updated_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (customer_id, coalesce(season_id, 0)) DO UPDATE
     SET version = version + 1, updated_by = excluded.updated_by, updated_at = excluded.updated_at`,
    key.customer,
    key.season,
    by,
    now,
  );

/**
 * Adds lines to the cart, or sets their quantity with `set`. Refuses all lines if stock is insufficient for
 * one.
 */
export function putLines(write: CartWrite, lines: readonly Line[]): Statement[] {
  const { key, now } = write;
  const asJson = JSON.stringify(lines);
  return [
    refuseBeyondStock(now, {
      sql: `json_each(?) j JOIN stock s ON s.item_id = j.value ->> '$.product'
        LEFT JOIN cart_rows r ON r.cart_id = ${CART} AND r.product_id = s.item_id`,
      params: [asJson, ...keyParams(key)],
      qty: "(j.value ->> '$.qty') + CASE WHEN j.value ->> '$.set' THEN 0 ELSE coalesce(r.qty, 0) END",
    }),
    // Each product has one row, so the new quantity is computed from the existing row.
    statement(
      `INSERT INTO cart_rows (cart_id, product_id, qty, notes, updated_at)
       SELECT ${CART}, j.value ->> '$.product',
         (j.value ->> '$.qty') + CASE WHEN j.value ->> '$.set' THEN 0 ELSE coalesce(r.qty, 0) END,
         coalesce(j.value ->> '$.notes', r.notes, ''), ?
       FROM json_each(?) j LEFT JOIN cart_rows r ON r.cart_id = ${CART} AND r.product_id = j.value ->> '$.product'
       WHERE true ORDER BY j.key
       ON CONFLICT (cart_id, product_id) DO UPDATE
       SET qty = excluded.qty, notes = excluded.notes, updated_at = excluded.updated_at`,
      ...keyParams(key),
      now,
      asJson,
      ...keyParams(key),
    ),
  ];
}

/** Notes do not depend on stock. */
export const putNotes = ({ key, now }: CartWrite, notes: readonly Note[]): Statement =>
  statement(
    `UPDATE cart_rows SET notes = j.value ->> '$.notes', updated_at = ? FROM json_each(?) j
     WHERE cart_id = ${CART} AND product_id = j.value ->> '$.product'`,
    now,
    JSON.stringify(notes),
    ...keyParams(key),
  );

/** Removes products from a cart; products that are not in it are ignored. */
export const removeRows = (key: CartKey, products: Ids): Statement =>
  statement(
    `DELETE FROM cart_rows WHERE cart_id = ${CART} AND product_id IN (${products.sql})`,
    ...keyParams(key),
    ...products.params,
  );

/** SQL of the product ids in a cart. */
export const productsOf = (key: CartKey): Ids => ({
  sql: `SELECT product_id FROM cart_rows WHERE cart_id = ${CART}`,
  params: keyParams(key),
});

/**
 * `{rows: [{id, product, qty, notes, available}], refused}`: the result of the write, before prices and
 * texts are added.
 * `available` is what is left after the quantities that the rows now reserve.
 */
export const cartWriteAnswer = (
  { key, now }: Pick<CartWrite, "key" | "now">,
  products: readonly number[],
  refused: unknown,
): Statement =>
  statement(
    `SELECT json_object('cart', ${CART}, 'refused', json(?), 'rows', json((
       SELECT json_group_array(json_object('id', id, 'product', product_id, 'qty', qty, 'notes', notes, 'available', available))
       FROM (SELECT r.id, r.product_id, r.qty, r.notes, ${availableQuantity("s")} AS available
             FROM cart_rows r LEFT JOIN stock s ON s.item_id = r.product_id
             WHERE r.cart_id = ${CART} AND r.product_id IN (SELECT value FROM json_each(?)) ORDER BY r.id)))) AS answer`,
    ...keyParams(key),
    JSON.stringify(refused),
    now,
    ...keyParams(key),
    JSON.stringify(products),
  );

/** Checks the whole cart, because an order is about to take all of it. */
export const refuseCartBeyondStock = (key: CartKey, now: string): Statement =>
  refuseBeyondStock(now, {
    sql: `cart_rows r JOIN stock s ON s.item_id = r.product_id AND r.cart_id = ${CART}`,
    params: keyParams(key),
    qty: "r.qty",
  });

/**
 * Checks lines outside a cart, such as a quote's rows. An item that is no longer sold, or not sold to such
 * a customer, counts as unavailable.
 * @param lines JSON: [{product, qty}]
 */
export const refuseLinesBeyondStock = (
  lines: string,
  { now, isConsumer }: { now: string; isConsumer: boolean },
): Statement =>
  statement(
    `INSERT INTO refusals (code) SELECT 'quantity_not_available' FROM json_each(?) j
     LEFT JOIN products p ON p.id = j.value ->> '$.product' LEFT JOIN products parent ON parent.id = p.parent_id
     LEFT JOIN stock s ON s.item_id = p.id
     WHERE coalesce(NOT (p.is_active AND coalesce(parent.is_active, 1) AND (p.audience = 'all' OR NOT ?)), 1)
       OR coalesce(NOT s.is_backorderable AND j.value ->> '$.qty' > ${availableQuantity("s")}, 1)`,
    lines,
    isConsumer ? 1 : 0,
    now,
  );

/**
 * Repeats mayHold of domain/catalogue/stock.ts against the stock, carts and settings at the moment of the
 * write.
 */
const refuseBeyondStock = (now: string, lines: { sql: string; params: Value[]; qty: string }): Statement =>
  statement(
    `INSERT INTO refusals (code) SELECT 'quantity_not_available' FROM ${lines.sql}
     WHERE NOT s.is_backorderable AND ${lines.qty} > ${heldBy("r", "s.quantity")} + ${availableQuantity("s")}`,
    ...lines.params,
    now,
    now,
  );
