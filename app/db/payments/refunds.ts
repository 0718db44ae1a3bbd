// Refunds: written as a row in the batch that decides them, and sent to the provider afterwards.

import { REFUND_STATES, type RefundState } from "~/contract/constants/enums";
import type { DocumentId, OrderId, PaymentId, RefundId } from "~/contract/ids";
import type { Cents } from "~/contract/units";
import { flag, int, intOrNull, oneOf, text, textOrNull } from "~/db/columns";
import { type Query, queryAll } from "~/db/query";
import { type Database, type Statement, statement } from "~/platform/database";

export interface RefundDraft {
  payment: PaymentId;
  amount: Cents;
  /** Unique, so that a repeated request finds its first row. */
  key: string;
  reason: string;
  now: string;
}

/**
 * Inserts a refund to send, or to pay by hand if the payment had no provider.
 * The trigger of refunds refuses more than the rest of the payment: `refund_too_large`.
 */
export const insertRefund = ({ payment, amount, key, reason, now }: RefundDraft): Statement =>
  statement(
    `INSERT INTO refunds (order_id, payment_id, amount_cents, key, reason, state, not_before, created_at)
     SELECT order_id, id, ?, ?, ?, iif(payment_ref IS NULL, 'by_hand', 'waiting'), ?, ? FROM payments WHERE id = ?`,
    ...[amount, key, reason, now, now, payment],
  );

export interface WaitingRefund {
  id: RefundId;
  order: OrderId;
  provider: string;
  paymentRef: string;
  amount: Cents;
  key: string;
  tries: number;
}

/** Claims the refund until the lease expires; null if another sender has it, or it is done. */
export async function claimRefund(
  db: Database,
  id: RefundId,
  { now, leaseUntil }: { now: string; leaseUntil: string },
): Promise<WaitingRefund | null> {
  const row = await db.first(
    `UPDATE refunds SET tries = tries + 1, not_before = ? WHERE id = ? AND state = 'waiting' AND not_before <= ?
     RETURNING id, order_id, amount_cents, key, tries,
       (SELECT provider FROM payments WHERE id = refunds.payment_id) AS provider,
       (SELECT payment_ref FROM payments WHERE id = refunds.payment_id) AS payment_ref`,
    ...[leaseUntil, id, now],
  );
  return (
    row && {
      id: int(row, "id"),
      order: int(row, "order_id"),
      provider: text(row, "provider"),
      paymentRef: textOrNull(row, "payment_ref") ?? "",
      amount: int(row, "amount_cents"),
      key: text(row, "key"),
      tries: int(row, "tries"),
    }
  );
}

/** Ids of refunds to request from the provider, longest waiting first. */
export async function dueRefunds(db: Database, now: string, limit: number): Promise<number[]> {
  const rows = await db.all(
    "SELECT id FROM refunds WHERE state = 'waiting' AND not_before <= ? ORDER BY not_before, id LIMIT ?",
    ...[now, limit],
  );
  return rows.map((row) => int(row, "id"));
}

/** @param ref the provider's id of the refund */
export const markRefunded = (db: Database, id: RefundId, ref: string, now: string) =>
  db.all(
    "UPDATE refunds SET state = 'done', refund_ref = ?, error = NULL, done_at = ? WHERE id = ?",
    ...[ref, now, id],
  );

/** @param nextTry null: given up; the operator pays by hand */
export const markRefundFailed = (db: Database, id: RefundId, error: string, nextTry: string | null) =>
  db.all(
    "UPDATE refunds SET state = ?, error = ?, not_before = coalesce(?, not_before) WHERE id = ?",
    ...[nextTry === null ? "by_hand" : "waiting", error, nextTry, id],
  );

export interface Refund {
  id: RefundId;
  payment: PaymentId;
  amount: Cents;
  reason: string;
  state: RefundState;
  refundRef: string | null;
  /** Made at the provider itself. */
  isOutside: boolean;
  error: string | null;
  createdAt: string;
  doneAt: string | null;
  creditNote: { number: string; document: DocumentId } | null;
}

export const refundsOfQuery = (order: OrderId): Query<Refund[]> =>
  queryAll(
    statement(
      `SELECT r.*, d.number, c.id AS document_id FROM refunds r LEFT JOIN order_refunds d ON d.id = r.order_refund_id
         LEFT JOIN documents c ON c.order_id = r.order_id AND c.type = 'credit_note' AND c.refund_id = d.id
       WHERE r.order_id = ? AND r.state <> 'failed' ORDER BY r.id`,
      order,
    ),
    (row) => {
      const number = textOrNull(row, "number");
      const document = intOrNull(row, "document_id");
      return {
        id: int(row, "id"),
        payment: int(row, "payment_id"),
        amount: int(row, "amount_cents"),
        reason: text(row, "reason"),
        // The table's CHECK guarantees one of these states.
        state: oneOf(row, "state", REFUND_STATES),
        refundRef: textOrNull(row, "refund_ref"),
        isOutside: flag(row, "is_outside"),
        error: textOrNull(row, "error"),
        createdAt: text(row, "created_at"),
        doneAt: textOrNull(row, "done_at"),
        creditNote: number === null || document === null ? null : { number, document },
      };
    },
  );
