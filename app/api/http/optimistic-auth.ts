// Optimistic authentication: reads run in parallel with the lookup of the token, for the user that this isolate last
// read for it. Nothing is written or returned before the lookup confirms this user. If it returns another user, the
// handler runs again. A page waits for the confirmation once, at its end, instead of in each of its calls.
import { assume, isConfirmed } from "~/platform/assumptions";
import type { Database } from "~/platform/database";
import type { AuthenticatedUser } from "~/services/context";
import { isSameUser, tokenUsers } from "~/services/recent-users";
import { authenticate, type Token } from "./authenticate";
import type { ApiContext } from "./context";

/**
 * @param mayGuess false if the handler calls another service
 * @param prefetch reads data that do not depend on the user
 */
export async function withOptimisticAuth<T>(
  { ctx, db, now }: Pick<ApiContext, "ctx" | "db" | "now">,
  { token, mayGuess }: { token: Token; mayGuess: boolean },
  prefetch: () => Promise<unknown> | null,
  handle: (who: AuthenticatedUser | null, db: Database) => Promise<T>,
): Promise<T> {
  const cached = mayGuess ? tokenUsers.find(token.hash) : null;
  const authenticated = authenticate(ctx, db, token, now);
  if (cached === null) {
    const [who] = await Promise.all([authenticated, prefetch()]);
    return handle(who, db);
  }
  const isStill = async () => isSameUser(await authenticated, cached);
  const mayAssume = assume(ctx, isStill);
  const confirmed = async () => {
    if (!(await (mayAssume ? isConfirmed(ctx) : isStill())))
      throw new Error("the token belongs to another user now");
  };
  const attempt = handle(cached, db.once(confirmed));
  if (mayAssume) return attempt;
  const [who, [outcome]] = await Promise.all([authenticated, Promise.allSettled([attempt])]);
  if (!isSameUser(who, cached)) return handle(who, db);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}
