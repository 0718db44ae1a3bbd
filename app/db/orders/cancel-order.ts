// Cancelling, once: the order's state, its stock, its coupon and its mail in one batch that refuses.

import { versionQuery } from "~/db/cache/data-version";
import { orderMail } from "~/db/mail/outbox";
import { command, together } from "~/db/query";
import { BatchRefused, type Database, type Statement, statement } from "~/platform/database";

/** @returns the mails to send and the state after it, or null where the order is no longer pending. */
export async function cancelPendingOrder(
  db: Database,
  order: number,
  now: string,
): Promise<{ mails: number[]; version: string } | null> {
  try {
    const { mails, version } = await together(db, {
      mails: orderMail("order-cancelled", { sql: "SELECT ?", params: [order] }, now),
      order: command(...cancelStatements(order, now)),
      version: versionQuery(),
    });
    return { mails, version };
  } catch (error) {
    if (error instanceof BatchRefused && error.code === NOT_CANCELLABLE) return null;
    throw error;
  }
}

const NOT_CANCELLABLE = "not_cancellable";

const cancelStatements = (order: number, now: string): Statement[] => [
  statement(
    `INSERT INTO refusals (code) SELECT '${NOT_CANCELLABLE}'
     WHERE NOT EXISTS (SELECT 1 FROM orders WHERE id = ? AND status = 'pending')`,
    order,
  ),
  statement("UPDATE orders SET status = 'cancelled' WHERE id = ?", order),
  statement(
    `INSERT INTO order_history (order_id, status, created_at) VALUES (?, 'cancelled', ?)`,
    order,
    now,
  ),
  releaseRest(order, now),
  freeCoupon(order, now),
];

/** What was shipped has left the shelf: only the rest was still promised. */
export const releaseRest = (order: number, now: string): Statement =>
  statement(
    `INSERT INTO stock_movements (item_id, kind, ordered, order_row_id, created_at)
     SELECT r.product_id, 'cancel', r.shipped_qty + r.removed_qty - r.qty, r.id, ? FROM order_rows r JOIN stock s ON s.item_id = r.product_id
     WHERE r.order_id = ? AND r.qty > r.shipped_qty + r.removed_qty`,
    now,
    order,
  );

export const freeCoupon = (order: number, now: string): Statement =>
  statement(`UPDATE coupon_uses SET freed_at = ? WHERE order_id = ? AND freed_at IS NULL`, now, order);
