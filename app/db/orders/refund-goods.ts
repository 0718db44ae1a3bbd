// What a refund does to the order's rows, its stock and its status.
import type { OrderStatus } from "~/contract/constants/enums";
import { holdsStock } from "~/domain/orders/order-status";
import { type Statement, statement } from "~/platform/database";
import type { OrderRefundDraft } from "./refund-draft";

/** Goods that came back go to the shelf where they are sold again; those that had not left are free for others. */
export const goodsStatements = ({ order, status, now }: OrderRefundDraft, rows: string): Statement[] => [
  // The columns' CHECK refuses what was shipped or came back meanwhile.
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

/** An order that was cancelled, or has not begun, stays what it is. */
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
