// Outbox: an email is written in the batch that causes it, claimed by one sender at a time, and sent once.
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

export const isOrderMail = (kind: string): kind is OrderMail => ORDER_MAILS.some((one) => one === kind);

/** A SELECT of one column of order ids, so that a batch can refer to the order it has just created. */
interface OrderIds {
  sql: string;
  params: readonly Value[];
}

/**
 * Writes the email about an order to its customer, in the order's language. Each order and kind gets one
 * email, however often this runs.
 * Events that can repeat (a parcel, a refund, a failed payment) get one email per entry of the order's
 * history.
 * @returns ids of the emails written
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
      // All kinds of cancellation share one key, so that the customer gets one email.
      kind === "order-expired" ? "order-cancelled" : kind,
      now,
      now,
      ...orders.params,
    ),
  );

/** An INSERT of emails that returns their ids. */
export const mailQuery = (insert: Statement): Query<number[]> => queryAll(insert, (row) => int(row, "id"));

/** Id of the parcel or refund that the same batch has just written. */
const PARTS: Partial<Record<OrderMail, string>> = {
  "order-shipped": "(SELECT max(id) FROM shipments WHERE order_id = o.id)",
  "order-refunded": "(SELECT max(id) FROM order_refunds WHERE order_id = o.id)",
  "order-changed": "(SELECT max(id) FROM order_changes WHERE order_id = o.id)",
};

/** Events that can repeat get a new email each time. */
const COUNTED: Partial<Record<OrderMail, string>> = {
  "order-failed": "(SELECT count(*) FROM order_history h WHERE h.order_id = o.id)",
  "order-payment-returned": "(SELECT count(*) FROM payments p WHERE p.order_id = o.id)",
};

function occasionOf(kind: OrderMail): string {
  const occasion = PARTS[kind] ?? COUNTED[kind];
  return occasion === undefined ? "" : ` || ':' || ${occasion}`;
}

/** The shop's own copy of an order; no email if the shop has no address. @param locale the shop's */
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
  /** Page where the code is typed. */
  link: string;
}

/**
 * @param seed the sender derives the code from it: the outbox does not store the code
 * @param invitation for a new user; null for a password reset
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

/**
 * Kinds of emails that soon lose their use: those with a code, and those about a sign-up that has expired.
 */
export const EXPIRING_MAILS = `'${PASSWORD_CODE_MAIL}', 'operator-link', 'sign-up-code', 'account-exists', 'email-changed'`;

/** Deletes emails with a code written before this instant: sooner than other emails. */
export const removeCodeMails = (before: string): Statement =>
  statement(`DELETE FROM mails WHERE kind IN (${EXPIRING_MAILS}) AND created_at < ?`, before);
