// Notes and history of an order: status changes and operators' changes.
import type { OrderId } from "~/contract/ids";
import type { OrderNote } from "~/contract/operator/order-desk";
import { OrderStatus } from "~/contract/orders";
import { type Query, queryAll, queryFirst } from "~/db/query";
import { type Row, statement } from "~/platform/database";
import { anyJson, int, text } from "../columns";

const MOST = 200;

/** Newest first. */
export const orderNotesQuery = (order: OrderId): Query<OrderNote[]> =>
  queryAll(
    statement(
      `SELECT id, created_at, who, text FROM order_notes WHERE order_id = ? ORDER BY id DESC LIMIT ${MOST}`,
      order,
    ),
    readNote,
  );

/** Null for an unknown order. */
export const insertOrderNote = (
  order: OrderId,
  { who, text: note, now }: { who: string; text: string; now: string },
): Query<OrderNote | null> =>
  queryFirst(
    statement(
      `INSERT INTO order_notes (order_id, who, text, created_at) SELECT id, ?, ?, ? FROM orders WHERE id = ?
       RETURNING id, created_at, who, text`,
      ...[who, note, now, order],
    ),
    readNote,
  );

/** Status changes with their notes, oldest first. */
export const statusHistoryQuery = (order: OrderId) =>
  queryAll(
    statement("SELECT status, created_at, note FROM order_history WHERE order_id = ? ORDER BY id", order),
    (row) => ({
      status: OrderStatus.parse(row.status),
      at: text(row, "created_at"),
      note: text(row, "note"),
    }),
  );

/** Operators' changes of the order, latest first. */
export const orderAuditQuery = (order: OrderId) =>
  queryAll(
    statement(
      `SELECT created_at, who, call, before, after FROM audit WHERE target = ? ORDER BY id DESC LIMIT ${MOST}`,
      `order/${order}`,
    ),
    (row) => ({
      at: text(row, "created_at"),
      who: text(row, "who"),
      call: text(row, "call"),
      before: anyJson(row, "before"),
      after: anyJson(row, "after"),
    }),
  );

const readNote = (row: Row): OrderNote => ({
  id: int(row, "id"),
  at: text(row, "created_at"),
  who: text(row, "who"),
  text: text(row, "text"),
});
