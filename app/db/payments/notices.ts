// A notice is applied in one batch with the event's own row, so that none is applied twice.

import type { OrderId, PaymentSessionId } from "~/contract/ids";
import { int } from "~/db/columns";
import { type Query, queryCount, queryFirst } from "~/db/query";
import { type Statement, statement } from "~/platform/database";

/** Whether the provider's event was applied before. */
export const eventSeenQuery = (provider: string, id: string): Query<boolean> => {
  const count = queryCount(
    statement("SELECT count(*) AS n FROM payment_events WHERE provider = ? AND id = ?", provider, id),
  );
  return { statements: count.statements, parse: (rows) => count.parse(rows) > 0 };
};

/** The code with which a second writer of the same event is refused. */
export const EVENT_SEEN = "payment_events.provider, payment_events.id";

/**
 * The event, so that it is applied once. Refused with EVENT_SEEN where it was.
 * @param facts what disagreed, for the operator; of an ignored dispute, the dispute
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

/** The id of the recorded payment; null where the provider's id is new. */
export const paymentKnownQuery = (provider: string, ref: string | null): Query<number | null> =>
  queryFirst(
    statement("SELECT id FROM payments WHERE provider = ? AND payment_ref = ?", provider, ref),
    (row) => int(row, "id"),
  );

/** The code where the same payment was recorded meanwhile. */
export const PAYMENT_KNOWN = "payments.provider, payments.payment_ref";

/** Money that came in. Refused with PAYMENT_KNOWN where the same payment was recorded meanwhile. */
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

/** The whole of the payment that this very batch has recorded. @returns the refund's id */
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
