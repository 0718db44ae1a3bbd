// What an isolate caches of the facts: SPEC §9's price cache, and the rest of the catalogue with it. Never for charges.
import { LruCache } from "~/platform/cache/cache";
import { changedSince, factsOf } from "~/platform/cache/data-version";
import { now } from "~/platform/clock";
import type { Database } from "~/platform/database";
import { versionIn, versionNameIn } from "./data-version";

interface Cached<T> {
  /** The state of the facts that it is of. */
  facts: string;
  value: T;
}

/**
 * What the day changes has the day in its key.
 * @param productsIn the products that it tells of: narrow changes of others do not change it
 */
export function factsCache<T>(lifetimeMs: number, productsIn: (value: T) => number[]) {
  const cache = new LruCache<Cached<T>>(lifetimeMs);

  /**
   * @param use reads what else is wanted: its result counts where that read finds the facts as the cached ones are
   * @param load reads all of it, and says what is to be cached; null: nothing
   */
  return async <R>(
    db: Database,
    key: string,
    use: (cached: T) => Promise<R>,
    load: () => Promise<{ value: T | null; result: R }>,
  ): Promise<R> => {
    const isCurrent = ({ facts, value }: Cached<T>): boolean => {
      const changed = changedSince(versionIn(db.watched()), facts);
      return changed !== null && !(changed.size > 0 && productsIn(value).some((id) => changed.has(id)));
    };
    const found = cache.get(key);
    // Before the first trip of a request nothing is known of the state.
    if (found && (db.watched() === null || isCurrent(found))) {
      const result = await use(found.value);
      if (isCurrent(found)) return result;
    }
    const at = now().getTime();
    const { value, result } = await load();
    const facts = factsOf(versionNameIn(db.watched()));
    if (value !== null && facts !== "") cache.set(key, { facts, value }, at);
    return result;
  };
}
