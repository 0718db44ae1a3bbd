// Emails about requests for an account.

import type { SignUpId } from "~/contract/ids";
import type { Locale } from "~/contract/wire";
import { mailQuery } from "~/db/mail/outbox";
import type { Query } from "~/db/query";
import { statement } from "~/platform/database";
import { ACCOUNT_OF, type NewSignUp } from "./sign-ups";

export const SIGN_UP_CODE_MAIL = "sign-up-code";
export const SIGN_UP_MAILS = [
  SIGN_UP_CODE_MAIL,
  "account-exists",
  "sign-up-request",
  "sign-up-approved",
  "sign-up-refused",
  "account-opened",
  "customer-approved",
  "customer-refused",
  "email-changed",
] as const;
export type SignUpMail = (typeof SIGN_UP_MAILS)[number];

/**
 * Writes the email with the code, or the email that the account exists. One statement does both, so that
 * the response time does not reveal which.
 */

export const signUpMail = (one: NewSignUp, seed: string, link: string): Query<number[]> =>
  mailQuery(
    statement(
      `INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at)
       SELECT iif(EXISTS (${ACCOUNT_OF}), 'account-exists', '${SIGN_UP_CODE_MAIL}'), 'sign-up:' || ?2, ?1, ?3, ?4, ?5, ?5
       RETURNING id`,
      one.email,
      seed,
      one.locale,
      // The address is not proved yet, so the email repeats nothing that was typed into the form.
      JSON.stringify({ seed, link }),
      one.now,
    ),
  );

/**
 * Notifies the shop that a business is waiting; writes no email if the shop has no address. @param locale
 * the shop's
 */

export const signUpRequestMail = (id: SignUpId, link: string, locale: Locale, now: string): Query<number[]> =>
  mailQuery(
    statement(
      `INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at)
       SELECT 'sign-up-request', 'sign-up-request:' || s.id, support.value ->> '$', ?,
         json_object('name', s.business_name, 'replyTo', s.email, 'link', ?), ?, ?
       FROM sign_ups s JOIN settings support ON support.key = 'SUPPORT_EMAIL' AND support.value ->> '$' <> ''
       WHERE s.id = ? ON CONFLICT (dedupe) DO NOTHING RETURNING id`,
      locale,
      link,
      now,
      now,
      id,
    ),
  );

/** Sends the operator's decision to the business, in the language of its request. */

export const decisionMail = (
  kind: "sign-up-approved" | "sign-up-refused" | "account-opened",
  id: SignUpId,
  link: string,
  now: string,
): Query<number[]> =>
  mailQuery(
    statement(
      `INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at)
       SELECT ?, ? || ':' || id, email, locale, json_object('name', first_name, 'link', ?), ?, ?
       FROM sign_ups WHERE id = ? RETURNING id`,
      kind,
      kind,
      link,
      now,
      now,
      id,
    ),
  );
