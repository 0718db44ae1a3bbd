// Emails about quotes: the decision, to the quote's agent or the shop; a reminder to the customer before
// the last day.
import type { QuoteId } from "~/contract/ids";
import type { Locale } from "~/contract/wire";
import { mailQuery } from "~/db/mail/outbox";
import type { Query } from "~/db/query";
import { addDays, type Day, dayStart } from "~/domain/local-day";
import { operatorPaths } from "~/operator-paths";
import { paths } from "~/paths";
import { statement } from "~/platform/database";

export const QUOTE_MAIL = "quote";
export const QUOTE_DECIDED_MAIL = "quote-decided";
export const QUOTE_EXPIRING_MAIL = "quote-expiring";

/** Days before the quote's last day. */
const DAYS_BEFORE = 3;

/**
 * The email to the customer with the link to the quote; at most one per day.
 * @param link to the quote's page, with its id
 */
export const quoteMail = (
  id: QuoteId,
  { link, now, today }: { link: string; now: string; today: Day },
): Query<number[]> =>
  mailQuery(
    statement(
      `INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at)
       SELECT '${QUOTE_MAIL}', '${QUOTE_MAIL}:' || q.id || ':' || ?, u.email, q.locale, json_object('quote', q.id, 'link', ?), ?, ?
       FROM quotes q JOIN users u ON u.id = q.customer_id WHERE q.id = ? AND q.state = 'open'
       ON CONFLICT (dedupe) DO NOTHING RETURNING id`,
      ...[today, link, now, now, id],
    ),
  );

/** Origin of the links in emails about a decision, and the language of the email to the shop. */
export interface DecisionMail {
  origin: string;
  shopLocale: Locale;
}

/**
 * Part of the batch that decides: notifies the agent who made the quote, unless the agent decided; for a
 * quote of the shop, notifies the shop's support address.
 */
export const quoteDecidedMail = (
  id: QuoteId,
  { origin, shopLocale }: DecisionMail,
  now: string,
): Query<number[]> =>
  mailQuery(
    statement(
      `INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at)
       SELECT '${QUOTE_DECIDED_MAIL}', '${QUOTE_DECIDED_MAIL}:' || q.id, coalesce(u.email, support.value ->> '$'),
         coalesce(u.locale, ?), json_object('quote', q.id, 'link', iif(u.id IS NULL, ?, ? || '?customer=' || q.customer_id)), ?, ?
       FROM quotes q LEFT JOIN users u ON u.id = q.made_by_id AND u.is_active = 1
         LEFT JOIN settings support ON support.key = 'SUPPORT_EMAIL' AND support.value ->> '$' <> '' AND q.made_by_id IS NULL
       WHERE q.id = ? AND q.state IN ('accepted', 'declined') AND coalesce(u.email, support.value ->> '$') IS NOT NULL
         AND (q.made_by_id IS NULL OR q.decided_by_id IS NOT q.made_by_id)
       ON CONFLICT (dedupe) DO NOTHING RETURNING id`,
      ...[shopLocale, origin + operatorPaths.quote(id), origin + paths.quote(id), now, now, id],
    ),
  );

/** Once per quote that was emailed to its customer and made before today; reuses the link of that email. */
export const quoteReminders = (today: Day, now: string, zone: string): Query<number[]> =>
  mailQuery(
    statement(
      `INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at)
       SELECT '${QUOTE_EXPIRING_MAIL}', '${QUOTE_EXPIRING_MAIL}:' || q.id, u.email, q.locale,
         json_object('quote', q.id, 'link', (SELECT m.data ->> '$.link' FROM mails m
           WHERE m.dedupe > '${QUOTE_MAIL}:' || q.id || ':' AND m.dedupe < '${QUOTE_MAIL}:' || q.id || ';' LIMIT 1)), ?1, ?1
       FROM quotes q JOIN users u ON u.id = q.customer_id AND u.is_active = 1
       WHERE q.state = 'open' AND q.valid_until BETWEEN ?2 AND ?3 AND q.created_at < ?4
         AND EXISTS (SELECT 1 FROM mails m
           WHERE m.dedupe > '${QUOTE_MAIL}:' || q.id || ':' AND m.dedupe < '${QUOTE_MAIL}:' || q.id || ';')
       ON CONFLICT (dedupe) DO NOTHING RETURNING id`,
      ...[now, today, addDays(today, DAYS_BEFORE), dayStart(today, zone)],
    ),
  );
