// Businesses that request an account, for the operator.
import type { SignUpId } from "~/contract/ids";
import type { WaitingSignUp } from "~/contract/operator/inbox";
import { VatCheckState } from "~/contract/operator/users";
import { StoredAddress } from "~/db/auth/customer-requests";
import { int, jsonOrNull, text, textOrNull } from "~/db/columns";
import { ask, combine, queryAll, queryCount, queryFirst } from "~/db/query";
import { type Database, type Row, statement } from "~/platform/database";
import type { Page } from "./page";

const COLUMNS = `id, email, first_name, last_name, locale, business_name, vat_number, sdi_code, pec, created_at, vat_check,
  vat_checked, tax_code, notes, address,
  (SELECT trim(first_name || ' ' || last_name) FROM users WHERE id = sign_ups.agent_id) AS agent`;

/** Waiting requests, oldest first. */
export const listSignUps = (
  db: Database,
  { limit, offset }: Page,
): Promise<{ count: number; signUps: WaitingSignUp[] }> =>
  ask(
    db,
    combine({
      count: queryCount(statement("SELECT count(*) AS n FROM sign_ups WHERE state = 'waiting'")),
      signUps: queryAll(
        statement(
          `SELECT ${COLUMNS} FROM sign_ups WHERE state = 'waiting' ORDER BY created_at, id LIMIT ? OFFSET ?`,
          limit,
          offset,
        ),
        signUpOf,
      ),
    }),
  );

/** A business that waits for a decision; null if it was decided. */
export const findWaitingSignUp = (db: Database, id: SignUpId): Promise<WaitingSignUp | null> =>
  ask(
    db,
    queryFirst(statement(`SELECT ${COLUMNS} FROM sign_ups WHERE id = ? AND state = 'waiting'`, id), signUpOf),
  );

const signUpOf = (row: Row): WaitingSignUp => ({
  id: int(row, "id"),
  email: text(row, "email"),
  name: `${text(row, "first_name")} ${text(row, "last_name")}`.trim(),
  business_name: text(row, "business_name"),
  vat_number: text(row, "vat_number"),
  sdi_code: text(row, "sdi_code"),
  pec: text(row, "pec"),
  created_at: text(row, "created_at"),
  vat_check: vatCheckOf(row),
  agent: textOrNull(row, "agent"),
  tax_code: text(row, "tax_code"),
  notes: text(row, "notes"),
  address: addressOf(row),
});

/** On one line; null if the business signed up itself. */
function addressOf(row: Row): string | null {
  const stored = jsonOrNull(row, "address", StoredAddress);
  if (!stored) return null;
  const { address, address_2, postal_code, city, province, country, phone } = stored;
  return [address, address_2, `${postal_code} ${city} ${province}`.trim(), country, phone]
    .filter(Boolean)
    .join(", ");
}

function vatCheckOf(row: Row): WaitingSignUp["vat_check"] {
  const state = VatCheckState.safeParse(row.vat_check);
  return state.success ? { state: state.data, at: textOrNull(row, "vat_checked") } : null;
}
