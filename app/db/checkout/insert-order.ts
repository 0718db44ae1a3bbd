// Inserts the rows of a new order, with its number.

import type { SqlFragment } from "~/db/sql-fragment";
import { type Statement, statement } from "~/platform/database";
import type { NewOrder } from "./order-draft";

/** Id of the order created by this batch: the order with the year's last number. */
export const madeOrder = (year: number): SqlFragment => ({
  sql: `(SELECT id FROM orders WHERE number = (SELECT ${NUMBER} FROM order_numbers WHERE year = ?))`,
  params: [year],
});
const NUMBER = "printf('%d-%06d', year, last)";

/**
 * Everything that a new order writes, except its emails.
 * @param at the instant, and its year, which numbers the order
 * @param goods statements to run before stock is moved: guards of stock, and removals from the cart
 */
export function orderStatements(
  draft: NewOrder,
  { now, year }: { now: string; year: number },
  goods: readonly Statement[],
): Statement[] {
  const { order, origin } = draft;
  const made = madeOrder(year);
  return [
    statement(
      "UPDATE users SET shop_origin = ? WHERE id = ? AND shop_origin IS NOT ?",
      origin,
      order.customer,
      origin,
    ),
    statement(
      "INSERT INTO order_numbers (year, last) VALUES (?, 1) ON CONFLICT (year) DO UPDATE SET last = last + 1",
      year,
    ),
    insertOrder(draft, year),
    insertLines(draft, made),
    ...goods,
    statement(
      `INSERT INTO stock_movements (item_id, kind, ordered, order_row_id, created_at)
       SELECT product_id, 'order', qty, id, ? FROM order_rows WHERE order_id = ${made.sql} ORDER BY id`,
      now,
      ...made.params,
    ),
    ...(order.coupon === null ? [] : [couponUse(draft, order.coupon, made)]),
    statement(
      `INSERT INTO order_history (order_id, status, created_at) VALUES (${made.sql}, ?, ?)`,
      ...made.params,
      order.status,
      order.date,
    ),
  ];
}

/** Inserts the order with the year's next number. db/orders/read-order.ts reads its JSON columns. */
function insertOrder({ order, placedBy }: NewOrder, year: number): Statement {
  const columns = {
    date: order.date,
    status: order.status,
    customer_id: order.customer,
    agent_id: order.agent,
    placed_by: placedBy,
    season_id: order.season,
    customer_type: order.customerType,
    business_name: order.businessName,
    article_count: order.articleCount,
    currency: order.currency,
    includes_vat: order.includesVat ? 1 : 0,
    rows_total_cents: order.rowsTotal,
    discount_cents: order.discount,
    shipping_cents: order.shippingPrice,
    surcharge_cents: order.paymentSurcharge,
    vat_cents: order.vat,
    vat_lines: JSON.stringify(order.vatLines),
    vat_scheme: order.vatScheme,
    total_cents: order.total,
    coupon: order.coupon,
    customer_reference: order.customerReference,
    cig: order.cig,
    cup: order.cup,
    notes: order.notes,
    locale: order.locale,
    billing_address: JSON.stringify(order.billingAddress),
    shipping_address: JSON.stringify(order.shippingAddress),
    shipping_policy: JSON.stringify(order.shippingPolicy),
    payment_method: JSON.stringify(order.paymentMethod),
    payment_kind: order.payment.kind,
    payment_state: order.payment.state,
    payment_instructions: order.payment.instructions,
    pay_url: order.payment.payUrl,
    requested_date: order.requestedDate,
    promised_by: order.promisedBy,
    backordered_count: order.backordered?.count ?? 0,
    restock_date: order.backordered?.restockDate ?? null,
  };
  const values = Object.values(columns);
  return statement(
    `INSERT INTO orders (number, ${Object.keys(columns).join(", ")})
     SELECT ${NUMBER}, ${values.map(() => "?").join(", ")} FROM order_numbers WHERE year = ?`,
    ...values,
    year,
  );
}

/** Copies the rows, so that a later change of a product does not change the order. */
const insertLines = ({ lines }: NewOrder, made: SqlFragment): Statement =>
  statement(
    `INSERT INTO order_rows (order_id, product_id, sku, slug, name, image, qty, list_price_cents, unit_price_cents, package_size,
       uom, vat_rate, total_cents, notes)
     SELECT ${made.sql}, value ->> '$.product', value ->> '$.sku', value ->> '$.slug', value ->> '$.name', value ->> '$.image',
       value ->> '$.qty', value ->> '$.listPrice', value ->> '$.unitPrice', value ->> '$.packageSize', value ->> '$.uom',
       value ->> '$.vatRate', value ->> '$.total', value ->> '$.notes'
     FROM json_each(?) ORDER BY key`,
    ...made.params,
    JSON.stringify(lines),
  );

/** The trigger of coupon_uses refuses a use beyond the coupon's limits. */
const couponUse = ({ order }: NewOrder, code: string, made: SqlFragment): Statement =>
  statement(
    `INSERT INTO coupon_uses (code, customer_id, order_id, created_at) VALUES (?, ?, ${made.sql}, ?)`,
    code,
    order.customer,
    ...made.params,
    order.date,
  );
