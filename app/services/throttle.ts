// Counts an attempt against rate limits before it is made.
import { countAttempt, type Limit } from "~/db/auth/rate-limit";
import type { ServiceContext } from "./context";
import { Refusal } from "./refusal";

/** @throws Refusal 429 if a limit is reached */
export async function throttle(
  c: Pick<ServiceContext, "db" | "now">,
  limits: readonly Limit[],
): Promise<void> {
  const reached = await countAttempt(c.db, limits, c.now);
  if (reached) throw new Refusal(429, "too_many_tries", { retry_after: reached.retryAfter });
}
