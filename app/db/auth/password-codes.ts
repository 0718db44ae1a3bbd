// Password codes sent by email: one per user, stored as a hash, valid once and for a few attempts (CONTRACT
// §3).
import type { UserId } from "~/contract/ids";
import { text } from "~/db/columns";
import { type Database, type Statement, statement } from "~/platform/database";

const MAX_ATTEMPTS = 5;

/** Replaces an earlier code of the user. @param expiresAt ISO 8601 */
export const putCode = (user: UserId, hash: string, expiresAt: string): Statement =>
  statement(
    `INSERT INTO password_codes (user_id, hash, tries, expires_at) VALUES (?, ?, 0, ?)
     ON CONFLICT (user_id) DO UPDATE SET hash = excluded.hash, tries = 0, expires_at = excluded.expires_at`,
    user,
    hash,
    expiresAt,
  );

/**
 * Returns the hash to compare with, or null if no attempt is left. Counts the attempt before the
 * comparison, so that concurrent attempts each count.
 */
export async function spendTry(db: Database, user: UserId, now: string): Promise<string | null> {
  const row = await db.first(
    `UPDATE password_codes SET tries = tries + 1 WHERE user_id = ? AND tries < ${MAX_ATTEMPTS} AND expires_at > ? RETURNING hash`,
    user,
    now,
  );
  return row && text(row, "hash");
}
