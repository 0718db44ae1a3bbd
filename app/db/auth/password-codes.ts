// Codes by mail for a forgotten password: one a user, kept as a hash, good for a few tries and once (CONTRACT §3).
import { type Database, type Statement, statement } from "~/platform/database";

const MAX_TRIES = 5;

/** In place of an earlier one, which no longer counts. */
export const putCode = (user: number, hash: string, expiresAt: string): Statement =>
  statement(
    `INSERT INTO password_codes (user, hash, tries, expires_at) VALUES (?, ?, 0, ?)
     ON CONFLICT (user) DO UPDATE SET hash = excluded.hash, tries = 0, expires_at = excluded.expires_at`,
    user,
    hash,
    expiresAt,
  );

/** The hash to compare with. The try is spent before it is judged, so that a crowd of guesses spends one each; null: none is left. */
export async function spendTry(db: Database, user: number, now: string): Promise<string | null> {
  const row = await db.first<{ hash: string }>(
    `UPDATE password_codes SET tries = tries + 1 WHERE user = ? AND tries < ${MAX_TRIES} AND expires_at > ? RETURNING hash`,
    user,
    now,
  );
  return row?.hash ?? null;
}
