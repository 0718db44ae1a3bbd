// API keys of programs. The table stores hashes, never the keys.
import type { ApiKey } from "~/contract/api-keys";
import { KeyScope } from "~/contract/api-keys";
import { MAX_API_KEYS } from "~/contract/constants/limits";
import type { UserId } from "~/contract/ids";
import { flag, int, text, textOrNull } from "~/db/columns";
import { type Query, queryAll } from "~/db/query";
import { type Database, type Row, type Statement, statement } from "~/platform/database";
import { readUser, USER_COLUMNS, type UserRow } from "./users";

export interface KeyUse {
  user: UserRow;
  keyScope: KeyScope;
  isPunchOut: boolean;
  expiresAt: string;
  /** Calls in the current minute, including this one. */
  uses: number;
}

/** Marks the key of a punch-out session, which the user did not create. */
const IS_SESSION = "source LIKE 'punch-out:%'";

/** Counts one call. Returns null if the key is unknown or has expired. @param now ISO 8601 */
export async function countKeyUse(db: Database, hash: string, now: string): Promise<KeyUse | null> {
  const minute = now.slice(0, 16);
  const [, [row] = []] = await db.batch([
    statement(
      `UPDATE api_keys SET used_at = ?, uses = iif(minute_at = ?, uses + 1, 1), minute_at = ?
       WHERE hash = ? AND expires_at > ?`,
      ...[now, minute, minute, hash, now],
    ),
    statement(
      `SELECT ${USER_COLUMNS}, k.scope, k.${IS_SESSION} AS is_punch_out, k.expires_at, k.uses FROM api_keys k JOIN users u ON u.id = k.user_id
       WHERE k.hash = ? AND k.expires_at > ? AND u.is_active = 1 AND u.is_guest = 0`,
      hash,
      now,
    ),
  ]);
  return row
    ? {
        user: readUser(row),
        keyScope: KeyScope.parse(row.scope),
        isPunchOut: flag(row, "is_punch_out"),
        expiresAt: text(row, "expires_at"),
        uses: int(row, "uses"),
      }
    : null;
}

const COLUMNS = "id, name, scope, ending, created_at, expires_at, used_at";

/** Newest first, with expired keys until they are erased. */
export const apiKeysQuery = (user: UserId): Query<ApiKey[]> =>
  queryAll(
    statement(
      `SELECT ${COLUMNS} FROM api_keys WHERE user_id = ? AND NOT ${IS_SESSION} ORDER BY id DESC`,
      user,
    ),
    readApiKey,
  );

export const readApiKey = (row: Row): ApiKey => ({
  id: int(row, "id"),
  name: text(row, "name"),
  scope: KeyScope.parse(row.scope),
  ending: text(row, "ending"),
  created_at: text(row, "created_at"),
  expires_at: text(row, "expires_at"),
  used_at: textOrNull(row, "used_at"),
});

export interface NewKey {
  user: UserId;
  hash: string;
  name: string;
  scope: KeyScope;
  ending: string;
  source: string;
  createdAt: string;
  expiresAt: string;
}

/** Refusal code when the user has reached the maximum number of keys. */
export const TOO_MANY_KEYS = "too_many_keys";

/** Inserts nothing if the same form has already created a key. Refuses with `too_many_keys`. */
export const addApiKey = (key: NewKey): Statement[] => [
  statement(
    `INSERT INTO refusals (code) SELECT '${TOO_MANY_KEYS}'
     WHERE (SELECT count(*) FROM api_keys WHERE user_id = ? AND NOT ${IS_SESSION}) >= ${MAX_API_KEYS}`,
    key.user,
  ),
  insertKey(key),
];

/** Key of a punch-out session: not listed among the user's own keys. */
export const addSessionKey = (key: NewKey): Statement => insertKey(key);

const insertKey = (key: NewKey): Statement =>
  statement(
    `INSERT INTO api_keys (user_id, hash, name, scope, ending, source, created_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (user_id, source) DO NOTHING RETURNING ${COLUMNS}`,
    ...[key.user, key.hash, key.name, key.scope, key.ending, key.source, key.createdAt, key.expiresAt],
  );

export const endSessionKey = (hash: string): Statement =>
  statement(`DELETE FROM api_keys WHERE hash = ? AND ${IS_SESSION}`, hash);

/** @returns false if the user has no such key */
export async function removeApiKey(db: Database, user: UserId, id: number): Promise<boolean> {
  const rows = await db.all("DELETE FROM api_keys WHERE user_id = ? AND id = ? RETURNING id", user, id);
  return rows.length > 0;
}
