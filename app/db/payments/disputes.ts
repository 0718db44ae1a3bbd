// Disputed payments (chargebacks), for display to the operator, who handles them at the provider.

import { DISPUTE_STATES, type DisputeState } from "~/contract/constants/enums";
import type { OrderId, PaymentId } from "~/contract/ids";
import type { Cents } from "~/contract/units";
import { int, oneOf, text, textOrNull } from "~/db/columns";
import { type Query, queryAll } from "~/db/query";
import type { DisputeNotice } from "~/domain/orders/payment-notice";
import { type Statement, statement } from "~/platform/database";

export interface Dispute {
  id: number;
  payment: PaymentId;
  disputeRef: string;
  amount: Cents;
  reason: string;
  state: DisputeState;
  openedAt: string;
  closedAt: string | null;
}

/** Disputes of an order's payments, oldest first. */
export const disputesOfQuery = (order: OrderId): Query<Dispute[]> =>
  queryAll(statement("SELECT * FROM payment_disputes WHERE order_id = ? ORDER BY id", order), (row) => ({
    id: int(row, "id"),
    payment: int(row, "payment_id"),
    disputeRef: text(row, "dispute_ref"),
    amount: int(row, "amount_cents"),
    reason: text(row, "reason"),
    state: oneOf(row, "state", DISPUTE_STATES),
    openedAt: text(row, "opened_at"),
    closedAt: textOrNull(row, "closed_at"),
  }));

// Notices arrive in any order: a won dispute stays won, a lost one may still be won.
const ON_KNOWN_DISPUTE = `ON CONFLICT (payment_id, dispute_ref) DO UPDATE SET state = excluded.state,
       closed_at = excluded.closed_at, amount_cents = excluded.amount_cents, reason = excluded.reason
       WHERE state = 'open' OR (state = 'lost' AND excluded.state = 'won')`;

/** Records a dispute of a payment; writes nothing until the payment is recorded. */
export const noteDispute = (provider: string, dispute: DisputeNotice, now: string): Statement =>
  statement(
    `INSERT INTO payment_disputes (order_id, payment_id, dispute_ref, amount_cents, reason, state, opened_at, closed_at)
     SELECT order_id, id, ?1, ?2, ?3, ?4, ?5, iif(?4 = 'open', NULL, ?6) FROM payments WHERE provider = ?7 AND payment_ref = ?8
     ${ON_KNOWN_DISPUTE}`,
    ...[dispute.ref, dispute.amount, dispute.reason, dispute.state, dispute.openedAt, now],
    ...[provider, dispute.paymentRef],
  );

/** Records disputes whose notices arrived before the payment was recorded, from their stored events. */
export const noteWaitingDisputes = (provider: string, paymentRef: string): Statement[] => {
  const waiting = "provider = ? AND outcome = 'ignored' AND facts ->> '$.paymentRef' = ?";
  return [
    statement(
      `INSERT INTO payment_disputes (order_id, payment_id, dispute_ref, amount_cents, reason, state, opened_at, closed_at)
       SELECT p.order_id, p.id, e.facts ->> '$.ref', e.facts ->> '$.amount', e.facts ->> '$.reason', e.facts ->> '$.state',
         e.facts ->> '$.openedAt', iif(e.facts ->> '$.state' = 'open', NULL, e.received_at)
       FROM (SELECT * FROM payment_events WHERE ${waiting} ORDER BY received_at) e
       JOIN payments p ON p.provider = e.provider AND p.payment_ref = e.facts ->> '$.paymentRef' WHERE true
       ${ON_KNOWN_DISPUTE}`,
      ...[provider, paymentRef],
    ),
    statement(
      `UPDATE payment_events SET outcome = 'applied',
         order_id = (SELECT order_id FROM payments WHERE provider = ? AND payment_ref = ?) WHERE ${waiting}`,
      ...[provider, paymentRef, provider, paymentRef],
    ),
  ];
};
