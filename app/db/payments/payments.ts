// What an order has paid and what went back: sums over the rows of payments and refunds.

import type { OrderId, PaymentId } from "~/contract/ids";
import type { Cents } from "~/contract/units";
import { int, text, textOrNull } from "~/db/columns";
import { type Query, queryAll } from "~/db/query";
import { type Statement, statement } from "~/platform/database";

/** `provider` of what the operator has marked as paid. */
export const MANUAL = "manual";

export interface Payment {
  id: PaymentId;
  order: OrderId;
  provider: string;
  /** The provider's own id; null where it came through none. */
  paymentRef: string | null;
  amount: Cents;
  /** What went back of it, or is on its way back. */
  refunded: Cents;
  currency: string;
  payer: string;
  paidAt: string;
  createdAt: string;
}

/** What came in for an order, and how much of each payment went back or is on its way. */
export const paymentsOfQuery = (order: OrderId): Query<Payment[]> =>
  queryAll(
    statement(
      `SELECT p.*, (SELECT coalesce(sum(amount_cents), 0) FROM refunds WHERE payment_id = p.id AND state <> 'failed') AS refunded_cents
       FROM payments p WHERE p.order_id = ? ORDER BY p.id`,
      order,
    ),
    (row) => ({
      id: int(row, "id"),
      order: int(row, "order_id"),
      provider: text(row, "provider"),
      paymentRef: textOrNull(row, "payment_ref"),
      amount: int(row, "amount_cents"),
      refunded: int(row, "refunded_cents"),
      currency: text(row, "currency"),
      payer: text(row, "payer"),
      paidAt: text(row, "paid_at"),
      createdAt: text(row, "created_at"),
    }),
  );

/** The operator says that the whole order is paid. */
export const manualPayment = (order: OrderId, at: string, now: string): Statement =>
  statement(
    `INSERT INTO payments (order_id, provider, amount_cents, currency, paid_at, created_at)
     SELECT id, '${MANUAL}', total_cents, currency, ?, ? FROM orders WHERE id = ? AND total_cents > 0`,
    ...[at, now, order],
  );

/** Who paid before; not while the operator still owes it to somebody, or a bank asks. */
export const removePayers = (before: string): Statement =>
  statement(
    `UPDATE payments SET payer = '' WHERE paid_at < ? AND payer <> ''
       AND NOT EXISTS (SELECT 1 FROM refunds WHERE payment_id = payments.id AND state IN ('waiting', 'by_hand'))
       AND NOT EXISTS (SELECT 1 FROM payment_disputes WHERE payment_id = payments.id AND state = 'open')`,
    before,
  );
