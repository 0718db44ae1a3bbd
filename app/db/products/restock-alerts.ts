// Restock alerts: emails to send when an item is back in stock.
import type { ProductId } from "~/contract/ids";
import type { Locale } from "~/contract/wire";
import { int, text, textOrNull } from "~/db/columns";
import { notSetAside } from "~/db/jobs/faults";
import { mailQuery } from "~/db/mail/outbox";
import { type Query, queryAll, queryFirst } from "~/db/query";
import { type Row, type Statement, statement } from "~/platform/database";

export const RESTOCK_MAILS = ["restock-confirm", "restock"] as const;
export type RestockMail = (typeof RESTOCK_MAILS)[number];

interface NewAlert {
  item: ProductId;
  email: string;
  locale: Locale;
  origin: string;
  /** Whether the address belongs to the signed-in user. */
  isOwn: boolean;
  now: string;
}

/** An item `i` that can be bought, and its product `p`. */
const ITEM = `products i JOIN products p ON p.id = coalesce(i.parent_id, i.id) AND p.is_active = 1`;
/** Equals smallestQty of domain/catalogue/stock.ts. */
const SMALLEST = "(max(i.min_qty, 1) + i.qty_step - 1) / i.qty_step * i.qty_step";
const IS_SOLD = "i.is_active = 1 AND i.variants_count = 0";

/**
 * Repeating a request only updates the language. Returns null if no such item is sold, otherwise whether
 * the alert is confirmed.
 */
export const putAlert = (alert: NewAlert): Query<boolean | null> =>
  queryFirst(
    statement(
      `INSERT INTO restock_alerts (item_id, email, locale, origin, created_at, confirmed_at)
       SELECT i.id, ?, ?, ?, ?, ? FROM ${ITEM} WHERE i.id = ? AND ${IS_SOLD}
       ON CONFLICT (item_id, email) DO UPDATE SET locale = excluded.locale,
         confirmed_at = coalesce(confirmed_at, excluded.confirmed_at) RETURNING confirmed_at`,
      alert.email,
      alert.locale,
      alert.origin,
      alert.now,
      alert.isOwn ? alert.now : null,
      alert.item,
    ),
    (row) => textOrNull(row, "confirmed_at") !== null,
  );

/** The email with the confirmation link; no email if the alert is already confirmed. */
export const confirmMail = ({ item, email, now }: NewAlert): Query<number[]> =>
  mailQuery(
    statement(
      `INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at)
       SELECT 'restock-confirm', 'restock-confirm:' || a.id || ':' || ?, a.email, a.locale, json_object('alert', a.id), ?, ?
       FROM restock_alerts a WHERE a.item_id = ? AND a.email = ? AND a.confirmed_at IS NULL
       ON CONFLICT (dedupe) DO NOTHING RETURNING id`,
      now,
      now,
      now,
      item,
      email,
    ),
  );

export interface AlertRow {
  origin: string;
  slug: string;
  /** The item's code: for a product with variants, the variant's. */
  sku: string;
  name: string;
  isConfirmed: boolean;
}

const alertOf = (row: Row): AlertRow => ({
  origin: text(row, "origin"),
  slug: text(row, "slug"),
  sku: text(row, "sku"),
  name: text(row, "name"),
  isConfirmed: textOrNull(row, "confirmed_at") !== null,
});

/** SQL of the name of the product `p` in a language, otherwise in another language, otherwise its code. */
const nameIn = (locale: "?" | "a.locale"): string =>
  `coalesce((SELECT t.name FROM product_texts t WHERE t.product_id = p.id AND t.locale = ${locale}),
     (SELECT t.name FROM product_texts t WHERE t.product_id = p.id ORDER BY t.locale <> 'it', t.locale LIMIT 1), p.sku)`;

/** The item of an emailed link, and whether its alert is confirmed; null if the alert was removed. */
export const alertWithId = (id: number, locale: Locale): Query<AlertRow | null> =>
  queryFirst(
    statement(
      `SELECT a.origin, p.slug, i.sku, ${nameIn("?")} AS name, a.confirmed_at FROM restock_alerts a
       JOIN products i ON i.id = a.item_id JOIN products p ON p.id = coalesce(i.parent_id, i.id) WHERE a.id = ?`,
      locale,
      id,
    ),
    alertOf,
  );

/** Confirms from the link in the email; the first confirmation counts. */
export const confirmAlert = (id: number, now: string): Statement =>
  statement("UPDATE restock_alerts SET confirmed_at = coalesce(confirmed_at, ?) WHERE id = ?", now, id);

/** Unsubscribes from the link in the email. */
export const removeAlert = (id: number): Statement =>
  statement("DELETE FROM restock_alerts WHERE id = ?", id);

/** Confirmed alerts whose item is available again in its smallest quantity. */
export const dueAlerts = (limit: number): Query<number[]> =>
  queryAll(
    statement(
      `SELECT a.id FROM restock_alerts a CROSS JOIN ${ITEM} AND i.id = a.item_id CROSS JOIN stock s ON s.item_id = a.item_id
       WHERE a.confirmed_at IS NOT NULL AND s.quantity >= ${SMALLEST} AND ${IS_SOLD}
         AND ${notSetAside("restock_alerts", "a.id")} LIMIT ?`,
      limit,
    ),
    (row) => int(row, "id"),
  );

/** The emails carry all their content, because the alerts are deleted in the same batch. */
export const alertMails = (ids: readonly number[], now: string): Query<number[]> =>
  mailQuery(
    statement(
      `INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at)
       SELECT 'restock', 'restock:' || a.id, a.email, a.locale,
         json_object('origin', a.origin, 'slug', p.slug, 'sku', i.sku, 'name', ${nameIn("a.locale")}, 'variant', iif(i.id = p.id, NULL, i.id)), ?, ?
       FROM restock_alerts a JOIN products i ON i.id = a.item_id JOIN products p ON p.id = coalesce(i.parent_id, i.id)
       WHERE a.id IN (SELECT value FROM json_each(?)) ON CONFLICT (dedupe) DO NOTHING RETURNING id`,
      now,
      now,
      JSON.stringify(ids),
    ),
  );

export const removeAlerts = (ids: readonly number[]): Statement =>
  statement("DELETE FROM restock_alerts WHERE id IN (SELECT value FROM json_each(?))", JSON.stringify(ids));

/** Deletes unconfirmed alerts, all others, and the emails, each before its own instant. */
export const removeOldAlerts = (unconfirmed: string, any: string, mails: string): Statement[] => [
  statement("DELETE FROM restock_alerts WHERE confirmed_at IS NULL AND created_at < ?", unconfirmed),
  statement("DELETE FROM restock_alerts WHERE created_at < ?", any),
  statement("DELETE FROM mails WHERE kind IN ('restock', 'restock-confirm') AND created_at < ?", mails),
];
