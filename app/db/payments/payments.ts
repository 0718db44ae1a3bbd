// Payments and refunds of an order.

import type { OrderId, PaymentId } from "~/contract/ids";
import type { Cents } from "~/contract/units";
import { int, text, textOrNull } from "~/db/columns";
import { type Query, queryAll } from "~/db/query";
import { type Statement, statement } from "~/platform/database";

/** `provider` of payments that the operator has recorded. */
export const MANUAL = "manual";

export interface Payment {
  id: PaymentId;
  order: OrderId;
  provider: string;
  /** The provider's own id; null without a provider. */
  paymentRef: string | null;
  amount: Cents;
  /** Refunded, or on its way back. */
  refunded: Cents;
  currency: string;
  payer: string;
  paidAt: string;
  createdAt: string;
}

/** Payments received for an order, with the amount of each that was refunded or is on its way back. */
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

/** Records that the operator received payment of the whole order. */
export const manualPayment = (order: OrderId, at: string, now: string): Statement =>
  statement(
    `INSERT INTO payments (order_id, provider, amount_cents, currency, paid_at, created_at)
     SELECT id, '${MANUAL}', total_cents, currency, ?, ? FROM orders WHERE id = ? AND total_cents > 0`,
    ...[at, now, order],
  );

/** Deletes old payer names, except while the operator owes a refund by hand or a dispute is open. */
export const removePayers = (before: string): Statement =>
  statement(
    `UPDATE payments SET payer = '' WHERE paid_at < ? AND payer <> ''
       AND NOT EXISTS (SELECT 1 FROM refunds WHERE payment_id = payments.id AND state IN ('waiting', 'by_hand'))
       AND NOT EXISTS (SELECT 1 FROM payment_disputes WHERE payment_id = payments.id AND state = 'open')`,
    before,
  );
