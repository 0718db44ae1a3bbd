// Quantities typed into the customer's list on the order pad, until they are ordered: 0007_cart.sql.
import { int, text } from "~/db/columns";
import type { Ids } from "~/db/products/price-data";
import { type Query, queryAll } from "~/db/query";
import { type Statement, statement } from "~/platform/database";
import type { PadKey } from "./pad-lines";

export interface TypedQuantity {
  product: number;
  sku: string;
  qty: string;
}

const MAX_QUANTITIES = 200;
const OWN = "FROM order_pad_quantities q WHERE q.user_id = ? AND q.customer_id = ?";

/** Quantities not ordered yet, exactly as typed. */
export const typedQuantitiesQuery = ({ user, customer }: PadKey): Query<TypedQuantity[]> =>
  queryAll(
    statement(
      `SELECT q.product_id, q.qty, (SELECT sku FROM products WHERE id = q.product_id) AS sku ${OWN}
       ORDER BY q.product_id LIMIT ${MAX_QUANTITIES}`,
      user,
      customer,
    ),
    (row) => ({ product: int(row, "product_id"), sku: text(row, "sku"), qty: text(row, "qty") }),
  );

export const typedIds = ({ user, customer }: PadKey): Ids => ({
  sql: `SELECT q.product_id ${OWN}`,
  params: [user, customer],
});

/** Deletes blank quantities; ignores items that are not sold at all. */
export function saveTypedQuantities(
  { user, customer }: PadKey,
  quantities: readonly { product: number; qty: string }[],
  now: string,
): Statement[] {
  const json = JSON.stringify(quantities.map(({ product, qty }) => ({ product, qty: qty.trim() })));
  return [
    statement(
      `DELETE FROM order_pad_quantities WHERE user_id = ? AND customer_id = ?
         AND product_id IN (SELECT value ->> 'product' FROM json_each(?) WHERE value ->> 'qty' = '')`,
      ...[user, customer, json],
    ),
    statement(
      `INSERT INTO order_pad_quantities (user_id, customer_id, product_id, qty, updated_at)
       SELECT ?, ?, p.id, j.value ->> 'qty', ? FROM json_each(?) j JOIN products p ON p.id = j.value ->> 'product'
       WHERE j.value ->> 'qty' <> '' AND (SELECT count(*) ${OWN}) < ${MAX_QUANTITIES}
       ON CONFLICT DO UPDATE SET qty = excluded.qty, updated_at = excluded.updated_at`,
      ...[user, customer, now, json, user, customer],
    ),
  ];
}

/** Deletes the quantities of ordered items. */
export const forgetQuantities = ({ user, customer }: PadKey, products: readonly number[]): Statement =>
  statement(
    `DELETE FROM order_pad_quantities WHERE user_id = ? AND customer_id = ?
       AND product_id IN (SELECT value FROM json_each(?))`,
    ...[user, customer, JSON.stringify(products)],
  );
