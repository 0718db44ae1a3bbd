// Inbox: contact messages and withdrawals, and whether they are done.
import { Message, MessageAnswer, type ReceivedWithdrawal } from "~/contract/operator/inbox";
import { int, intOrNull, listOf, text } from "~/db/columns";
import { ANSWER_MAIL_KEY, answerMail } from "~/db/mail/submissions";
import { type Database, type Row, statement } from "~/platform/database";
import { combine, command, mapQuery, type Query, query, queryFirst, together } from "../query";
import { writeAudited } from "./audit";
import { listCount } from "./list-counts";
import type { Page } from "./page";

export type InboxTable = "messages" | "withdrawals";

const COLUMNS: Record<InboxTable, string> = {
  messages: `*, (SELECT json_group_array(json_object('id', a.id, 'at', a.created_at, 'who', a.who, 'text', a.text,
      'mail_state', o.state, 'mail_error', o.error) ORDER BY a.id)
    FROM message_answers a LEFT JOIN mails o ON o.dedupe = ${ANSWER_MAIL_KEY} WHERE a.message_id = messages.id) AS answers`,
  withdrawals: "*",
};

/** A page of messages or withdrawals, newest first. @param state undefined: new and done ones */
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
        `SELECT ${COLUMNS[table]} FROM ${table} ${where} ORDER BY id DESC LIMIT ? OFFSET ?`,
        ...params,
        limit,
        offset,
      ),
      (rows) => rows,
    ),
  });
}

/** @returns the row after the change, or null for an unknown id */
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
  return db.first(`SELECT ${COLUMNS[table]} FROM ${table} WHERE id = ?`, id);
}

export const messageQuery = (id: number): Query<Message | null> =>
  queryFirst(statement(`SELECT ${COLUMNS.messages} FROM messages WHERE id = ?`, id), readMessage);

/** Refusal code: the key was used by another request in the meantime. */
export const ANSWERED_MEANWHILE = "message_answers.key";

/** The answer sent with a key; null for an unused key. */
export const answerQuery = (key: string): Query<{ message: number; text: string } | null> =>
  queryFirst(statement("SELECT message_id, text FROM message_answers WHERE key = ?", key), (row) => ({
    message: int(row, "message_id"),
    text: text(row, "text"),
  }));

/**
 * Stores an answer with its email, and marks the message as done.
 * @returns ids of the emails to send
 * @throws BatchRefused ANSWERED_MEANWHILE
 */
export const storeAnswer = (
  db: Database,
  message: Message,
  { key, who, text, now, origin }: { key: string; who: string; text: string; now: string; origin: string },
): Promise<number[]> =>
  writeAudited(
    db,
    {
      call: "messages.answer",
      target: `messages/${message.id}`,
      now,
      look: {
        sql: `SELECT json_object('state', state, 'answers', (SELECT count(*) FROM message_answers WHERE message_id = messages.id))
          FROM messages WHERE id = ?`,
        params: [message.id],
      },
      onlyItem: null,
    },
    mapQuery(
      combine({
        stored: command(
          statement(
            "INSERT INTO message_answers (message_id, key, who, text, created_at) VALUES (?, ?, ?, ?, ?)",
            ...[message.id, key, who, text, now],
          ),
          statement("UPDATE messages SET state = 'done' WHERE id = ?", message.id),
        ),
        mails: answerMail(message, { key, text, now, origin }),
      }),
      ({ mails }) => mails,
    ),
  );

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

export const readMessage = (row: Row): Message => ({
  ...commonFieldsOf(row),
  company: text(row, "company"),
  city: text(row, "city"),
  country: text(row, "country"),
  product_line: text(row, "product_line"),
  message: text(row, "message"),
  answers: listOf(row, "answers", MessageAnswer),
});

/** Serializes a row of `withdrawals`; `order` is null if no order has the number. */
export const readWithdrawal = (row: Row): ReceivedWithdrawal => ({
  ...commonFieldsOf(row),
  order_number: text(row, "order_number"),
  order: intOrNull(row, "order_id"),
  rows: text(row, "rows"),
});
