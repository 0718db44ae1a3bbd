// Sign-ups: a request with a code, which becomes an account once the code is entered (CONTRACT §14).

import { z } from "zod";
import { CustomerType } from "~/contract/customers";
import type { SignUpId } from "~/contract/ids";
import type { Locale } from "~/contract/wire";
import { int, text } from "~/db/columns";
import { type Database, type Statement, statement } from "~/platform/database";

const MAX_ATTEMPTS = 5;

export interface NewSignUp {
  tokenHash: string;
  /** Normalized, because it is also the user name. */
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

/** Stores a request for an account, until its code is entered or it expires. */
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

export interface SignUpRow {
  id: SignUpId;
  email: string;
  codeHash: string;
  state: "new" | "waiting" | "done" | "refused";
  customerType: CustomerType;
  vatNumber: string;
}

const State = z.enum(["new", "waiting", "done", "refused"]);

/**
 * Counts an attempt before the code is compared. @returns null if the sign-up is unknown, has expired or
 * has no attempt left
 */
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

/** Ends the batch if the sign-up is in another state, so that a code works once. */
export const refuseUnlessState = (id: SignUpId, state: SignUpRow["state"]): Statement =>
  statement(
    `INSERT INTO refusals (code) SELECT 'sign_up_done'
     WHERE NOT EXISTS (SELECT 1 FROM sign_ups WHERE id = ? AND state = ?)`,
    id,
    state,
  );

/** Ends the batch if an account with this email was created in the meantime. @param email normalized */
export const refuseSecondAccount = (email: string): Statement =>
  statement(`INSERT INTO refusals (code) SELECT 'account_exists' WHERE EXISTS (${ACCOUNT_OF})`, email);

export const insertUserOf = (id: SignUpId, now: string): Statement =>
  statement(
    `INSERT INTO users (username, email, first_name, last_name, password_hash, customer_type, business_name, vat_number,
       tax_code, sdi_code, pec, locale, consented_at, vat_check, vat_checked, agent_id, create_date)
     SELECT email, email, first_name, last_name, password_hash, customer_type, business_name, vat_number, tax_code, sdi_code,
       pec, locale, nullif(consented_at, ''), vat_check, vat_checked, agent_id, ? FROM sign_ups WHERE id = ?`,
    now,
    id,
  );

/** Closes the sign-up and removes its password hash, which the account now has. */
export const closeSignUp = (id: SignUpId, state: SignUpRow["state"]): Statement =>
  statement(
    `UPDATE sign_ups SET state = ?, password_hash = iif(? = 'waiting', password_hash, '') WHERE id = ?`,
    state,
    state,
    id,
  );

/** Deletes unconfirmed and decided sign-ups. Waiting ones remain until the operator decides. */
export const removeSignUps = (before: string): Statement =>
  statement("DELETE FROM sign_ups WHERE state <> 'waiting' AND created_at < ?", before);
/** Selects the account with this email, never a guest. `?` is the normalized address. */

export const ACCOUNT_OF = "SELECT 1 FROM users WHERE (username = ?1 OR lower(email) = ?1) AND is_guest = 0";
