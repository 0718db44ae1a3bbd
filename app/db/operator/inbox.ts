// What visitors have written, and whether it has been seen to.
import { Message, type ReceivedWithdrawal } from "~/contract/operator/operator";
import { int, intOrNull, text } from "~/db/columns";
import { type Database, type Row, statement } from "~/platform/database";
import { audited } from "./audit";
import { listCount } from "./list-counts";
import type { Page } from "./page";

export type InboxTable = "messages" | "withdrawals";

export async function listInbox(
  db: Database,
  table: InboxTable,
  state: string | undefined,
  { limit, offset }: Page,
): Promise<{ count: number; rows: Row[] }> {
  const where = state === undefined ? "" : "WHERE state = ?";
  const params = state === undefined ? [] : [state];
  const [counted = [], rows = []] = await db.batch([
    listCount(table, state),
    statement(`SELECT * FROM ${table} ${where} ORDER BY id DESC LIMIT ? OFFSET ?`, ...params, limit, offset),
  ]);
  return { count: int(counted[0] ?? {}, "n"), rows };
}

/** @returns the letter as it is now, or null where there is none */
export async function setInboxState(
  db: Database,
  table: InboxTable,
  { id, state, now }: { id: number; state: string; now: string },
): Promise<Row | null> {
  const there = await db.first<Row>(`SELECT id FROM ${table} WHERE id = ?`, id);
  if (!there) return null;
  await db.batch(
    audited(
      {
        call: `${table}.edit`,
        target: `${table}/${id}`,
        now,
        look: { sql: `SELECT json_object('state', state) FROM ${table} WHERE id = ?`, params: [id] },
      },
      [statement(`UPDATE ${table} SET state = ? WHERE id = ?`, state, id)],
    ),
  );
  return db.first<Row>(`SELECT * FROM ${table} WHERE id = ?`, id);
}

const letterOf = (row: Row) => ({
  id: int(row, "id"),
  reference: text(row, "reference"),
  received_at: text(row, "received_at"),
  locale: Message.shape.locale.parse(row.locale),
  user: intOrNull(row, "user"),
  name: text(row, "name"),
  email: text(row, "email"),
  state: Message.shape.state.parse(row.state),
});

export const readMessage = (row: Row): Message => ({
  ...letterOf(row),
  company: text(row, "company"),
  city: text(row, "city"),
  country: text(row, "country"),
  product_line: text(row, "product_line"),
  message: text(row, "message"),
});

export const readWithdrawal = (row: Row): ReceivedWithdrawal => ({
  ...letterOf(row),
  order_number: text(row, "order_number"),
  order: intOrNull(row, "order"),
  rows: text(row, "rows"),
});
