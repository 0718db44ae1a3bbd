// API keys of other systems: 0015_operator.sql. The table stores hashes, never the keys.

import { MAX_API_KEYS } from "~/contract/constants/limits";
import type { OperatorRole } from "~/contract/constants/permissions";
import type { OperatorKey } from "~/contract/operator/keys";
import { OperatorRole as Role } from "~/contract/operator/people";
import { int, text, textOrNull } from "~/db/columns";
import { type Query, queryAll } from "~/db/query";
import { type Database, type Row, type Statement, statement } from "~/platform/database";
import { type AuditedChange, writeAudited } from "./audit";

/** Refusal code when the maximum number of keys is reached. */
export const TOO_MANY_OPERATOR_KEYS = "too_many_keys";

export interface NewKey {
  name: string;
  role: OperatorRole;
  hash: string;
  ending: string;
  source: string;
  madeBy: string;
  now: string;
  expiresAt: string;
}

const COLUMNS = "id, name, role, ending, made_by, created_at, expires_at, used_at";

const readKey = (row: Row): OperatorKey => ({
  id: int(row, "id"),
  name: text(row, "name"),
  role: Role.parse(row.role),
  ending: text(row, "ending"),
  made_by: text(row, "made_by"),
  created_at: text(row, "created_at"),
  expires_at: text(row, "expires_at"),
  used_at: textOrNull(row, "used_at"),
});

/** Newest first, with expired keys until they are erased. */
export const operatorKeysQuery = (): Query<OperatorKey[]> =>
  queryAll(statement(`SELECT ${COLUMNS} FROM operator_keys ORDER BY id DESC`), readKey);

const LOOK =
  "SELECT json_object('key', name, 'role', role, 'ending', ending, 'expires_at', expires_at) FROM operator_keys";
const audited = (call: string, target: string, now: string): Omit<AuditedChange, "look"> => ({
  ...{ call, target, now, onlyItem: null },
});

/** @returns null if the same form has already created a key. @throws BatchRefused TOO_MANY_OPERATOR_KEYS */
export async function insertOperatorKey(db: Database, key: NewKey): Promise<OperatorKey | null> {
  const rows = await writeAudited(
    db,
    {
      ...audited("keys.create", "keys", key.now),
      look: { sql: `${LOOK} WHERE hash = ?`, params: [key.hash] },
    },
    {
      statements: [
        statement(
          `INSERT INTO refusals (code) SELECT '${TOO_MANY_OPERATOR_KEYS}'
           WHERE (SELECT count(*) FROM operator_keys WHERE expires_at > ?) >= ${MAX_API_KEYS}`,
          key.now,
        ),
        statement(
          `INSERT INTO operator_keys (name, role, hash, ending, source, made_by, created_at, expires_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (source) DO NOTHING RETURNING ${COLUMNS}`,
          ...[key.name, key.role, key.hash, key.ending, key.source, key.madeBy, key.now, key.expiresAt],
        ),
      ],
      parse: ([, made = []]) => made.map(readKey),
    },
  );
  return rows[0] ?? null;
}

/** Revokes a key. @returns false for an unknown id */
export async function deleteOperatorKey(db: Database, id: number, now: string): Promise<boolean> {
  const rows = await writeAudited(
    db,
    { ...audited("keys.remove", `key/${id}`, now), look: { sql: `${LOOK} WHERE id = ?`, params: [id] } },
    queryAll(statement("DELETE FROM operator_keys WHERE id = ? RETURNING id", id), (row) => int(row, "id")),
  );
  return rows.length > 0;
}

export interface OperatorKeyUse {
  name: string;
  ending: string;
  role: OperatorRole;
  /** Calls in the current minute, including this one. */
  uses: number;
}

/** Counts one call. Returns null if the key is unknown, revoked or expired. @param now ISO 8601 */
export async function countOperatorKeyUse(
  db: Database,
  hash: string,
  now: string,
): Promise<OperatorKeyUse | null> {
  const minute = now.slice(0, 16);
  const row = await db.first(
    `UPDATE operator_keys SET used_at = ?, uses = iif(minute_at = ?, uses + 1, 1), minute_at = ?
     WHERE hash = ? AND expires_at > ? RETURNING name, ending, role, uses`,
    ...[now, minute, minute, hash, now],
  );
  return (
    row && {
      name: text(row, "name"),
      ending: text(row, "ending"),
      role: Role.parse(row.role),
      uses: int(row, "uses"),
    }
  );
}

/** Deletes keys that expired before this instant; until then the operator can see which key it was. */
export const removeOperatorKeys = (before: string): Statement =>
  statement("DELETE FROM operator_keys WHERE expires_at < ?", before);
