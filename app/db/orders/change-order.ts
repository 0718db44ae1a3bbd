// Reduces an order's rows in one batch with guards: rows, totals, stock, the record of the change, the
// email, and the refund.

import type { OrderStatus } from "~/contract/constants/enums";
import type { OrderId } from "~/contract/ids";
import { orderMail } from "~/db/mail/outbox";
import { writeAudited } from "~/db/operator/audit";
import { combine, command } from "~/db/query";
import type { OrderChange } from "~/domain/orders/order-change";
import { type Database, type Statement, statement } from "~/platform/database";
import { orderAudit } from "./order-audit";
import type { OrderRefundDraft } from "./refund-draft";
import { ORDER_CHANGED, refundStatements, waitingQuery } from "./refund-order";

export interface OrderChangeDraft {
  order: OrderId;
  status: OrderStatus;
  change: OrderChange;
  /** Copied into the record of the change. */
  names: { name: string; sku: string; from: number; to: number }[];
  totalBefore: number;
  reason: string;
  refund: OrderRefundDraft | null;
  now: string;
}

/** Refusal code: a payment page is open for the previous total. */
export const PAYMENT_OPEN = "payment_open";

/** @throws BatchRefused `order_changed`, `payment_open`, `refund_too_large` */
export const changeOrderRows = (
  db: Database,
  draft: OrderChangeDraft,
): Promise<{ mails: number[]; waiting: number[] }> =>
  writeAudited(
    db,
    { ...orderAudit(draft.order), call: "orders.change", now: draft.now },
    combine({
      changes: command(...changeStatements(draft)),
      mails: orderMail("order-changed", { sql: "SELECT ?", params: [draft.order] }, draft.now),
      waiting: waitingQuery(draft.order),
    }),
  );

function changeStatements({
  order,
  status,
  change,
  names,
  totalBefore,
  reason,
  refund,
  now,
}: OrderChangeDraft): Statement[] {
  const rows = JSON.stringify(change.rows);
  return [
    refuseUnlessSame(order, status, rows),
    statement(
      `INSERT INTO refusals (code) SELECT '${PAYMENT_OPEN}' WHERE EXISTS (
         SELECT 1 FROM payment_sessions WHERE order_id = ? AND state IN ('opening', 'open', 'processing'))`,
      order,
    ),
    ...(refund ? refundStatements(refund) : []),
    statement(
      `INSERT INTO stock_movements (item_id, kind, ordered, order_row_id, created_at)
       SELECT r.product_id, 'cancel', (j.value ->> '$.to') - r.qty, r.id, ?
       FROM json_each(?) j JOIN order_rows r ON r.id = j.value ->> '$.id' JOIN stock s ON s.item_id = r.product_id`,
      now,
      rows,
    ),
    statement(
      `DELETE FROM order_rows WHERE order_id = ? AND id IN (SELECT value ->> '$.id' FROM json_each(?) WHERE value ->> '$.to' = 0)`,
      order,
      rows,
    ),
    statement(
      `UPDATE order_rows SET qty = j.value ->> '$.to', total_cents = unit_price_cents * (j.value ->> '$.to')
       FROM json_each(?) j WHERE order_rows.id = j.value ->> '$.id' AND order_rows.order_id = ?`,
      rows,
      order,
    ),
    statement(
      `UPDATE orders SET article_count = ?1, backordered_count = min(backordered_count, ?1), rows_total_cents = ?2,
         discount_cents = ?3, vat_cents = ?4, vat_lines = ?5, total_cents = ?6 WHERE id = ?7`,
      ...[change.articleCount, change.rowsTotal, change.discount, change.vat],
      ...[JSON.stringify(change.vatLines), change.total, order],
    ),
    statement(
      `INSERT INTO order_changes (order_id, reason, rows, total_before_cents, total_after_cents, created_at)
       VALUES (?, ?, ?, ?, ?, ?)`,
      ...[order, reason, JSON.stringify(names), totalBefore, change.total, now],
    ),
  ];
}

/** Refuses if goods were shipped, returned or invoiced, or if the rows have changed since they were read. */
const refuseUnlessSame = (order: OrderId, status: OrderStatus, rows: string): Statement =>
  statement(
    `INSERT INTO refusals (code) SELECT '${ORDER_CHANGED}' WHERE NOT EXISTS (
       SELECT 1 FROM orders WHERE id = ?1 AND status = ?2 AND invoice_number IS NULL)
       OR EXISTS (SELECT 1 FROM order_rows WHERE order_id = ?1 AND shipped_qty + removed_qty > 0)
       OR EXISTS (SELECT 1 FROM json_each(?3) j LEFT JOIN order_rows r ON r.id = j.value ->> '$.id' AND r.order_id = ?1
         WHERE r.qty IS NOT j.value ->> '$.from')`,
    order,
    status,
    rows,
  );
