// Slow facts without a round trip for each page: kept in the isolate, ended everywhere by a version that the tables raise.
import { Memory, shared } from "~/platform/cache";
import { now } from "~/platform/clock";
import type { Database } from "~/platform/database";
import type { Background } from "~/platform/env";

export interface Asker {
  db: Database;
  ctx: Background;
}

// CONTRACT §8: a change ends what is kept within 60 s everywhere.
const VERSION_SECONDS = 30;

const forget: (() => void)[] = [];
let seen = { version: -1, at: Number.NEGATIVE_INFINITY };

/** `load`'s value for a key, no older than the lifetime, nor than the last change by more than a minute. Not for charges. */
export function remembered<T>(lifetimeMs: number, load: (db: Database, key: string) => Promise<T>) {
  const memory = new Memory<T>(lifetimeMs);
  forget.push(() => memory.clear());
  const once = shared<T>();

  return async (asker: Asker, key = ""): Promise<T> => {
    await followVersion(asker);
    const kept = memory.get(key, now().getTime());
    if (kept !== undefined) return kept;
    return once(asker.ctx, key, async () => {
      const value = await load(asker.db, key);
      memory.set(key, value, now().getTime());
      return value;
    });
  };
}

/** The facts' version, no older than half a minute. */
export async function factsVersion(asker: Asker): Promise<number> {
  await followVersion(asker);
  return seen.version;
}

/** This very isolate has moved stock: the pages that it keeps are over. */
export function stockMovedHere(): void {
  stockMoves += 1;
}

/** How often that happened. */
export const stockMovesHere = (): number => stockMoves;

let stockMoves = 0;

/** After a change made here: its pages are over, and the next asker looks at the version at once (CONTRACT §8). */
export function lookAgain(): void {
  stockMovedHere();
  seen.at = Number.NEGATIVE_INFINITY;
}

const versionOnce = shared<void>();

async function followVersion({ db, ctx }: Asker): Promise<void> {
  const age = now().getTime() - seen.at;
  if (age >= 0 && age < VERSION_SECONDS * 1000) return;
  await versionOnce(ctx, "", async () => {
    const row = await db.first<{ version: number }>("SELECT version FROM facts_version");
    const version = row?.version ?? 0;
    if (version !== seen.version) for (const clear of forget) clear();
    seen = { version, at: now().getTime() };
  });
}
