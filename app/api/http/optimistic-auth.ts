// One round trip for the token and for what is read on its behalf. Whose token it was a short while ago is believed for as
// long as it takes to ask again: reads go along with that question, and nothing is written or answered before it has come
// back the same. Where it has not, all is done once more for whoever it is now.
import type { Database } from "~/platform/database";
import type { AuthenticatedUser } from "~/services/context";
import { authenticate, cachedUserOf, isSameUser } from "./authenticate";
import type { ApiContext } from "./context";

/**
 * @param mayGuess not where something is asked of anybody but the shop's own stores
 * @param ahead what can be asked for together with the token, whoever has it
 */
export async function withOptimisticAuth<T>(
  { ctx, db, now }: Pick<ApiContext, "ctx" | "db" | "now">,
  { token, mayGuess }: { token: string; mayGuess: boolean },
  ahead: () => Promise<unknown> | null,
  handle: (who: AuthenticatedUser | null, db: Database) => Promise<T>,
): Promise<T> {
  const guess = mayGuess ? cachedUserOf(token) : null;
  const asked = authenticate(ctx, db, token, now);
  if (guess === null) {
    const [who] = await Promise.all([asked, ahead()]);
    return handle(who, db);
  }
  const confirmed = async () => {
    if (!isSameUser(await asked, guess)) throw new Error("the token is not whose it was");
  };
  const [who, [tried]] = await Promise.all([asked, Promise.allSettled([handle(guess, db.once(confirmed))])]);
  if (!isSameUser(who, guess)) return handle(who, db);
  if (tried.status === "rejected") throw tried.reason;
  return tried.value;
}
