// Writes a refund in one batch with guards: the decision, its credit note, the goods, the money of each
// payment, the email.

import type { OrderId, RefundId } from "~/contract/ids";
import { int, listOf, text } from "~/db/columns";
import { orderMail } from "~/db/mail/outbox";
import { writeAudited } from "~/db/operator/audit";
import { type Payment, paymentsOfQuery } from "~/db/payments/payments";
import { insertRefund } from "~/db/payments/refunds";
import { combine, command, constant, mapQuery, type Query, queryAll, queryFirst } from "~/db/query";
import type { VatOfRate } from "~/domain/orders/totals";
import { type Database, type Statement, statement } from "~/platform/database";
import { takeNumber, takenNumber } from "./document-numbers";
import { orderAudit } from "./order-audit";
import { StoredVatLine } from "./read-order";
import type { OrderRefundDraft } from "./refund-draft";
import { goodsStatements, statusStatements } from "./refund-goods";

/** Refusal code: the order has changed since it was read. */
export const ORDER_CHANGED = "order_changed";

export interface RefundFacts {
  payments: Payment[];
  /** VAT of earlier credit notes. */
  credited: VatOfRate[][];
  earlier: { bodyHash: string } | null;
}

/** Data that a refund depends on beside the order and its rows. */
export const refundFactsQuery = (order: OrderId, key: string): Query<RefundFacts> =>
  combine({
    payments: paymentsOfQuery(order),
    credited: queryAll(
      statement("SELECT vat_lines FROM order_refunds WHERE order_id = ? AND number IS NOT NULL", order),
      (row) => listOf(row, "vat_lines", StoredVatLine),
    ),
    earlier: queryFirst(
      statement("SELECT body_hash FROM order_refunds WHERE order_id = ? AND key = ?", order, key),
      (row) => ({ bodyHash: text(row, "body_hash") }),
    ),
  });

/**
 * @returns the emails to send, and ids of the refunds that wait for a provider
 * @throws BatchRefused `answer_kept`, `order_changed`, `refund_too_large`; REFUND_KNOWN for a refund made
 * at the provider
 */
export const refundOrder = (
  db: Database,
  draft: OrderRefundDraft,
  marks: readonly Statement[] = [],
): Promise<{ mails: number[]; waiting: number[] }> =>
  writeAudited(
    db,
    {
      ...{ ...orderAudit(draft.order), call: "orders.refund", now: draft.now },
      ...(draft.outside && { who: draft.outside.provider }),
    },
    combine({
      changes: command(...refundStatements(draft), ...statusStatements(draft), ...marks),
      mails:
        draft.creditNotes !== null
          ? orderMail("order-refunded", { sql: "SELECT ?", params: [draft.order] }, draft.now)
          : constant([]),
      waiting: waitingQuery(draft.order),
    }),
  );

/** Records that the operator has transferred the money by hand. @throws BatchRefused `not_by_hand` */
export const markPaidByHand = (
  db: Database,
  { order, refund, now }: { order: OrderId; refund: RefundId; now: string },
): Promise<unknown> =>
  writeAudited(
    db,
    { ...orderAudit(order), call: "orders.refundPaid", now },
    command(
      statement(
        `INSERT INTO refusals (code) SELECT 'not_by_hand' WHERE NOT EXISTS (
           SELECT 1 FROM refunds WHERE order_refund_id = ? AND order_id = ? AND state = 'by_hand')`,
        refund,
        order,
      ),
      statement(
        "UPDATE refunds SET state = 'done', done_at = ? WHERE order_refund_id = ? AND state = 'by_hand'",
        now,
        refund,
      ),
    ),
  );

/** Refunds of an order to request from a provider. */
export const waitingQuery = (order: OrderId): Query<number[]> =>
  mapQuery(
    queryAll(statement("SELECT id FROM refunds WHERE order_id = ? AND state = 'waiting'", order), (row) =>
      int(row, "id"),
    ),
    (ids) => ids,
  );

/** All statements of a refund except the order's status, for a batch that sets the status itself. */
export function refundStatements(draft: OrderRefundDraft): Statement[] {
  const { order, key, rows, parts, reason, now, creditNotes } = draft;
  const rowsJson = JSON.stringify(rows);
  const transfers = parts.map((part, index) => ({ ...part, key: `order-${order}-${key}-${index}` }));
  return [
    refuseUnlessSame(draft),
    ...(creditNotes === null ? [] : takeNumber(creditNotes)),
    statement(
      `INSERT INTO order_refunds (order_id, key, body_hash, amount_cents, vat_lines, reason, number, created_at)
       SELECT ?, ?, ?, ?, ?, ?, ${creditNotes === null ? "NULL" : takenNumber(creditNotes)}, ?`,
      ...[order, key, draft.bodyHash, draft.amount, JSON.stringify(draft.vatLines), reason, now],
    ),
    statement(
      `INSERT INTO order_refund_rows (order_refund_id, order_row_id, qty, restock)
       SELECT ${MADE}, value ->> '$.id', value ->> '$.qty', value ->> '$.restock' FROM json_each(?)`,
      order,
      rowsJson,
    ),
    ...transfers.map(({ payment, amount, key: transfer }) =>
      insertRefund({ payment, amount, key: transfer, reason, now }),
    ),
    statement(
      `UPDATE refunds SET order_refund_id = ${MADE} WHERE key IN (SELECT value FROM json_each(?))`,
      order,
      JSON.stringify(transfers.map((transfer) => transfer.key)),
    ),
    ...(draft.outside ? [markOutside(draft.outside.ref, transfers, now)] : []),
    ...(rows.length > 0 ? goodsStatements(draft, rowsJson) : []),
  ];
}

const markOutside = (ref: string, transfers: readonly { key: string }[], now: string): Statement =>
  statement(
    `UPDATE refunds SET state = 'done', refund_ref = ?, is_outside = 1, done_at = ?
     WHERE key IN (SELECT value FROM json_each(?))`,
    ...[ref, now, JSON.stringify(transfers.map(({ key }) => key))],
  );

const MADE = "(SELECT max(id) FROM order_refunds WHERE order_id = ?)";

const refuseUnlessSame = ({ order, status, refundable }: OrderRefundDraft): Statement =>
  statement(
    `INSERT INTO refusals (code) SELECT '${ORDER_CHANGED}' WHERE NOT EXISTS (SELECT 1 FROM orders o WHERE o.id = ? AND o.status = ?
       AND (SELECT coalesce(sum(amount_cents), 0) FROM payments WHERE order_id = o.id)
         - (SELECT coalesce(sum(amount_cents), 0) FROM refunds WHERE order_id = o.id AND state <> 'failed') = ?)`,
    ...[order, status, refundable],
  );
