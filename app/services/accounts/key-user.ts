// API keys of programs, which replace a session's token.
import { MAX_KEY_USES } from "~/contract/constants/limits";
import { countKeyUse } from "~/db/auth/api-keys";
import { MINUTE } from "~/platform/clock";
import type { Database } from "~/platform/database";
import type { AuthenticatedUser } from "~/services/context";
import { Refusal } from "~/services/refusal";

/** Distinguished from session tokens by prefix and length. */
export const isApiKey = (token: string): boolean => /^bk_[\w-]{43}$/.test(token);

/**
 * Counts the call. Returns null if the key is unknown or has expired, or its user is disabled.
 * @throws Refusal 429 for more calls per minute than allowed
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
