// What one isolate remembers between requests: at most so many entries, each for its own time, oldest use first out. It
// holds values, never promises: a request that waits for what another one has begun is cancelled (decision 014).
import { HOUR, MINUTE, now, SECOND } from "./clock";
import type { Background } from "./env";

/** SPEC §9's lifetimes. What is bundled (db/cache/reference-data.ts) lives for the shortest in an isolate, for the longest in KV. */
export const LIFETIME = { settings: 12 * HOUR, default: 30 * MINUTE };

/** SPEC §9: up to 200 entries, least recently used out first. */
const MAX_ENTRIES = 200;

/** An entry is renewed in the second half of its life, or in its last half minute where its life is long. */
const MAX_RENEWAL_MS = 30 * SECOND;

/** After so long whoever is making or renewing an entry counts as cancelled, and another one may. */
const CLAIM_MS = 5 * SECOND;

/** How often, and how many times, one looks whether another has made it by now. */
const LOOK_MS = 20;
const MAX_LOOKS = 100;

interface Entry<T> {
  value: T;
  since: number;
  /** When somebody last began to renew it. */
  claimedAt: number;
}

/** Of a value whose time is not over: as it should be, to be renewed, or of no use any more. */
export type Verdict = "good" | "old" | "over";

/** What is known of a value besides its age. */
type Judge<T> = (value: T) => Verdict;

export class LruCache<T> {
  readonly #entries = new Map<string, Entry<T>>();
  /** Since when somebody makes what is not there. */
  readonly #begun = new Map<string, number>();

  constructor(readonly lifetimeMs: number) {}

  get(key: string): T | undefined {
    return this.#find(key)?.value;
  }

  /**
   * What is there is given at once; where it is old, one asker has it renewed behind its own answer. What is not there
   * each asker makes for itself.
   * @param make also stores what it made
   */
  async give<M>(
    ctx: Background,
    key: string,
    make: () => Promise<M>,
    judge: Judge<T> = () => "good",
  ): Promise<T | M> {
    const entry = this.#find(key);
    const verdict = entry ? judge(entry.value) : "over";
    if (!entry || verdict === "over") return make();
    if ((verdict === "old" || this.#isAgeing(entry)) && claim(entry))
      ctx.waitUntil(make().catch(() => undefined));
    return entry.value;
  }

  /**
   * As `give`, for what costs much. Who comes while another makes it looks for it on a timer of his own, never at the
   * other's promise, and after a while makes it himself.
   */
  async giveOnce<M>(
    ctx: Background,
    key: string,
    make: () => Promise<M>,
    judge: Judge<T> = () => "good",
  ): Promise<T | M> {
    const isThere = () => {
      const value = this.get(key);
      return value !== undefined && judge(value) !== "over";
    };
    for (
      let looks = 0;
      looks < MAX_LOOKS && !isThere() && isWithin(this.#begun.get(key) ?? Number.NEGATIVE_INFINITY, CLAIM_MS);
      looks += 1
    )
      await new Promise((wake) => setTimeout(wake, LOOK_MS));
    return this.give(ctx, key, () => this.#making(key, make), judge);
  }

  /** @param since when the value was right: before it was asked for, not when it came */
  set(key: string, value: T, since: number): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, since, claimedAt: Number.NEGATIVE_INFINITY });
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > MAX_ENTRIES && !oldest.done) this.#entries.delete(oldest.value);
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  async #making<M>(key: string, make: () => Promise<M>): Promise<M> {
    // Whoever was cancelled has left his mark.
    if (this.#begun.size > MAX_ENTRIES) this.#begun.clear();
    this.#begun.set(key, now().getTime());
    try {
      return await make();
    } finally {
      this.#begun.delete(key);
    }
  }

  // A clock that was moved back ends what it has not yet seen begin.
  #find(key: string): Entry<T> | undefined {
    const entry = this.#entries.get(key);
    if (!entry || !isWithin(entry.since, this.lifetimeMs)) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  #isAgeing({ since }: Entry<T>): boolean {
    return !isWithin(since, this.lifetimeMs - Math.min(this.lifetimeMs / 2, MAX_RENEWAL_MS));
  }
}

function isWithin(since: number, ms: number): boolean {
  const age = now().getTime() - since;
  return age >= 0 && age < ms;
}

function claim(entry: Entry<unknown>): boolean {
  if (isWithin(entry.claimedAt, CLAIM_MS)) return false;
  entry.claimedAt = now().getTime();
  return true;
}
