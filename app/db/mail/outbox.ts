// The outbox: an email is written in the batch that causes it, claimed by one sender at a time, and sent once.
import type { Locale } from "~/contract/wire";
import { int } from "~/db/columns";
import { type Query, queryAll } from "~/db/query";
import { type Statement, statement, type Value } from "~/platform/database";

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

/** Kinds of emails that soon mean nothing: with a code, or about a sign-up that has expired. */
export const EXPIRING_MAILS = `'${PASSWORD_CODE_MAIL}', 'operator-link', 'sign-up-code', 'account-exists', 'email-changed'`;

/** Emails with a code are erased sooner than others: before this instant. */
export const removeCodeMails = (before: string): Statement =>
  statement(`DELETE FROM mails WHERE kind IN (${EXPIRING_MAILS}) AND created_at < ?`, before);
