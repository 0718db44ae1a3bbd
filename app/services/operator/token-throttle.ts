// Throttles wrong operator tokens by address. Past the limit even the right token is refused, so that brute
// force cannot succeed.
import { countAttempt, type Limit, waitFor } from "~/db/auth/rate-limit";
import { MINUTE, now } from "~/platform/clock";
import type { Database } from "~/platform/database";
import { type Env, rateLimitFactor } from "~/platform/env";

/** @returns seconds to wait; null: no wait */
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
