// Applies a provider's notice in one batch with the event's own row, so that no notice is applied twice.

import type { OrderId, PaymentSessionId } from "~/contract/ids";
import { int } from "~/db/columns";
import { type Query, queryCount, queryFirst } from "~/db/query";
import { type Statement, statement } from "~/platform/database";

export const eventSeenQuery = (provider: string, id: string): Query<boolean> => {
  const count = queryCount(
    statement("SELECT count(*) AS n FROM payment_events WHERE provider = ? AND id = ?", provider, id),
  );
  return { statements: count.statements, parse: (rows) => count.parse(rows) > 0 };
};

/** Refusal code of a second write of the same event. */
export const EVENT_SEEN = "payment_events.provider, payment_events.id";

/**
 * Stores the event, so that it is applied once. Refuses a repeated event with EVENT_SEEN.
 * @param facts the mismatch, for the operator; for an ignored dispute, the dispute
 */
export const keepEvent = (
  provider: string,
  event: { id: string; type: string },
  outcome: "applied" | "ignored" | "mismatch",
  order: OrderId | null,
  facts: object | null,
  now: string,
): Statement =>
  statement(
    `INSERT INTO payment_events (provider, id, type, outcome, order_id, facts, received_at) VALUES (?, ?, ?, ?, ?, ?, ?)`,
    ...[provider, event.id, event.type, outcome, order, facts && JSON.stringify(facts), now],
  );

/** Id of the recorded payment; null if the provider's id is new. */
export const paymentKnownQuery = (provider: string, ref: string | null): Query<number | null> =>
  queryFirst(
    statement("SELECT id FROM payments WHERE provider = ? AND payment_ref = ?", provider, ref),
    (row) => int(row, "id"),
  );

/** Refusal code: the same payment was recorded in the meantime. */
export const PAYMENT_KNOWN = "payments.provider, payments.payment_ref";

/**
 * Records a received payment. Refuses with PAYMENT_KNOWN if the same payment was recorded in the meantime.
 */
export const recordPayment = (payment: {
  order: OrderId;
  session: PaymentSessionId;
  provider: string;
  ref: string;
  amount: number;
  currency: string;
  payer: string;
  now: string;
}): Statement =>
  statement(
    `INSERT INTO payments (order_id, session_id, provider, payment_ref, amount_cents, currency, payer, paid_at, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[payment.order, payment.session, payment.provider, payment.ref, payment.amount, payment.currency],
    ...[payment.payer, payment.now, payment.now],
  );

/** Refunds the whole payment that this batch has recorded. @returns the refund's id */
export const returnPayment = (
  provider: string,
  ref: string,
  { key, reason, now }: { key: string; reason: string; now: string },
): Query<number | null> =>
  queryFirst(
    statement(
      `INSERT INTO refunds (order_id, payment_id, amount_cents, key, reason, state, not_before, created_at)
       SELECT order_id, id, amount_cents, ?, ?, 'waiting', ?, ? FROM payments WHERE provider = ? AND payment_ref = ? RETURNING id`,
      ...[key, reason, now, now, provider, ref],
    ),
    (row) => int(row, "id"),
  );

/** The promised day of dispatch counts from the payment, and is never before the one for the day that was asked for. */
export const promiseFrom = (order: OrderId, day: string): Statement =>
  statement(
    "UPDATE orders SET promised_by = iif(requested_date IS NULL, ?, max(?, promised_by)) WHERE id = ?",
    ...[day, day, order],
  );
