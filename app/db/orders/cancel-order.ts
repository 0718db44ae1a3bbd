// Cancels an order once: its status, stock, coupon and email in one batch with guards.

import type { OrderStatus } from "~/contract/constants/enums";
import type { OrderId } from "~/contract/ids";
import { versionQuery } from "~/db/cache/data-version";
import { orderMail } from "~/db/mail/outbox";
import { command, together } from "~/db/query";
import type { Named } from "~/platform/cache/data-version";
import { BatchRefused, type Database, type Statement, statement } from "~/platform/database";

interface Cancelled {
  mails: number[];
  version: Named;
}

/**
 * @param marks statements of the same batch
 * @returns the emails to send and the data version, or null if the order is no longer pending
 */
export const cancelPendingOrder = (
  db: Database,
  order: OrderId,
  now: string,
  marks: readonly Statement[] = [],
): Promise<Cancelled | null> =>
  cancel(db, order, now, { from: ["pending"], mail: "order-cancelled", note: "", marks });

/** Like cancelPendingOrder, for an order not paid in time. Its payment may have failed. */
export const expireUnpaidOrder = (db: Database, order: OrderId, now: string): Promise<Cancelled | null> =>
  cancel(db, order, now, { from: ["pending", "failed"], mail: "order-expired", note: "payment_expired" });

async function cancel(
  db: Database,
  order: OrderId,
  now: string,
  {
    from,
    mail,
    note,
    marks = [],
  }: {
    from: OrderStatus[];
    mail: "order-cancelled" | "order-expired";
    note: string;
    marks?: readonly Statement[];
  },
): Promise<Cancelled | null> {
  try {
    const { mails, version } = await together(db, {
      mails: orderMail(mail, { sql: "SELECT ?", params: [order] }, now),
      order: command(...cancelStatements(order, now, from, note), ...marks),
      version: versionQuery(),
    });
    return { mails, version };
  } catch (error) {
    if (error instanceof BatchRefused && error.code === NOT_CANCELLABLE) return null;
    throw error;
  }
}

const NOT_CANCELLABLE = "not_cancellable";

const cancelStatements = (order: OrderId, now: string, from: OrderStatus[], note: string): Statement[] => [
  statement(
    `INSERT INTO refusals (code) SELECT '${NOT_CANCELLABLE}'
     WHERE NOT EXISTS (SELECT 1 FROM orders WHERE id = ? AND status IN (SELECT value FROM json_each(?)))`,
    ...[order, JSON.stringify(from)],
  ),
  statement("UPDATE orders SET status = 'cancelled' WHERE id = ?", order),
  statement(
    `INSERT INTO order_history (order_id, status, created_at, note) VALUES (?, 'cancelled', ?, ?)`,
    ...[order, now, note],
  ),
  releaseRest(order, now),
  freeCoupon(order, now),
];

/** Shipped pieces have already left the stock; only the rest was still reserved. */
export const releaseRest = (order: OrderId, now: string): Statement =>
  statement(
    `INSERT INTO stock_movements (item_id, kind, ordered, order_row_id, created_at)
     SELECT r.product_id, 'cancel', r.shipped_qty + r.removed_qty - r.qty, r.id, ? FROM order_rows r JOIN stock s ON s.item_id = r.product_id
     WHERE r.order_id = ? AND r.qty > r.shipped_qty + r.removed_qty`,
    now,
    order,
  );

/** Makes the coupon of a cancelled order usable again. */
export const freeCoupon = (order: OrderId, now: string): Statement =>
  statement(`UPDATE coupon_uses SET freed_at = ? WHERE order_id = ? AND freed_at IS NULL`, now, order);
