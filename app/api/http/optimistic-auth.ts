// Optimistic authentication: reads run together with the token's look-up, for the user that the token had a short while
// ago; nothing is written or answered before the look-up confirms that user. Where it does not, the handler runs again.
import type { Database } from "~/platform/database";
import type { AuthenticatedUser } from "~/services/context";
import { authenticate, cachedUserOf, isSameUser } from "./authenticate";
import type { ApiContext } from "./context";

/**
 * @param mayGuess false where the handler calls another service
 * @param prefetch reads what does not depend on the user
 */
export async function withOptimisticAuth<T>(
  { ctx, db, now }: Pick<ApiContext, "ctx" | "db" | "now">,
  { token, mayGuess }: { token: string; mayGuess: boolean },
  prefetch: () => Promise<unknown> | null,
  handle: (who: AuthenticatedUser | null, db: Database) => Promise<T>,
): Promise<T> {
  const cached = mayGuess ? cachedUserOf(token) : null;
  const authenticated = authenticate(ctx, db, token, now);
  if (cached === null) {
    const [who] = await Promise.all([authenticated, prefetch()]);
    return handle(who, db);
  }
  const confirmed = async () => {
    if (!isSameUser(await authenticated, cached)) throw new Error("the token has another user now");
  };
  const [who, [attempt]] = await Promise.all([
    authenticated,
    Promise.allSettled([handle(cached, db.once(confirmed))]),
  ]);
  if (!isSameUser(who, cached)) return handle(who, db);
  if (attempt.status === "rejected") throw attempt.reason;
  return attempt.value;
}
