// The outbox: an email is written in the batch that causes it, claimed by one sender at a time, and sent once.
import type { MailId } from "~/contract/ids";
import { Locale } from "~/contract/wire";
import { anyJson, int, text, textOrNull } from "~/db/columns";
import { type Query, queryAll } from "~/db/query";
import { type Database, type Row, type Statement, statement, type Value } from "~/platform/database";

const ORDER_MAILS = [
  "order-confirmation",
  "order-copy",
  "order-paid",
  "order-failed",
  "order-shipped",
  "order-cancelled",
  "order-expired",
  "order-refunded",
  "order-changed",
  "order-payment-returned",
] as const;
export const PASSWORD_CODE_MAIL = "password-code";
/** Replaces the code in the stored copy of a sent email. */
export const CODE_HIDDEN = "········";
export type OrderMail = (typeof ORDER_MAILS)[number];

/** Whether emails of this kind are about one order. */
export const isOrderMail = (kind: string): kind is OrderMail => ORDER_MAILS.some((one) => one === kind);

/** A SELECT of one column of order ids, so that a batch may name the order it has just made. */
interface OrderIds {
  sql: string;
  params: readonly Value[];
}

/**
 * The mail about an order to its customer, in the order's language; one for each order and kind, however often it is written.
 * What may happen to an order more than once (a parcel, a refund, a failed payment) has a mail for each entry of its history.
 * @returns the ids of the mails written
 */
export const orderMail = (
  kind: Exclude<OrderMail, "order-copy">,
  orders: OrderIds,
  now: string,
): Query<number[]> =>
  mailQuery(
    statement(
      `INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at)
     SELECT ?, ? || ':' || o.id${occasionOf(kind)}, u.email, o.locale, json_object('order', o.id, 'part', ${PARTS[kind] ?? "NULL"}), ?, ?
     FROM orders o JOIN users u ON u.id = o.customer_id WHERE o.id IN (${orders.sql})
     ON CONFLICT (dedupe) DO NOTHING RETURNING id`,
      kind,
      // However an order is cancelled, its customer is told once.
      kind === "order-expired" ? "order-cancelled" : kind,
      now,
      now,
      ...orders.params,
    ),
  );

/** An INSERT of mails that gives back their ids. */
export const mailQuery = (insert: Statement): Query<number[]> => queryAll(insert, (row) => int(row, "id"));

/** The parcel or the refund that the email is about: its batch has just written it. */
const PARTS: Partial<Record<OrderMail, string>> = {
  "order-shipped": "(SELECT max(id) FROM shipments WHERE order_id = o.id)",
  "order-refunded": "(SELECT max(id) FROM order_refunds WHERE order_id = o.id)",
  "order-changed": "(SELECT max(id) FROM order_changes WHERE order_id = o.id)",
};
/** What may happen again is told again. */
const COUNTED: Partial<Record<OrderMail, string>> = {
  "order-failed": "(SELECT count(*) FROM order_history h WHERE h.order_id = o.id)",
  "order-payment-returned": "(SELECT count(*) FROM payments p WHERE p.order_id = o.id)",
};

function occasionOf(kind: OrderMail): string {
  const occasion = PARTS[kind] ?? COUNTED[kind];
  return occasion === undefined ? "" : ` || ':' || ${occasion}`;
}

/** The shop's own copy of an order; none where the shop has no address. @param locale the shop's */
export const orderCopyMail = (orders: OrderIds, locale: Locale, now: string): Query<number[]> =>
  mailQuery(
    statement(
      `INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at)
     SELECT 'order-copy', 'order-copy:' || o.id, support.value ->> '$', ?, json_object('order', o.id), ?, ?
     FROM orders o JOIN settings support ON support.key = 'SUPPORT_EMAIL' AND support.value ->> '$' <> ''
     WHERE o.id IN (${orders.sql})
     ON CONFLICT (dedupe) DO NOTHING RETURNING id`,
      locale,
      now,
      now,
      ...orders.params,
    ),
  );

export interface Invitation {
  username: string;
  /** Where the code is typed. */
  link: string;
}

/**
 * @param seed from which the sender makes the code: the outbox itself does not hold it.
 * @param invitation for a new user; null where somebody has asked for a new password
 */
export const passwordCodeMail = ({
  to,
  locale,
  seed,
  link,
  invitation,
  now,
}: {
  to: string;
  locale: Locale;
  seed: string;
  /** Where the code is typed. */
  link: string;
  invitation: Invitation | null;
  now: string;
}): Query<number[]> =>
  mailQuery(
    statement(
      `INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at)
     VALUES ('${PASSWORD_CODE_MAIL}', ?, ?, ?, ?, ?, ?) RETURNING id`,
      `${PASSWORD_CODE_MAIL}:${seed}`,
      to,
      locale,
      JSON.stringify({ seed, link, invitation }),
      now,
      now,
    ),
  );

