// Contact messages and withdrawals, and whether they are done.
import { Message, type ReceivedWithdrawal } from "~/contract/operator/inbox";
import { int, intOrNull, text } from "~/db/columns";
import { type Database, type Row, statement } from "~/platform/database";
import { command, query, together } from "../query";
import { writeAudited } from "./audit";
import { listCount } from "./list-counts";
import type { Page } from "./page";

export type InboxTable = "messages" | "withdrawals";

/** A page of messages or withdrawals, the newest first. @param state undefined: new and done ones */
export function listInbox(
  db: Database,
  table: InboxTable,
  state: string | undefined,
  { limit, offset }: Page,
): Promise<{ count: number; rows: Row[] }> {
  const where = state === undefined ? "" : "WHERE state = ?";
  const params = state === undefined ? [] : [state];
  return together(db, {
    count: listCount(table, state),
    rows: query(
      statement(
        `SELECT * FROM ${table} ${where} ORDER BY id DESC LIMIT ? OFFSET ?`,
        ...params,
        limit,
        offset,
      ),
      (rows) => rows,
    ),
  });
}

/** @returns the row as it is now, or null where there is none */
export async function setInboxState(
  db: Database,
  table: InboxTable,
  { id, state, now }: { id: number; state: string; now: string },
): Promise<Row | null> {
  const there = await db.first(`SELECT id FROM ${table} WHERE id = ?`, id);
  if (!there) return null;
  await writeAudited(
    db,
    {
      call: `${table}.edit`,
      target: `${table}/${id}`,
      now,
      look: { sql: `SELECT json_object('state', state) FROM ${table} WHERE id = ?`, params: [id] },
    },
    command(statement(`UPDATE ${table} SET state = ? WHERE id = ?`, state, id)),
  );
  return db.first(`SELECT * FROM ${table} WHERE id = ?`, id);
}

const commonFieldsOf = (row: Row) => ({
  id: int(row, "id"),
  reference: text(row, "reference"),
  received_at: text(row, "received_at"),
  locale: Message.shape.locale.parse(row.locale),
  user: intOrNull(row, "user_id"),
  name: text(row, "name"),
  email: text(row, "email"),
  state: Message.shape.state.parse(row.state),
});

/** A row of `messages` on the wire. */
export const readMessage = (row: Row): Message => ({
  ...commonFieldsOf(row),
  company: text(row, "company"),
  city: text(row, "city"),
  country: text(row, "country"),
  product_line: text(row, "product_line"),
  message: text(row, "message"),
});

/** A row of `withdrawals` on the wire; `order` is null where its number fits no order. */
export const readWithdrawal = (row: Row): ReceivedWithdrawal => ({
  ...commonFieldsOf(row),
  order_number: text(row, "order_number"),
  order: intOrNull(row, "order_id"),
  rows: text(row, "rows"),
});
