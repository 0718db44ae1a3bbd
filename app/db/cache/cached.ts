// Per-isolate cache of database reads, valid until the data version changes.
import { LruCache } from "~/platform/cache/cache";
import { isEarlier } from "~/platform/cache/data-version";
import { now } from "~/platform/clock";
import type { Database } from "~/platform/database";
import { type CacheReader, recordVersionUsed, versionNameIn } from "./data-version";
import { versionOf } from "./reference-data";

interface Remembered<T> {
  value: T;
  /** Name of the data version that the value was read at. */
  name: string;
}

/**
 * Returns `load`'s value for a key, no older than the lifetime, read at the current data version or a later
 * one. Not for charges.
 */
export function cached<T>(lifetimeMs: number, load: (db: Database, key: string) => Promise<T>) {
  const memory = new LruCache<Remembered<T>>(lifetimeMs);

  return async (asker: CacheReader, key: string): Promise<T> => {
    const current = (await versionOf(asker)).name;
    const at = now().getTime();
    const make = async (): Promise<Remembered<T>> => {
      const value = await load(asker.db, key);
      const made = { value, name: versionNameIn(asker.db.watched()) };
      memory.set(key, made, at);
      return made;
    };
    // Under constant orders elsewhere, the value read is often newer than the version that this isolate
    // knows.
    const { value, name } = await memory.getOrLoadOnce(asker.ctx, key, make, (made) =>
      made.name === current || isEarlier(current, made.name) ? "fresh" : "expired",
    );
    recordVersionUsed(asker.ctx, name);
    return value;
  };
}