/** Emails with a code are erased sooner than others: before this instant. */
export const removeCodeMails = (before: string): Statement =>
  statement(
    `DELETE FROM mails WHERE kind IN ('${PASSWORD_CODE_MAIL}', 'sign-up-code', 'account-exists') AND created_at < ?`,
    before,
  );

export interface Mail {
  id: MailId;
  kind: string;
  dedupe: string;
  to: string;
  locale: Locale;
  data: unknown;
  tries: number;
  /** As rendered by an earlier attempt: the same idempotency key never carries another content. */
  letter: RenderedEmail | null;
}

/** The mail's language where the shop still offers it, else the shop's main one: CONTRACT §13. */
const OFFERED = "(SELECT value FROM settings WHERE key = 'LOCALES' AND json_array_length(value) > 0)";
const OFFERED_LOCALE = `iif(locale IN (SELECT value FROM json_each(coalesce(${OFFERED}, json_array(locale)))), locale,
  coalesce((SELECT value ->> '$' FROM settings WHERE key = 'DEFAULT_LOCALE'
    AND value ->> '$' IN (SELECT value FROM json_each(${OFFERED}))), ${OFFERED} ->> '$[0]'))`;

/** This sender's until the lease runs out; null where another has it, or it has gone. */
export async function claimMail(
  db: Database,
  id: MailId,
  now: string,
  leaseUntil: string,
): Promise<Mail | null> {
  const row = await db.first(
    `UPDATE mails SET state = 'sending', tries = tries + 1, not_before = ?
     WHERE id = ? AND state IN ('waiting', 'sending') AND not_before <= ?
     RETURNING id, kind, dedupe, recipient, ${OFFERED_LOCALE} AS locale, data, tries, subject, text, html`,
    leaseUntil,
    id,
    now,
  );
  return (
    row && {
      id: int(row, "id"),
      kind: text(row, "kind"),
      dedupe: text(row, "dedupe"),
      to: text(row, "recipient"),
      locale: Locale.catch("it").parse(row.locale),
      data: anyJson(row, "data"),
      tries: int(row, "tries"),
      letter: readLetter(row),
    }
  );
}

function readLetter(row: Row): RenderedEmail | null {
  const [subject, plain, html] = ["subject", "text", "html"].map((column) => textOrNull(row, column));
  return subject && plain && html ? { subject, text: plain, html } : null;
}

export interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
}

/** Before it is sent: every later try sends the same words. */
export const storeRenderedEmail = (db: Database, id: MailId, { subject, text, html }: RenderedEmail) =>
  db.all("UPDATE mails SET subject = ?, text = ?, html = ? WHERE id = ?", subject, text, html, id);

/** The provider has taken it: it is not sent again. */
export const markSent = (db: Database, id: MailId, now: string) =>
  db.all("UPDATE mails SET state = 'sent', sent_at = ?, error = NULL WHERE id = ?", now, id);

/** @param nextTry null: it is given up and stays for the operator to see. */
export const markFailed = (db: Database, id: MailId, error: string, nextTry: string | null) =>
  db.all(
    "UPDATE mails SET state = ?, error = ?, not_before = coalesce(?, not_before) WHERE id = ?",
    nextTry === null ? "dead" : "waiting",
    error,
    nextTry,
    id,
  );

/** What the queue has lost, or what waits for another try. */
export async function dueMails(db: Database, now: string, limit: number): Promise<number[]> {
  const rows = await db.all(
    "SELECT id FROM mails WHERE state IN ('waiting', 'sending') AND not_before <= ? ORDER BY id LIMIT ?",
    now,
    limit,
  );
  return rows.map((row) => int(row, "id"));
}

export interface SentMail extends RenderedEmail {
  id: MailId;
  to: string;
  sentAt: string;
  /** Of the code that the email had, and that its stored text hides. */
  seed: string | null;
}

/** The development mailbox, newest first. */
export async function sentMails(db: Database, limit: number): Promise<SentMail[]> {
  const rows = await db.all(
    `SELECT id, recipient, subject, text, html, sent_at, data ->> '$.seed' AS seed FROM mails WHERE state = 'sent' ORDER BY sent_at DESC, id DESC LIMIT ?`,
    limit,
  );
  return rows.map((row) => ({
    id: int(row, "id"),
    to: text(row, "recipient"),
    subject: text(row, "subject"),
    text: text(row, "text"),
    html: textOrNull(row, "html") ?? "",
    sentAt: text(row, "sent_at"),
    seed: textOrNull(row, "seed"),
  }));
}
