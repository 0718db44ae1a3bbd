// Back-office users and their sessions. A session is stored as the hash of its token.
import type { OperatorRole } from "~/contract/constants/permissions";
import { type OPERATOR_ACCOUNTS, OperatorRole as Role } from "~/contract/operator/people";
import { Locale } from "~/contract/wire";
import { flag, int, text, textOrNull } from "~/db/columns";
import { byName } from "~/db/normalize-search";
import { command } from "~/db/query";
import { type Database, type Row, type Statement, statement, type Value } from "~/platform/database";
import { writeAudited } from "./audit";

export interface OperatorRow {
  id: number;
  name: string;
  email: string;
  passwordHash: string;
  mustChangePassword: boolean;
  role: OperatorRole;
  locale: Locale;
  totpSecret: string | null;
  hasTotp: boolean;
  backupCodes: string;
  shortcuts: boolean;
  isDisabled: boolean;
  lastSeenAt: string | null;
  sessions: number;
  /** Expiry of the invitation's link; null without an invitation. */
  invitedUntil: string | null;
}

const SELECT = `SELECT o.*, (SELECT count(*) FROM operator_sessions s WHERE s.operator_id = o.id) AS sessions,
  (SELECT l.expires_at FROM operator_links l WHERE l.operator_id = o.id AND l.kind = 'invitation') AS invited_until
  FROM operators o`;

const readOperator = (row: Row): OperatorRow => ({
  id: int(row, "id"),
  name: text(row, "name"),
  email: text(row, "email"),
  passwordHash: text(row, "password_hash"),
  mustChangePassword: flag(row, "must_change_password"),
  role: Role.parse(text(row, "role")),
  locale: Locale.parse(text(row, "locale")),
  totpSecret: textOrNull(row, "totp_secret"),
  hasTotp: flag(row, "totp_is_on"),
  backupCodes: text(row, "backup_codes"),
  shortcuts: flag(row, "shortcuts"),
  isDisabled: flag(row, "is_disabled"),
  lastSeenAt: textOrNull(row, "last_seen_at"),
  sessions: int(row, "sessions"),
  invitedUntil: textOrNull(row, "invited_until"),
});

/** Sorted by name, limited to 200. */
export const listOperators = async (db: Database): Promise<OperatorRow[]> =>
  (await db.all(`${SELECT} LIMIT 200`)).map(readOperator).toSorted(byName);

export async function findOperator(db: Database, id: number): Promise<OperatorRow | null> {
  const row = await db.first(`${SELECT} WHERE o.id = ?`, id);
  return row && readOperator(row);
}

/** @param email in lower case */
export async function findOperatorByEmail(db: Database, email: string): Promise<OperatorRow | null> {
  const row = await db.first(`${SELECT} WHERE o.email = ?`, email);
  return row && readOperator(row);
}

/** Whether accounts are in use. An invitation counts once its link has been used. */
export async function accountsInUse(db: Database): Promise<(typeof OPERATOR_ACCOUNTS)[number]> {
  const row = await db.first(
    `SELECT count(*) AS accounts, coalesce(sum(must_change_password = 0 OR last_seen_at IS NOT NULL), 0) AS used
     FROM operators o WHERE is_disabled = 0 AND NOT (
       must_change_password = 1 AND last_seen_at IS NULL
       AND EXISTS (SELECT 1 FROM operator_links l WHERE l.operator_id = o.id AND l.kind = 'invitation'))`,
  );
  if (!row || int(row, "accounts") === 0) return "none";
  return int(row, "used") === 0 ? "unused" : "used";
}

/** The user of this session; null if the session has expired, or the user may no longer sign in. */
export async function findSession(db: Database, tokenHash: string, now: string) {
  const row = await db.first(
    `SELECT o.id, o.name, o.role, o.must_change_password FROM operator_sessions s JOIN operators o ON o.id = s.operator_id
     WHERE s.token_hash = ? AND s.expires_at > ? AND o.is_disabled = 0`,
    tokenHash,
    now,
  );
  return (
    row && {
      id: int(row, "id"),
      name: text(row, "name"),
      role: Role.parse(text(row, "role")),
      mustChangePassword: flag(row, "must_change_password"),
    }
  );
}

/** Signing in also updates `last_seen_at`. */
export const addSession = (operator: number, hash: string, now: string, expiresAt: string): Statement[] => [
  statement(
    "INSERT INTO operator_sessions (token_hash, operator_id, created_at, expires_at) VALUES (?, ?, ?, ?)",
    hash,
    operator,
    now,
    expiresAt,
  ),
  statement("UPDATE operators SET last_seen_at = ? WHERE id = ?", now, operator),
];

export const endSession = (hash: string): Statement =>
  statement("DELETE FROM operator_sessions WHERE token_hash = ?", hash);

/** Snapshot of a user for the audit log, without password or secret. */
export const lookAtOperator = (by: "id" | "email", value: Value) => ({
  sql: `SELECT json_object('name', name, 'email', email, 'role', role, 'is_disabled', is_disabled, 'has_totp', totp_is_on)
        FROM operators WHERE ${by} = ?`,
  params: [value],
});

type NewOperator = Pick<OperatorRow, "name" | "email" | "role" | "locale"> & { hash: string; now: string };

