// Businesses that ask for an account, as the operator reads them.
import type { WaitingSignUp } from "~/contract/operator/inbox";
import { int, text } from "~/db/columns";
import { ask, combine, queryAll, queryCount, queryFirst } from "~/db/query";
import { type Database, statement } from "~/platform/database";
import type { Page } from "./page";

const COLUMNS =
  "id, email, first_name, last_name, locale, business_name, vat_number, sdi_code, pec, created_at";

/** Those that wait, the oldest first. */
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

export const findWaitingSignUp = (db: Database, id: number): Promise<WaitingSignUp | null> =>
  ask(
    db,
    queryFirst(statement(`SELECT ${COLUMNS} FROM sign_ups WHERE id = ? AND state = 'waiting'`, id), signUpOf),
  );

const signUpOf = (row: Record<string, string | number | null>): WaitingSignUp => ({
  id: int(row, "id"),
  email: text(row, "email"),
  name: `${text(row, "first_name")} ${text(row, "last_name")}`.trim(),
  business_name: text(row, "business_name"),
  vat_number: text(row, "vat_number"),
  sdi_code: text(row, "sdi_code"),
  pec: text(row, "pec"),
  created_at: text(row, "created_at"),
});
