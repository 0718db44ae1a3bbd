// An order moves on: state, parcel, stock, coupon and mail in one batch, which refuses where the order has moved meanwhile.
import type { OrderStatus } from "~/contract/orders";
import { type OrderMail, orderMail } from "~/db/mail/outbox";
import { freeCoupon, releaseRest } from "~/db/orders/cancel-order";
import { manualPayment } from "~/db/payments/payments";
import { endsHold } from "~/domain/order-status";
import { type Database, type Statement, statement } from "~/platform/database";
import { combine, command, constant, type Query } from "../query";
import { type AuditedChange, writeAudited } from "./audit";

export interface Move {
  order: number;
  from: OrderStatus;
  to: OrderStatus;
  note: string;
  tracking: { carrier: string; number: string; url: string } | null;
  /** How many of each row have left when the move is done; only those that change. */
  shipped: readonly { id: number; before: number; after: number }[];
  now: string;
}

/** The order is no longer as it was read. */
export const MOVED_MEANWHILE = "move_not_allowed";

/** @throws BatchRefused MOVED_MEANWHILE */
export const moveOrder = (db: Database, move: Move): Promise<number[]> =>
  changeOrder(db, "orders.move", move.order, move.now, command(...moveStatements(move)), moveMail(move));

/** Paid; where the order waited for the money, it moves on. @throws BatchRefused MOVED_MEANWHILE */
export const payOrder = (
  db: Database,
  { order, from, at, now }: { order: number; from: OrderStatus; at: string; now: string },
): Promise<number[]> =>
  changeOrder(
    db,
    "orders.paid",
    order,
    now,
    command(
      statement(
        `INSERT INTO refusals (code) SELECT '${MOVED_MEANWHILE}'
       WHERE NOT EXISTS (SELECT 1 FROM orders WHERE id = ? AND status = ? AND payment_state = 'due')`,
        order,
        from,
      ),
      statement("UPDATE orders SET payment_state = 'paid' WHERE id = ?", order),
      manualPayment(order, at, now),
      ...(from === "pending"
        ? [
            statement("UPDATE orders SET status = 'processing' WHERE id = ?", order),
            statement(
              `INSERT INTO order_history (order_id, status, created_at) VALUES (?, 'processing', ?)`,
              order,
              at,
            ),
          ]
        : []),
    ),
    mail("order-paid", order, now),
  );

/** @throws BatchRefused `invoice_number_taken` */
export const invoiceOrder = (
  db: Database,
  { order, number, date, now }: { order: number; number: string; date: string; now: string },
): Promise<number[]> =>
  changeOrder(
    db,
    "orders.invoice",
    order,
    now,
    command(
      statement(
        `INSERT INTO refusals (code) SELECT 'invoice_number_taken'
       WHERE EXISTS (SELECT 1 FROM orders WHERE invoice_number = ? AND id <> ?)`,
        number,
        order,
      ),
      statement("UPDATE orders SET invoice_number = ?, invoice_date = ? WHERE id = ?", number, date, order),
    ),
  );

type OrderNews = Exclude<OrderMail, "order-copy">;

const MAILS: Partial<Record<OrderStatus, OrderNews>> = {
  failed: "order-failed",
  partially_shipped: "order-shipped",
  shipped: "order-shipped",
  cancelled: "order-cancelled",
  partially_refunded: "order-refunded",
  refunded: "order-refunded",
};

function moveMail({ order, to, now }: Move): Query<number[]> {
  const kind = MAILS[to];
  return kind ? mail(kind, order, now) : constant([]);
}

function moveStatements({ order, from, to, note, tracking, shipped, now }: Move): Statement[] {
  return [
    statement(
      `INSERT INTO refusals (code) SELECT '${MOVED_MEANWHILE}'
       WHERE NOT EXISTS (SELECT 1 FROM orders WHERE id = ? AND status = ?)`,
      order,
      from,
    ),
    statement(
      `UPDATE orders SET status = ?,
         delivered_at = CASE WHEN ? = 'completed' THEN coalesce(delivered_at, ?) ELSE delivered_at END,
         payment_state = CASE
           WHEN ? = 'failed' THEN 'failed'
           WHEN ? = 'pending' THEN 'due'
           WHEN ? = 'refunded' OR (? = 'cancelled' AND payment_state = 'paid') THEN 'refunded'
           ELSE payment_state END
       WHERE id = ?`,
      ...[to, to, now, to, to, to, to, order],
    ),
    statement(
      `INSERT INTO order_history (order_id, status, created_at, note) VALUES (?, ?, ?, ?)`,
      ...[order, to, now, note],
    ),
    ...(tracking
      ? [
          statement(
            `INSERT INTO order_tracking (order_id, carrier, number, url, shipped_at) VALUES (?, ?, ?, ?, ?)`,
            ...[order, tracking.carrier, tracking.number, tracking.url, now],
          ),
        ]
      : []),
    ...(shipped.length > 0 ? ship(order, shipped, now) : []),
    ...(endsHold(from, to) ? [releaseRest(order, now)] : []),
    ...(to === "cancelled" ? [freeCoupon(order, now)] : []),
  ];
}

const ship = (order: number, shipped: Move["shipped"], now: string): Statement[] => [
  // What leaves the shelf was promised to this order: what others may still have stays the same.
  statement(
    `INSERT INTO stock_movements (item_id, kind, on_hand, ordered, order_row_id, created_at)
     SELECT r.product_id, 'shipment', (j.value ->> '$.before') - (j.value ->> '$.after'),
       (j.value ->> '$.before') - (j.value ->> '$.after'), r.id, ?
     FROM json_each(?) j JOIN order_rows r ON r.id = j.value ->> '$.id' JOIN stock s ON s.item_id = r.product_id
     WHERE r.order_id = ?`,
    now,
    JSON.stringify(shipped),
    order,
  ),
  statement(
    `UPDATE order_rows SET shipped_qty = (SELECT j.value ->> '$.after' FROM json_each(?1) j WHERE j.value ->> '$.id' = order_rows.id)
     WHERE order_id = ?2 AND id IN (SELECT j.value ->> '$.id' FROM json_each(?1) j)`,
    JSON.stringify(shipped),
    order,
  ),
];

const mail = (kind: OrderNews, order: number, now: string): Query<number[]> =>
  orderMail(kind, { sql: "SELECT ?", params: [order] }, now);

/** @returns the mails to send */
async function changeOrder(
  db: Database,
  call: string,
  order: number,
  now: string,
  changes: Query<unknown>,
  mails: Query<number[]> = constant([]),
): Promise<number[]> {
  const answer = await writeAudited(db, { ...deedOn(order), call, now }, combine({ changes, mails }));
  return answer.mails;
}

const deedOn = (order: number): Pick<AuditedChange, "target" | "look"> => ({
  target: `order/${order}`,
  look: {
    sql: `SELECT json_object('status', status, 'payment_state', payment_state, 'delivered_at', delivered_at,
        'invoice_number', invoice_number, 'invoice_date', invoice_date,
        'shipped', (SELECT json_group_object(id, shipped_qty) FROM order_rows WHERE order_id = orders.id),
        'tracking', (SELECT json_group_array(number) FROM order_tracking WHERE order_id = orders.id),
        'note', (SELECT note FROM order_history WHERE order_id = orders.id ORDER BY id DESC LIMIT 1))
      FROM orders WHERE id = ?`,
    params: [order],
  },
});
