// A program's key in place of a session's token.
import { MAX_KEY_USES } from "~/contract/constants/limits";
import { countKeyUse } from "~/db/auth/api-keys";
import { MINUTE } from "~/platform/clock";
import type { Database } from "~/platform/database";
import type { AuthenticatedUser } from "~/services/context";
import { Refusal } from "~/services/refusal";

/** Told from a session's token by its length too: those are random from their first character. */
export const isApiKey = (token: string): boolean => /^bk_[\w-]{43}$/.test(token);

/**
 * Counts the use. Null for a key that is unknown, has ended, or is of a user who was disabled.
 * @throws Refusal 429 for more uses in a minute than a key may have
 */
export async function findKeyUser(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<AuthenticatedUser | null> {
  const found = await countKeyUse(db, tokenHash, now.toISOString());
  if (!found) return null;
  const { uses, ...who } = found;
  if (uses > MAX_KEY_USES) {
    const left = MINUTE - (now.getTime() % MINUTE);
    throw new Refusal(429, "too_many_tries", { retry_after: Math.ceil(left / 1000) });
  }
  return { ...who, tokenHash };
}
