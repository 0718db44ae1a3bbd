// Contact messages and withdrawals: stored in one batch with the emails that they cause.
import type { UserId } from "~/contract/ids";
import type { MessageFacts, Receipt, WithdrawalFacts } from "~/contract/messages";
import type { Message } from "~/contract/operator/inbox";
import type { Locale } from "~/contract/wire";
import { type IdempotencyKey, refuseIfProcessed, storeAnswer } from "~/db/idempotency-keys";
import { combineAll, command, constant, type Query, together } from "~/db/query";
import { type Database, type Statement, statement } from "~/platform/database";
import { mailQuery } from "./outbox";

export interface Author {
  user: UserId | null;
  locale: Locale;
}

/**
 * Inserts a message of the contact form, with the time of consent. Erased after 24 months
 * (db/retention.ts).
 */
export const insertMessage = (receipt: Receipt, { user, locale }: Author, facts: MessageFacts): Statement =>
  statement(
    `INSERT INTO messages (reference, received_at, locale, user_id, name, company, city, country, email, product_line, message,
       consented_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    receipt.reference,
    receipt.received_at,
    locale,
    user,
    facts.name,
    facts.company,
    facts.city,
    facts.country,
    facts.email,
    facts.productLine,
    facts.message,
    receipt.received_at,
  );

/** The order is looked up for the operator only: the response does not reveal whether it exists. */
export const insertWithdrawal = (
  receipt: Receipt,
  { user, locale }: Author,
  facts: WithdrawalFacts,
): Statement =>
  statement(
    `INSERT INTO withdrawals (reference, received_at, locale, user_id, name, order_number, order_id, email, rows)
     VALUES (?, ?, ?, ?, ?, ?, (SELECT id FROM orders WHERE number = ?), ?, ?)`,
    receipt.reference,
    receipt.received_at,
    locale,
    user,
    facts.name,
    facts.orderNumber,
    facts.orderNumber,
    facts.email,
    facts.rows,
  );

export const MESSAGE_MAILS = [
  "contact-message",
  "contact-receipt",
  "contact-answer",
  "withdrawal-notice",
  "withdrawal-receipt",
] as const;
export type MessageMail = (typeof MESSAGE_MAILS)[number];

/**
 * The email carries all its content, because the message may be erased before the email is sent again.
 * @param origin of the shop's pages, for the links
 * @param facts null: the email repeats nothing of the message, so no copy is stored
 */
export const messageMail = (
  kind: MessageMail,
  to: string,
  locale: Locale,
  receipt: Receipt,
  origin: string,
  facts: MessageFacts | (WithdrawalFacts & { isOwn?: boolean }) | null,
): Query<number[]> =>
  mailQuery(
    statement(
      `INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)
     RETURNING id`,
      kind,
      `${kind}:${receipt.reference}`,
      to,
      locale,
      JSON.stringify({ ...facts, reference: receipt.reference, receivedAt: receipt.received_at, origin }),
      receipt.received_at,
      receipt.received_at,
    ),
  );

/** SQL of the column `dedupe` of the email with answer `a`. */
export const ANSWER_MAIL_KEY = "'contact-answer:' || a.key";

/** The email with an answer, in the language of the message's author. */
export const answerMail = (
  { email, locale, reference, received_at }: Message,
  { key, text, now, origin }: { key: string; text: string; now: string; origin: string },
): Query<number[]> =>
  mailQuery(
    statement(
      `INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at)
       VALUES ('contact-answer', ?, ?, ?, ?, ?, ?) RETURNING id`,
      `contact-answer:${key}`,
      email,
      locale,
      JSON.stringify({ reference, receivedAt: received_at, origin, answer: text }),
      now,
      now,
    ),
  );

export interface IdempotentReceipt {
  key: IdempotencyKey;
  bodyHash: string;
  expiresAt: string;
}

/**
 * @returns ids of the emails to send
 * @throws BatchRefused `answer_kept` if the same post was stored in the meantime
 */
export async function storeSubmission(
  db: Database,
  receipt: Receipt,
  insert: Statement,
  mails: readonly Query<number[]>[],
  keep: IdempotentReceipt | null,
): Promise<number[]> {
  const { ids } = await together(db, {
    guard: keep
      ? command(refuseIfProcessed(keep.key, keep.bodyHash, receipt.received_at, { anyBody: false }))
      : constant(null),
    submission: command(insert),
    ids: combineAll(mails),
    answer: keep
      ? storeAnswer(
          keep.key,
          keep.bodyHash,
          201,
          keep.expiresAt,
          statement("SELECT ? AS answer", JSON.stringify(receipt)),
        )
      : constant(null),
  });
  return ids.flat();
}

/**
 * Deletes messages with their answers and the emails that carry a copy, sent or not. Withdrawals remain:
 * they belong to their contracts.
 */
export const removeMessages = (before: string): Statement[] => [
  statement(
    `DELETE FROM mails WHERE dedupe IN (SELECT ${ANSWER_MAIL_KEY} FROM message_answers a
     WHERE a.message_id IN (SELECT id FROM messages WHERE received_at < ?))`,
    before,
  ),
  statement("DELETE FROM messages WHERE received_at < ?", before),
  statement(
    "DELETE FROM mails WHERE kind IN ('contact-message', 'contact-receipt') AND created_at < ?",
    before,
  ),
];
