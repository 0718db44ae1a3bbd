// Effects of a refund on the order's rows, stock and status.
import type { OrderStatus } from "~/contract/constants/enums";
import { holdsStock } from "~/domain/orders/order-status";
import { type Statement, statement } from "~/platform/database";
import type { OrderRefundDraft } from "./refund-draft";

/** Returned goods that can be sold again go back to stock; goods not yet shipped become available. */
export const goodsStatements = ({ order, status, now }: OrderRefundDraft, rows: string): Statement[] => [
  // The columns' CHECK refuses if goods were shipped or returned in the meantime.
  statement(
    `UPDATE order_rows SET returned_qty = returned_qty + (SELECT j.value ->> '$.returned' FROM json_each(?1) j WHERE j.value ->> '$.id' = order_rows.id),
       removed_qty = removed_qty + (SELECT j.value ->> '$.removed' FROM json_each(?1) j WHERE j.value ->> '$.id' = order_rows.id)
     WHERE order_id = ?2 AND id IN (SELECT j.value ->> '$.id' FROM json_each(?1) j)`,
    rows,
    order,
  ),
  statement(
    `INSERT INTO stock_movements (item_id, kind, on_hand, order_row_id, created_at)
     SELECT r.product_id, 'return', j.value ->> '$.returned', r.id, ?
     FROM json_each(?) j JOIN order_rows r ON r.id = j.value ->> '$.id' JOIN stock s ON s.item_id = r.product_id
     WHERE j.value ->> '$.restock' AND j.value ->> '$.returned' > 0`,
    now,
    rows,
  ),
  ...(holdsStock(status)
    ? [
        statement(
          `INSERT INTO stock_movements (item_id, kind, ordered, order_row_id, created_at)
           SELECT r.product_id, 'cancel', -(j.value ->> '$.removed'), r.id, ?
           FROM json_each(?) j JOIN order_rows r ON r.id = j.value ->> '$.id' JOIN stock s ON s.item_id = r.product_id
           WHERE j.value ->> '$.removed' > 0`,
          now,
          rows,
        ),
      ]
    : []),
];

/** A refund does not change the status of a cancelled order, or of one that has not begun. */
const UNMOVED: readonly OrderStatus[] = ["pending", "failed", "cancelled"];

/** The payment's and the order's status afterwards: refunded as a whole or in part, where there is a credit note. */
export function statusStatements({ order, status, amount, refundable, creditNotes, now }: OrderRefundDraft) {
  const isWhole = amount === refundable;
  const to = isWhole ? "refunded" : "partially_refunded";
  return [
    ...(isWhole && creditNotes !== null
      ? [statement("UPDATE orders SET payment_state = 'refunded' WHERE id = ?", order)]
      : []),
    ...(creditNotes !== null && !UNMOVED.includes(status)
      ? [
          statement("UPDATE orders SET status = ? WHERE id = ?", to, order),
          statement(
            "INSERT INTO order_history (order_id, status, created_at) VALUES (?, ?, ?)",
            order,
            to,
            now,
          ),
        ]
      : []),
  ];
}
