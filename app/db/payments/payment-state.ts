// State that a notice or a visit to the payment page depends on, with a guard that refuses if it has
// changed.

import type { OrderStatus, PaymentState } from "~/contract/constants/enums";
import type { OrderId } from "~/contract/ids";
import { Order, OrderStatus as OrderStatusSchema } from "~/contract/orders";
import type { Cents } from "~/contract/units";
import { Locale } from "~/contract/wire";
import { int, text } from "~/db/columns";
import { notSetAside } from "~/db/jobs/faults";
import { type Query, queryFirst } from "~/db/query";
import { type Database, type Row, type Statement, statement, type Value } from "~/platform/database";

export interface PayableOrder {
  id: OrderId;
  number: string;
  status: OrderStatus;
  payment: PaymentState;
  currency: string;
  locale: Locale;
  email: string;
  due: Cents;
}

const DUE = `o.total_cents
  - (SELECT coalesce(sum(amount_cents), 0) FROM payments WHERE order_id = o.id)
  + (SELECT coalesce(sum(amount_cents), 0) FROM refunds WHERE order_id = o.id AND state <> 'failed')`;

const readPayable = (row: Row): PayableOrder => ({
  id: int(row, "id"),
  number: text(row, "number"),
  status: OrderStatusSchema.parse(row.status),
  payment: Order.shape.payment.shape.state.parse(row.payment_state),
  currency: text(row, "currency"),
  locale: Locale.parse(row.locale),
  email: text(row, "email"),
  due: int(row, "due"),
});

const payableWhere = (condition: string, value: Value): Query<PayableOrder | null> =>
  queryFirst(
    statement(
      `SELECT o.id, o.number, o.status, o.payment_state, o.currency, o.locale, o.billing_address ->> '$.email' AS email, ${DUE} AS due
       FROM orders o WHERE ${condition}`,
      value,
    ),
    readPayable,
  );

/** Data that the payment of an order depends on; null for an unknown order. */
export const payableOrderQuery = (id: OrderId) => payableWhere("o.id = ?", id);

/** @param key signed by the signature of the pay link */
export const payableByKeyQuery = (key: string) =>
  payableWhere("o.pay_url IS NOT NULL AND substr(o.pay_url, instr(o.pay_url, '/pay/') + 5) = ?", key);

/** Refusal code: the order's status, payment or amount due has changed since it was read. */
export const PAYMENT_CHANGED = "payment_changed";

/** Refuses with PAYMENT_CHANGED if the order was paid, cancelled or changed since it was read. */
export const refuseUnlessAsRead = ({ id, status, payment, due }: PayableOrder): Statement =>
  statement(
    `INSERT INTO refusals (code) SELECT '${PAYMENT_CHANGED}'
     WHERE NOT EXISTS (SELECT 1 FROM orders o WHERE o.id = ? AND o.status = ? AND o.payment_state = ? AND ${DUE} = ?)`,
    ...[id, status, payment, due],
  );

/** Sets each status on the way, with an entry in the history. */
export const orderSteps = (
  id: OrderId,
  payment: PaymentState,
  statuses: readonly OrderStatus[],
  at: string,
  note = "",
): Statement[] => [
  ...statuses.flatMap((status) => [
    statement("UPDATE orders SET status = ? WHERE id = ?", status, id),
    statement(
      "INSERT INTO order_history (order_id, status, created_at, note) VALUES (?, ?, ?, ?)",
      id,
      status,
      at,
      note,
    ),
  ]),
  statement("UPDATE orders SET payment_state = ? WHERE id = ?", payment, id),
];

/**
 * Unpaid orders of redirect methods placed until `before`, with or without a pay link, except those whose
 * payment is in progress.
 */
export async function unpaidSince(db: Database, before: string, limit: number): Promise<number[]> {
  const rows = await db.all(
    `SELECT o.id FROM orders o WHERE o.payment_kind = 'redirect' AND o.status IN ('pending', 'failed') AND o.date <= ?
       AND NOT EXISTS (SELECT 1 FROM payment_sessions s WHERE s.order_id = o.id AND s.state = 'processing')
       AND ${notSetAside("unpaid_orders", "o.id")}
     ORDER BY o.date, o.id LIMIT ?`,
    ...[before, limit],
  );
  return rows.map((row) => int(row, "id"));
}
