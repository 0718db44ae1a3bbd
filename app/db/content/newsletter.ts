// Newsletter consents: 0012_email.sql.
import { NEWSLETTER_STATES, type NewsletterSource, type NewsletterState } from "~/contract/constants/enums";
import { Locale } from "~/contract/wire";
import { oneOf, text } from "~/db/columns";
import { mailQuery } from "~/db/mail/outbox";
import { command, type Query, queryFirst } from "~/db/query";
import { type Statement, statement } from "~/platform/database";

export const NEWSLETTER_MAIL = "newsletter-confirm";

export interface NewConsent {
  email: string;
  emailHash: string;
  locale: Locale;
  textVersion: number;
  source: NewsletterSource;
  origin: string;
  now: string;
}

/** Starts an unconfirmed consent again; leaves a confirmed one unchanged. */
export const putConsent = (one: NewConsent): Query<null> =>
  command(
    statement(
      `INSERT INTO newsletter_consents (email, email_hash, locale, text_version, source, origin, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (email) DO UPDATE SET locale = excluded.locale, text_version = excluded.text_version,
         source = excluded.source, origin = excluded.origin, created_at = excluded.created_at WHERE confirmed_at IS NULL`,
      ...[one.email, one.emailHash, one.locale, one.textVersion, one.source, one.origin, one.now],
    ),
  );

/** The email with the confirmation link; no email if the consent is already confirmed. */
export const consentMail = ({ email, now }: Pick<NewConsent, "email" | "now">): Query<number[]> =>
  mailQuery(
    statement(
      `INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at)
       SELECT '${NEWSLETTER_MAIL}', '${NEWSLETTER_MAIL}:' || id || ':' || ?, email, locale, json_object('consent', id), ?, ?
       FROM newsletter_consents WHERE email = ? AND confirmed_at IS NULL ON CONFLICT (dedupe) DO NOTHING RETURNING id`,
      ...[now, now, now, email],
    ),
  );

export interface LinkedConsent {
  state: NewsletterState;
  locale: Locale;
  origin: string;
}

/** Finds a consent by the id in a link; null if there is no such consent. */
export const consentWithId = (id: number): Query<LinkedConsent | null> =>
  queryFirst(statement("SELECT state, locale, origin FROM newsletter_consents WHERE id = ?", id), (row) => ({
    state: oneOf(row, "state", NEWSLETTER_STATES),
    locale: Locale.parse(row.locale),
    origin: text(row, "origin"),
  }));

/** The first confirmation counts. An ended consent stays ended. */
export const confirmConsent = (id: number, now: string): Statement =>
  statement(
    "UPDATE newsletter_consents SET confirmed_at = coalesce(confirmed_at, ?) WHERE id = ? AND email IS NOT NULL",
    now,
    id,
  );

/** Ends the consent and erases its address. */
export const endConsent = (id: number, now: string): Statement =>
  statement(
    "UPDATE newsletter_consents SET email = NULL, ended_at = ? WHERE id = ? AND email IS NOT NULL",
    now,
    id,
  );

/**
 * Deletes unconfirmed consents, proofs whose period has ended, and the emails. All parameters are ISO 8601
 * instants.
 */
export const removeOldConsents = (unconfirmed: string, ended: string, mails: string): Statement[] => [
  statement("DELETE FROM newsletter_consents WHERE confirmed_at IS NULL AND created_at < ?", unconfirmed),
  statement(
    "DELETE FROM newsletter_consents WHERE state = 'ended' AND coalesce(ended_at, confirmed_at) < ?",
    ended,
  ),
  statement(`DELETE FROM mails WHERE kind = '${NEWSLETTER_MAIL}' AND created_at < ?`, mails),
];
