// Sessions: who a token belongs to.
import { findUserByToken } from "~/db/auth/users";
import type { Database } from "~/platform/database";
import type { AuthenticatedUser } from "./context";

/** Null for a token that is unknown, has expired, or is of a user who was disabled. */
export async function findSession(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<AuthenticatedUser | null> {
  const row = await findUserByToken(db, tokenHash, now.toISOString());
  return row && { user: row.user, tokenHash, expiresAt: row.expiresAt, keyScope: null };
}
