// What an isolate caches of the facts: SPEC §9's price cache, and the rest of the catalogue with it. Never for charges.
import { LruCache } from "~/platform/cache/cache";
import { factsOf } from "~/platform/cache/data-version";
import { now } from "~/platform/clock";
import type { Database } from "~/platform/database";
import { versionNameIn } from "./data-version";

interface Cached<T> {
  /** The state of the facts that it is of. */
  facts: string;
  value: T;
}

/** What the day changes has the day in its key. */
export function factsCache<T>(lifetimeMs: number) {
  const cache = new LruCache<Cached<T>>(lifetimeMs);

  /**
   * @param use reads what else is wanted: its result counts where that read finds the facts in the state of the cached
   * @param load reads all of it, and says what is to be cached; null: nothing
   */
  return async <R>(
    db: Database,
    key: string,
    use: (cached: T) => Promise<R>,
    load: () => Promise<{ value: T | null; result: R }>,
  ): Promise<R> => {
    // Empty before the first trip of a request.
    const state = () => factsOf(versionNameIn(db.watched()));
    const found = cache.get(key);
    if (found && ["", found.facts].includes(state())) {
      const result = await use(found.value);
      if (state() === found.facts) return result;
    }
    const at = now().getTime();
    const { value, result } = await load();
    const facts = state();
    if (value !== null && facts !== "") cache.set(key, { facts, value }, at);
    return result;
  };
}
