// What an isolate remembers of its own questions to the database, until the state that the answers are of is over.
import { LruCache } from "~/platform/cache/cache";
import { isEarlier } from "~/platform/cache/data-version";
import { now } from "~/platform/clock";
import type { Database } from "~/platform/database";
import { type CacheReader, recordVersionUsed, versionNameIn } from "./data-version";
import { versionOf } from "./reference-data";

interface Remembered<T> {
  value: T;
  /** The state that it is of. */
  name: string;
}

/** `load`'s value for a key, no older than the lifetime, and of the current state or a later one. Not for charges. */
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
    // Where others order all the time, what has been read is of a later state than the isolate has been told of.
    const { value, name } = await memory.getOrLoadOnce(asker.ctx, key, make, (made) =>
      made.name === current || isEarlier(current, made.name) ? "fresh" : "expired",
    );
    recordVersionUsed(asker.ctx, name);
    return value;
  };
}
