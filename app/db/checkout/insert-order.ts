// The rows that a new order makes, with its number.

import type { SqlFragment } from "~/db/sql-fragment";
import { type Statement, statement } from "~/platform/database";
import type { OrderDraft } from "./order-draft";

/** The id of the order that this very batch makes: the year's last number is its own. */
export const madeOrder = (year: number): SqlFragment => ({
  sql: `(SELECT id FROM orders WHERE number = (SELECT ${NUMBER} FROM order_numbers WHERE year = ?))`,
  params: [year],
});
const NUMBER = "printf('%d-%06d', year, last)";

/** The order with its number, the year's next one; its JSON columns are read by db/orders/read-order.ts. */
export function insertOrder({ order, placedBy }: OrderDraft, year: number): Statement {
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

/** The order's rows, as copies: a later change of a product changes no order. */
export const insertLines = ({ lines }: OrderDraft, made: SqlFragment): Statement =>
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

/** The trigger of coupon_uses refuses what the coupon's limits do not allow. */
export const couponUse = ({ order }: OrderDraft, code: string, made: SqlFragment): Statement =>
  statement(
    `INSERT INTO coupon_uses (code, customer_id, order_id, created_at) VALUES (?, ?, ${made.sql}, ?)`,
    code,
    order.customer,
    ...made.params,
    order.date,
  );