/** A new user must choose a password. */
export const insertStatement = ({ name, email, role, locale, hash, now }: NewOperator): Statement =>
  statement(
    "INSERT INTO operators (name, email, password_hash, role, locale, created_at) VALUES (?, ?, ?, ?, ?, ?)",
    ...[name, email, hash, role, locale, now],
  );

/** @throws BatchRefused operators.email */
export const insertOperator = (db: Database, person: NewOperator): Promise<unknown> => {
  const { email, now } = person;
  return writeAudited(
    db,
    { call: "people.create", target: `operator/${email}`, now, look: lookAtOperator("email", email) },
    command(insertStatement(person)),
  );
};

/** @throws BatchRefused last_owner */
export const updateOperator = (
  db: Database,
  { id, email }: OperatorRow,
  to: Pick<OperatorRow, "name" | "role" | "locale" | "isDisabled">,
  now: string,
): Promise<unknown> =>
  writeAudited(
    db,
    { call: "people.edit", target: `operator/${email}`, now, look: lookAtOperator("id", id) },
    command(
      statement(
        "UPDATE operators SET name = ?, role = ?, locale = ?, is_disabled = ? WHERE id = ?",
        to.name,
        to.role,
        to.locale,
        to.isDisabled ? 1 : 0,
        id,
      ),
    ),
  );

/** Sets a new password and removes the second factor; a trigger on the hash ends all sessions. */
export const resetOperator = (
  db: Database,
  { id, email }: OperatorRow,
  hash: string,
  now: string,
): Promise<unknown> =>
  writeAudited(
    db,
    { call: "people.reset", target: `operator/${email}`, now, look: lookAtOperator("id", id) },
    command(
      statement(
        `UPDATE operators SET password_hash = ?, must_change_password = 1, totp_secret = NULL, totp_is_on = 0,
         backup_codes = '[]' WHERE id = ?`,
        hash,
        id,
      ),
    ),
  );

export const endSessionsOf = (db: Database, { id, email }: OperatorRow, now: string): Promise<unknown> =>
  writeAudited(
    db,
    { call: "people.endSessions", target: `operator/${email}`, now, look: lookAtOperator("id", id) },
    command(statement("DELETE FROM operator_sessions WHERE operator_id = ?", id)),
  );

/** @returns false if the password has changed in the meantime */
export async function changeOwnPassword(
  db: Database,
  { id, passwordHash }: OperatorRow,
  hash: string,
  also: Statement[],
): Promise<boolean> {
  const [changed = []] = await db.batch([
    statement(
      "UPDATE operators SET password_hash = ?, must_change_password = 0 WHERE id = ? AND password_hash = ? RETURNING id",
      hash,
      id,
      passwordHash,
    ),
    ...also,
  ]);
  return changed.length > 0;
}

export const changeOwnLocale = (db: Database, id: number, locale: Locale): Promise<unknown> =>
  db.batch([statement("UPDATE operators SET locale = ? WHERE id = ?", locale, id)]);

export const changeOwnShortcuts = (db: Database, id: number, isOn: boolean): Promise<unknown> =>
  db.batch([statement("UPDATE operators SET shortcuts = ? WHERE id = ?", isOn ? 1 : 0, id)]);

/** Stores a secret that is not yet confirmed by its first code. */
export const storeTotp = (db: Database, id: number, sealed: string): Promise<unknown> =>
  db.batch([statement("UPDATE operators SET totp_secret = ? WHERE id = ? AND totp_is_on = 0", sealed, id)]);

/** Stores the same secret under another encryption, unless the user has replaced it in the meantime. */
export const replaceTotp = ({ id, totpSecret }: OperatorRow, sealed: string): Statement =>
  statement("UPDATE operators SET totp_secret = ? WHERE id = ? AND totp_secret = ?", sealed, id, totpSecret);

/** @param codes hashes of the backup codes, as JSON */
export async function turnTotpOn(db: Database, { id, totpSecret }: OperatorRow, step: number, codes: string) {
  await db.batch([
    statement(
      "UPDATE operators SET totp_is_on = 1, totp_step = ?, backup_codes = ? WHERE id = ? AND totp_secret = ? AND totp_is_on = 0",
      step,
      codes,
      id,
      totpSecret,
    ),
  ]);
}

export const turnTotpOff = (db: Database, id: number): Promise<unknown> =>
  db.batch([
    statement(
      "UPDATE operators SET totp_secret = NULL, totp_is_on = 0, backup_codes = '[]' WHERE id = ?",
      id,
    ),
  ]);

/** Each code works once. @returns false for a code that was used, or that is older than a used one */
export async function spendTotp(db: Database, id: number, step: number): Promise<boolean> {
  const row = await db.first(
    "UPDATE operators SET totp_step = ? WHERE id = ? AND totp_step < ? RETURNING id",
    step,
    id,
    step,
  );
  return row !== null;
}

/** @returns false if another request has used the code in the meantime */
export async function spendBackupCode(
  db: Database,
  { id, backupCodes }: OperatorRow,
  left: string,
): Promise<boolean> {
  const row = await db.first(
    "UPDATE operators SET backup_codes = ? WHERE id = ? AND backup_codes = ? RETURNING id",
    left,
    id,
    backupCodes,
  );
  return row !== null;
}
