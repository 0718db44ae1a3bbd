// Sessions: who a token belongs to.
import { findUserByToken, USER_COLUMNS } from "~/db/auth/users";
import { hashOf } from "~/platform/crypto";
import type { Database } from "~/platform/database";
import type { AuthenticatedUser } from "./context";

/** Of what is read of a user: another version of the shop reads other things. */
export const USER_SHAPE = hashOf(USER_COLUMNS).slice(0, 8);

/** Null for a token that is unknown, has expired, or is of a user who was disabled. */
export async function findSession(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<AuthenticatedUser | null> {
  const row = await findUserByToken(db, tokenHash, now.toISOString());
  return row && { user: row.user, tokenHash, expiresAt: row.expiresAt, keyScope: null, isPunchOut: false };
}
