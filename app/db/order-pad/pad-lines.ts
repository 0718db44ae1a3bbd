// Lines of the order pad that wait for correction: 0007_cart.sql.
import { z } from "zod";
import type { CustomerId, UserId } from "~/contract/ids";
import { int, json, text } from "~/db/columns";
import { type Query, queryAll } from "~/db/query";
import { type Statement, statement } from "~/platform/database";

/** The user who types, and the customer for whom. */
export interface PadKey {
  user: UserId;
  customer: CustomerId;
}

/** Why a line waits, with the values for its message. */
const WaitingReason = z.looseObject({ code: z.string() });
export type WaitingReason = z.infer<typeof WaitingReason>;

export interface PadLineRow {
  id: number;
  written: string;
  code: string;
  qty: string;
  notes: string;
  reason: WaitingReason;
}

const MAX_LINES = 200;

/** Oldest first. */
export const padLinesQuery = ({ user, customer }: PadKey): Query<PadLineRow[]> =>
  queryAll(
    statement(
      `SELECT id, written, code, qty, notes, reason FROM order_pad_lines
       WHERE user_id = ? AND customer_id = ? ORDER BY id LIMIT ${MAX_LINES}`,
      user,
      customer,
    ),
    (row) => ({
      id: int(row, "id"),
      written: text(row, "written"),
      code: text(row, "code"),
      qty: text(row, "qty"),
      notes: text(row, "notes"),
      reason: json(row, "reason", WaitingReason),
    }),
  );

export interface NewPadLine extends Omit<PadLineRow, "id"> {
  /** Id of a line that was already waiting. */
  id: number | null;
  index: number;
}

/** @param post identifies the form post: repeating the same post stores its lines once */
export function storePadLines(
  { user, customer }: PadKey,
  lines: readonly NewPadLine[],
  done: readonly number[],
  post: string,
  now: string,
): Statement[] {
  const asJson = JSON.stringify(lines);
  return [
    statement(
      `DELETE FROM order_pad_lines WHERE user_id = ? AND customer_id = ? AND id IN (SELECT value FROM json_each(?))`,
      user,
      customer,
      JSON.stringify(done),
    ),
    statement(
      `UPDATE order_pad_lines SET written = j.value ->> 'written', code = j.value ->> 'code', qty = j.value ->> 'qty',
         notes = j.value ->> 'notes', reason = j.value -> 'reason', updated_at = ?
       FROM json_each(?) j WHERE order_pad_lines.id = j.value ->> 'id' AND user_id = ? AND customer_id = ?`,
      now,
      asJson,
      user,
      customer,
    ),
    statement(
      `INSERT OR IGNORE INTO order_pad_lines (user_id, customer_id, source, written, code, qty, notes, reason, updated_at)
       SELECT ?, ?, ? || ':' || (value ->> 'index'), value ->> 'written', value ->> 'code', value ->> 'qty',
         value ->> 'notes', value -> 'reason', ?
       FROM json_each(?) WHERE value ->> 'id' IS NULL
         AND (SELECT count(*) FROM order_pad_lines WHERE user_id = ? AND customer_id = ?) < ${MAX_LINES}`,
      ...[user, customer, post, now, asJson, user, customer],
    ),
  ];
}

/** Deletes everything not updated since `before`. */
export const removePadDrafts = (before: string): Statement[] => [
  statement("DELETE FROM order_pad_lines WHERE updated_at < ?", before),
  statement("DELETE FROM order_pad_quantities WHERE updated_at < ?", before),
];
