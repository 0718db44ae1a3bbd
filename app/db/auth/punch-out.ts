// Punch-out: credentials of buying systems, stored as hashes, and session starts, each of which can be
// opened once.
import { int, text } from "~/db/columns";
import { writeAudited } from "~/db/operator/audit";
import { queryAll } from "~/db/query";
import { type Database, type Statement, statement } from "~/platform/database";
import type { Credentials } from "./sign-in";
import { readUser, USER_COLUMNS } from "./users";

/**
 * Creates or replaces the credential; the old secret stops working. Returns no row unless the user is an
 * active business.
 */
export async function putCredential(
  db: Database,
  { user, identity, secretHash, now }: { user: number; identity: string; secretHash: string; now: string },
): Promise<boolean> {
  const put = statement(
    `INSERT INTO punch_out_credentials (user_id, identity, secret_hash, created_at)
     SELECT id, ?, ?, ? FROM users WHERE id = ? AND customer_type = 'business' AND is_active = 1
     ON CONFLICT (user_id) DO UPDATE SET secret_hash = excluded.secret_hash, created_at = excluded.created_at
     RETURNING user_id`,
    ...[identity, secretHash, now, user],
  );
  return audited(db, "users.punchOut", user, now, put);
}

const audited = async (db: Database, call: string, user: number, now: string, change: Statement) => {
  const look = {
    sql: "SELECT json_object('identity', identity, 'made_at', created_at) FROM punch_out_credentials WHERE user_id = ?",
    params: [user],
  };
  const rows = await writeAudited(
    db,
    { call, target: `user/${user}`, now, look, onlyItem: null },
    queryAll(change, (row) => row),
  );
  return rows.length > 0;
};

/** @returns false if the user had no credential */
export const removeCredential = (db: Database, user: number, now: string): Promise<boolean> =>
  audited(
    db,
    "users.endPunchOut",
    user,
    now,
    statement("DELETE FROM punch_out_credentials WHERE user_id = ? RETURNING user_id", user),
  );

/** Returns the credential of an active business, or null if the identity is unknown. */
export async function findCredential(
  db: Database,
  identity: string,
): Promise<{ user: number; secretHash: string } | null> {
  const row = await db.first(
    `SELECT c.user_id, c.secret_hash FROM punch_out_credentials c JOIN users u ON u.id = c.user_id
     WHERE c.identity = ? AND u.is_active = 1`,
    identity,
  );
  return row && { user: int(row, "user_id"), secretHash: text(row, "secret_hash") };
}

/** @param start JSON of what the session begins with */
export const addStart = (start: {
  keyHash: string;
  user: number;
  start: string;
  expiresAt: string;
}): Statement =>
  statement(
    "INSERT INTO punch_out_starts (key_hash, user_id, return_to, expires_at) VALUES (?, ?, ?, ?)",
    ...[start.keyHash, start.user, start.start, start.expiresAt],
  );

/** Deletes the start and returns it, so that it opens one session only. */
export async function takeStart(
  db: Database,
  keyHash: string,
  now: string,
): Promise<{ found: Credentials; start: string } | null> {
  const [taken] = await db.all(
    "DELETE FROM punch_out_starts WHERE key_hash = ? AND expires_at > ? RETURNING user_id, return_to",
    ...[keyHash, now],
  );
  if (!taken) return null;
  const row = await db.first(
    `SELECT ${USER_COLUMNS} FROM users u WHERE u.id = ? AND u.is_active = 1`,
    int(taken, "user_id"),
  );
  return row && { found: { user: readUser(row), passwordHash: "" }, start: text(taken, "return_to") };
}

/** Deletes starts that were never opened. @param before ISO 8601 */
export const removeStarts = (before: string): Statement =>
  statement("DELETE FROM punch_out_starts WHERE expires_at < ?", before);
