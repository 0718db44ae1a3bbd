// Wrong operator tokens are counted by address; past the limit the right one is refused too, so that brute force finds nothing.
import { countAttempt, type Limit, waitFor } from "~/db/auth/rate-limit";
import { MINUTE, now } from "~/platform/clock";
import type { Database } from "~/platform/database";
import { type Env, rateLimitFactor } from "~/platform/env";

/** @returns the seconds to wait; null: none */
export async function throttleOperatorToken(
  env: Env,
  db: Database,
  address: string,
  isRight: boolean,
): Promise<number | null> {
  const limit: Limit = {
    ...{ scope: "wrong_operator_tokens", subject: address, detail: "", distinct: false },
    ...{ limit: 10 * rateLimitFactor(env), windowMs: 15 * MINUTE },
  };
  if (isRight) return waitFor(db, limit, now());
  return (await countAttempt(db, [limit], now()))?.retryAfter ?? null;
}
