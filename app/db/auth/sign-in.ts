// Sign-in: credentials by user name, and tokens, which are stored as hashes.

import type { UserId } from "~/contract/ids";
import { text } from "~/db/columns";
import { BatchRefused, type Database, type Statement, statement } from "~/platform/database";
import { readUser, USER_COLUMNS, type UserRow } from "./users";

export interface Credentials {
  user: UserRow;
  passwordHash: string;
}

/** Finds an active user; guests have no credentials. @param username normalized */
export async function findCredentials(db: Database, username: string): Promise<Credentials | null> {
  const row = await db.first(
    `SELECT ${USER_COLUMNS}, u.password_hash FROM users u WHERE u.username = ? AND u.is_active = 1 AND u.is_guest = 0`,
    username,
  );
  return row && { user: readUser(row), passwordHash: text(row, "password_hash") };
}

export interface NewToken {
  user: UserId;
  hash: string;
  createdAt: string;
  expiresAt: string;
}

/** Begins a session. The table stores the token's hash, never the token. */
export const addToken = ({ user, hash, createdAt, expiresAt }: NewToken): Statement =>
  statement(
    "INSERT INTO tokens (hash, user_id, created_at, expires_at) VALUES (?, ?, ?, ?)",
    hash,
    user,
    createdAt,
    expiresAt,
  );

/** Ends one session. Idempotent. */
export const endToken = (hash: string): Statement => statement("DELETE FROM tokens WHERE hash = ?", hash);

/**
 * Ends a session that a new one replaces. Until its row is deleted, the token counts as expired rather than
 * unknown.
 */
export const replaceToken = (hash: string, at: string): Statement =>
  statement("UPDATE tokens SET expires_at = min(expires_at, ?) WHERE hash = ?", at, hash);

export const endTokensOf = (user: UserId): Statement =>
  statement("DELETE FROM tokens WHERE user_id = ?", user);

export const endKeysOf = (user: UserId): Statement =>
  statement("DELETE FROM api_keys WHERE user_id = ?", user);

/** Returns when an expired token expired, or null for an unknown token. */
export async function expiryOf(db: Database, hash: string): Promise<string | null> {
  const row = await db.first("SELECT expires_at FROM tokens WHERE hash = ?", hash);
  return row && text(row, "expires_at");
}

/** @returns false if the old password has changed in the meantime */
export async function changePassword(
  db: Database,
  { user, passwordHash }: Credentials,
  newHash: string,
  also: Statement[],
): Promise<boolean> {
  try {
    await db.batch([
      statement(
        `INSERT INTO refusals (code) SELECT '${CHANGED}'
         WHERE NOT EXISTS (SELECT 1 FROM users WHERE id = ? AND password_hash = ?)`,
        user.id,
        passwordHash,
      ),
      statement(
        "UPDATE users SET password_hash = ?, must_change_password = 0 WHERE id = ?",
        newHash,
        user.id,
      ),
      statement("DELETE FROM password_codes WHERE user_id = ?", user.id),
      endTokensOf(user.id),
      ...also,
    ]);
    return true;
  } catch (error) {
    if (error instanceof BatchRefused && error.code === CHANGED) return false;
    throw error;
  }
}

const CHANGED = "password_changed";
