// Moves an order to another status: status, parcel, stock, coupon and email in one batch, which refuses if
// the order has moved in the meantime.
import type { OrderId } from "~/contract/ids";
import type { OrderStatus } from "~/contract/orders";
import { type OrderMail, orderMail } from "~/db/mail/outbox";
import { freeCoupon, releaseRest } from "~/db/orders/cancel-order";
import { followTyped, takeNumber, takenNumber } from "~/db/orders/document-numbers";
import { renewInvoiceFiles } from "~/db/orders/invoice-files";
import { orderAudit } from "~/db/orders/order-audit";
import { refundStatements, waitingQuery } from "~/db/orders/refund-order";
import { promiseFrom } from "~/db/payments/notices";
import { manualPayment } from "~/db/payments/payments";
import { combine, command, constant, type Query } from "~/db/query";
import type { Day } from "~/domain/local-day";
import type { DocumentSeries, TypedNumber } from "~/domain/orders/document-number";
import { endsHold } from "~/domain/orders/order-status";
import { type Database, type Statement, statement } from "~/platform/database";
import { writeAudited } from "./audit";
import { MOVED_MEANWHILE, type Move } from "./order-move";
import { refuseUnlessShipped, ship } from "./ship";

/** @param marks statements of the same batch. @throws BatchRefused MOVED_MEANWHILE */
export const moveOrder = (
  db: Database,
  move: Move,
  marks: readonly Statement[] = [],
): Promise<{ mails: number[]; waiting: number[] }> =>
  writeAudited(
    db,
    {
      ...orderAudit(move.order),
      call: "orders.move",
      now: move.now,
      // The pieces that the order reserved become available again.
      onlyItem: endsHold(move.from, move.to) ? undefined : null,
    },
    combine({
      changes: command(...moveStatements(move), ...marks),
      mails: moveMail(move),
      waiting: move.refund ? waitingQuery(move.order) : constant([]),
    }),
  );

/**
 * Records the payment; moves the order on if it waited for the payment. @throws BatchRefused
 * MOVED_MEANWHILE
 */
export const payOrder = (
  db: Database,
  {
    order,
    from,
    at,
    promise,
    now,
  }: {
    order: OrderId;
    from: OrderStatus;
    at: string;
    /** Last day for shipping, counted from the payment. */
    promise: Day;
    now: string;
  },
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
            promiseFrom(order, promise),
          ]
        : []),
    ),
    mail("order-paid", order, now),
  );

/**
 * The counter follows a typed number of its series, and is never moved back.
 * @param typed null: the next number of the series
 * @throws BatchRefused `invoice_number_taken`, `already_invoiced`
 */
export const invoiceOrder = (
  db: Database,
  {
    order,
    typed,
    series,
    date,
    now,
  }: { order: OrderId; typed: TypedNumber | null; series: DocumentSeries; date: Day; now: string },
): Promise<number[]> =>
  changeOrder(
    db,
    "orders.invoice",
    order,
    now,
    command(
      ...(typed === null
        ? [
            statement(
              `INSERT INTO refusals (code) SELECT 'already_invoiced'
               WHERE EXISTS (SELECT 1 FROM orders WHERE id = ? AND invoice_number IS NOT NULL)`,
              order,
            ),
            ...takeNumber(series),
            statement(
              `UPDATE orders SET invoice_number = ${takenNumber(series)}, invoice_date = ? WHERE id = ?`,
              date,
              order,
            ),
          ]
        : [
            statement(
              `INSERT INTO refusals (code) SELECT 'invoice_number_taken' WHERE EXISTS (
                 SELECT 1 FROM orders WHERE upper(replace(invoice_number, ' ', '')) = upper(replace(?, ' ', '')) AND id <> ?)`,
              typed.number,
              order,
            ),
            statement(
              "UPDATE orders SET invoice_number = ?, invoice_date = ? WHERE id = ?",
              typed.number,
              date,
              order,
            ),
            ...renewInvoiceFiles(order),
            ...followTyped(typed.series),
          ]),
    ),
  );

type OrderNews = Exclude<OrderMail, "order-copy">;

/** One email per parcel. */
const MAILS: Partial<Record<OrderStatus, OrderNews>> = {
  failed: "order-failed",
  partially_shipped: "order-shipped",
  shipped: "order-shipped",
  cancelled: "order-cancelled",
};

function moveMail({ order, to, now }: Move): Query<number[]> {
  const kind = MAILS[to];
  return kind ? mail(kind, order, now) : constant([]);
}

function moveStatements({
  order,
  from,
  to,
  note,
  tracking,
  shipped,
  refund,
  now,
  deliveryNotes,
}: Move): Statement[] {
  return [
    statement(
      `INSERT INTO refusals (code) SELECT '${MOVED_MEANWHILE}'
       WHERE NOT EXISTS (SELECT 1 FROM orders WHERE id = ? AND status = ?)`,
      order,
      from,
    ),
    refuseUnlessShipped(order, shipped),
    ...(refund ? refundStatements(refund) : []),
    statement(
      `UPDATE orders SET status = ?,
         delivered_at = CASE WHEN ? = 'completed' THEN coalesce(delivered_at, ?) ELSE delivered_at END,
         payment_state = CASE
           WHEN ? = 'failed' THEN 'failed'
           WHEN ? = 'pending' THEN 'due'
           WHEN ? = 'cancelled' AND payment_state = 'paid' AND total_cents > 0 THEN 'refunded'
           ELSE payment_state END
       WHERE id = ?`,
      ...[to, to, now, to, to, to, order],
    ),
    statement(
      `INSERT INTO order_history (order_id, status, created_at, note) VALUES (?, ?, ?, ?)`,
      ...[order, to, now, note],
    ),
    ...(shipped.length > 0 ? ship({ order, tracking, shipped, now, deliveryNotes }) : []),
    ...(endsHold(from, to) ? [releaseRest(order, now)] : []),
    ...(to === "cancelled" ? [freeCoupon(order, now)] : []),
  ];
}

const mail = (kind: OrderNews, order: OrderId, now: string): Query<number[]> =>
  orderMail(kind, { sql: "SELECT ?", params: [order] }, now);

/** @returns ids of the emails to send */
async function changeOrder(
  db: Database,
  call: string,
  order: OrderId,
  now: string,
  changes: Query<unknown>,
  mails: Query<number[]> = constant([]),
): Promise<number[]> {
  const answer = await writeAudited(
    db,
    { ...orderAudit(order), call, now, onlyItem: null },
    combine({ changes, mails }),
  );
  return answer.mails;
}
