// Per-isolate cache of catalogue data: SPEC §9's price cache and the rest of the catalogue. Never for
// charges.
import { LruCache } from "~/platform/cache/cache";
import { changedSince, factsOf } from "~/platform/cache/data-version";
import { now } from "~/platform/clock";
import type { Database } from "~/platform/database";
import { versionIn, versionNameIn } from "./data-version";

interface Cached<T> {
  /** Name of the data version that the value was read at. */
  facts: string;
  value: T;
}

/**
 * Values that depend on the day need the day in their key.
 * @param productsIn the products that the value shows: a narrow change of other products does not
 * invalidate it
 */
export function factsCache<T>(lifetimeMs: number, productsIn: (value: T) => number[]) {
  const cache = new LruCache<Cached<T>>(lifetimeMs);

  /**
   * @param use reads the rest of the data; its result counts only if that read sees the cached version
   * @param load reads everything and returns what to cache; null: nothing
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
    // Before its first round trip, the request does not know the current version.
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
