// Slow facts without a round trip for each page: remembered in the isolate, ended everywhere by a version that the tables
// raise.
import { Memory, type Verdict } from "~/platform/cache";
import { now, SECOND } from "~/platform/clock";
import type { Database } from "~/platform/database";
import type { Background } from "~/platform/env";

export interface Asker {
  db: Database;
  ctx: Background;
}

/** How far behind a change facts may be. With the 40 s of a page made of them: the 60 s of CONTRACT §8. */
const FACTS_MS = 20 * SECOND;

/** A version of the facts, and when it was last seen to be theirs. */
interface Version {
  version: number;
  at: number;
}
interface Seen extends Version {
  /** What was made under it may serve a little longer. */
  before: Version | null;
}
const versions = new Memory<Seen>(FACTS_MS);

interface Fact<T> {
  value: T;
  version: number;
}

/** `load`'s value for a key, no older than the lifetime, nor further behind a change than FACTS_MS. Not for charges. */
export function remembered<T>(lifetimeMs: number, load: (db: Database, key: string) => Promise<T>) {
  const memory = new Memory<Fact<T>>(lifetimeMs);

  return async (asker: Asker, key = ""): Promise<T> => {
    const seen = await followVersion(asker);
    const at = now().getTime();
    const make = async (): Promise<Fact<T>> => {
      const fact = { value: await load(asker.db, key), version: seen.version };
      memory.set(key, fact, at);
      return fact;
    };
    const judge = ({ version }: Fact<T>): Verdict => {
      if (version === seen.version) return "good";
      const isLate = version !== seen.before?.version || at - seen.before.at >= FACTS_MS;
      return isLate ? "over" : "old";
    };
    return (await memory.giveOnce(asker.ctx, key, make, judge)).value;
  };
}

/** The facts' version, no older than FACTS_MS. */
export const factsVersion = async (asker: Asker): Promise<number> => (await followVersion(asker)).version;

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
  changes += 1;
  versions.delete("");
}

/** An answer to a question from before a change made here says nothing of what is true after it. */
let changes = 0;

async function followVersion({ db, ctx }: Asker): Promise<Seen> {
  const at = now().getTime();
  const last = versions.get("") ?? null;
  const changesBefore = changes;
  const look = async (): Promise<Seen> => {
    const row = await db.first<{ version: number }>("SELECT version FROM facts_version");
    const version = row?.version ?? 0;
    const seen = { version, at, before: last?.version === version ? last.before : endOf(last) };
    if (changes === changesBefore) versions.set("", seen, at);
    return seen;
  };
  return versions.give(ctx, "", look);
}

const endOf = (last: Version | null): Version | null => last && { version: last.version, at: last.at };
