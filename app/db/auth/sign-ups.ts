// Sign-ups: a request with its code, which becomes an account once the code was entered (CONTRACT §14).

import { z } from "zod";
import { CustomerType } from "~/contract/customers";
import type { SignUpId } from "~/contract/ids";
import type { Locale } from "~/contract/wire";
import { int, text } from "~/db/columns";
import { mailQuery } from "~/db/mail/outbox";
import type { Query } from "~/db/query";
import { type Database, type Statement, statement } from "~/platform/database";

const MAX_ATTEMPTS = 5;

export interface NewSignUp {
  tokenHash: string;
  /** Normalized, as a user name. */
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
  locale: Locale;
  customerType: CustomerType;
  businessName: string;
  vatNumber: string;
  sdiCode: string;
  pec: string;
  codeHash: string;
  now: string;
  expiresAt: string;
}

/** A request for an account, until its link is opened or it expires. */
export const insertSignUp = (one: NewSignUp): Statement =>
  statement(
    `INSERT INTO sign_ups (token_hash, email, first_name, last_name, password_hash, locale, customer_type, business_name,
       vat_number, sdi_code, pec, consented_at, code_hash, expires_at, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    one.tokenHash,
    one.email,
    one.firstName,
    one.lastName,
    one.passwordHash,
    one.locale,
    one.customerType,
    one.businessName,
    one.vatNumber,
    one.sdiCode,
    one.pec,
    one.now,
    one.codeHash,
    one.expiresAt,
    one.now,
  );

export const SIGN_UP_CODE_MAIL = "sign-up-code";
export const SIGN_UP_MAILS = [
  SIGN_UP_CODE_MAIL,
  "account-exists",
  "sign-up-request",
  "sign-up-approved",
  "sign-up-refused",
] as const;
export type SignUpMail = (typeof SIGN_UP_MAILS)[number];

/** An account of this e-mail: guests have none. `?` is the normalized address. */
const ACCOUNT_OF = "SELECT 1 FROM users WHERE (username = ?1 OR lower(email) = ?1) AND is_guest = 0";

/** The code, or the word that there is an account: one statement, so that both take as long. */
export const signUpMail = (one: NewSignUp, seed: string, link: string): Query<number[]> =>
  mailQuery(
    statement(
      `INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at)
       SELECT iif(EXISTS (${ACCOUNT_OF}), 'account-exists', '${SIGN_UP_CODE_MAIL}'), 'sign-up:' || ?2, ?1, ?3, ?4, ?5, ?5
       RETURNING id`,
      one.email,
      seed,
      one.locale,
      JSON.stringify({ seed, name: one.firstName, link }),
      one.now,
    ),
  );

/** To the shop's own address: a business waits; none where the shop has no address. @param locale the shop's */
export const signUpRequestMail = (id: SignUpId, link: string, locale: Locale, now: string): Query<number[]> =>
  mailQuery(
    statement(
      `INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at)
       SELECT 'sign-up-request', 'sign-up-request:' || s.id, support.value ->> '$', ?,
         json_object('name', s.business_name, 'link', ?), ?, ?
       FROM sign_ups s JOIN settings support ON support.key = 'SUPPORT_EMAIL' AND support.value ->> '$' <> ''
       WHERE s.id = ? ON CONFLICT (dedupe) DO NOTHING RETURNING id`,
      locale,
      link,
      now,
      now,
      id,
    ),
  );

/** The operator's decision, to the business in its language. */
export const decisionMail = (
  kind: "sign-up-approved" | "sign-up-refused",
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

export interface SignUpRow {
  id: SignUpId;
  email: string;
  codeHash: string;
  state: "new" | "waiting" | "done" | "refused";
  customerType: CustomerType;
  vatNumber: string;
}

const State = z.enum(["new", "waiting", "done", "refused"]);

/** Counts an attempt before it is compared. @returns null: unknown, expired, or no attempt is left */
export async function spendSignUpTry(
  db: Database,
  tokenHash: string,
  now: string,
): Promise<SignUpRow | null> {
  const row = await db.first(
    `UPDATE sign_ups SET tries = tries + 1 WHERE token_hash = ? AND tries < ${MAX_ATTEMPTS} AND expires_at > ?
     RETURNING id, email, code_hash, state, customer_type, vat_number`,
    tokenHash,
    now,
  );
  return (
    row && {
      id: int(row, "id"),
      email: text(row, "email"),
      codeHash: text(row, "code_hash"),
      state: State.parse(row.state),
      customerType: CustomerType.parse(row.customer_type),
      vatNumber: text(row, "vat_number"),
    }
  );
}

/** Ends the batch where the sign-up is in another state: a code works once. */
export const refuseUnlessState = (id: SignUpId, state: SignUpRow["state"]): Statement =>
  statement(
    `INSERT INTO refusals (code) SELECT 'sign_up_done'
     WHERE NOT EXISTS (SELECT 1 FROM sign_ups WHERE id = ? AND state = ?)`,
    id,
    state,
  );

/** Ends the batch where somebody has got an account of this e-mail meanwhile. @param email normalized */
export const refuseSecondAccount = (email: string): Statement =>
  statement(`INSERT INTO refusals (code) SELECT 'account_exists' WHERE EXISTS (${ACCOUNT_OF})`, email);

/** The account of a sign-up. */
export const insertUserOf = (id: SignUpId, now: string): Statement =>
  statement(
    `INSERT INTO users (username, email, first_name, last_name, password_hash, customer_type, business_name, vat_number,
       sdi_code, pec, locale, consented_at, vat_check, vat_checked, create_date)
     SELECT email, email, first_name, last_name, password_hash, customer_type, business_name, vat_number, sdi_code, pec,
       locale, consented_at, vat_check, vat_checked, ? FROM sign_ups WHERE id = ?`,
    now,
    id,
  );

/** The password is the account's from now on. */
export const closeSignUp = (id: SignUpId, state: SignUpRow["state"]): Statement =>
  statement(
    `UPDATE sign_ups SET state = ?, password_hash = iif(? = 'waiting', password_hash, '') WHERE id = ?`,
    state,
    state,
    id,
  );

/** Those that no code has confirmed, and those that are decided. Waiting ones are the operator's. */
export const removeSignUps = (before: string): Statement =>
  statement("DELETE FROM sign_ups WHERE state <> 'waiting' AND created_at < ?", before);
