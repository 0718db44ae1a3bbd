// In-memory cache of one isolate: LRU, with a lifetime. It stores values, never promises: a request that waits for
// another request's promise is cancelled (decision 014).
import { now } from "~/platform/clock";
import type { Background } from "~/platform/env";
import { CACHE_MS } from "./lifetimes";

/** SPEC §9: 200 entries; the least recently used is evicted first. */
const MAX_ENTRIES = 200;

/** Maximum number of polls for an entry that another request is loading. */
const MAX_POLLS = 100;

interface Entry<T> {
  value: T;
  since: number;
  /** Time at which a request last started to renew the entry, in ms. */
  claimedAt: number;
}

/** State of a value within its lifetime: fresh, to be renewed after the response, or unusable. */
export type Freshness = "fresh" | "old" | "expired";

/** Checks a value in addition to its age. */
type FreshnessCheck<T> = (value: T) => Freshness;

/** LRU cache of values. `lifetimeMs` is the lifetime of each entry in milliseconds. */
export class LruCache<T> {
  readonly #entries = new Map<string, Entry<T>>();
  /** Time at which loading started, by key, in ms. */
  readonly #loadingSince = new Map<string, number>();

  constructor(readonly lifetimeMs: number) {}

  get(key: string): T | undefined {
    return this.#find(key)?.value;
  }

  /**
   * Returns the cached value immediately. If it is old, one request renews it after its response. Without a cached
   * value, each request loads it itself.
   * @param load must also store the loaded value
   */
  async getOrLoad<M>(
    ctx: Background,
    key: string,
    load: () => Promise<M>,
    check: FreshnessCheck<T> = () => "fresh",
  ): Promise<T | M> {
    const entry = this.#find(key);
    const freshness = entry ? check(entry.value) : "expired";
    if (!entry || freshness === "expired") return load();
    if ((freshness === "old" || this.#isAgeing(entry)) && claim(entry))
      ctx.waitUntil(load().catch(() => undefined));
    return entry.value;
  }

  /**
   * Same as `getOrLoad`, for expensive values: single-flight without a shared promise. While one request loads, others
   * poll the cache with their own timers, and load the value themselves after a while.
   */
  async getOrLoadOnce<M>(
    ctx: Background,
    key: string,
    load: () => Promise<M>,
    check: FreshnessCheck<T> = () => "fresh",
  ): Promise<T | M> {
    const isCached = () => {
      const value = this.get(key);
      return value !== undefined && check(value) !== "expired";
    };
    for (
      let polls = 0;
      polls < MAX_POLLS &&
      !isCached() &&
      isWithin(this.#loadingSince.get(key) ?? Number.NEGATIVE_INFINITY, CACHE_MS.claim);
      polls += 1
    )
      await new Promise((wake) => setTimeout(wake, CACHE_MS.poll));
    return this.getOrLoad(ctx, key, () => this.#loading(key, load), check);
  }

  /** @param since time at which the value was valid, in ms: when it was requested, not when it arrived */
  set(key: string, value: T, since: number): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, since, claimedAt: Number.NEGATIVE_INFINITY });
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > MAX_ENTRIES && !oldest.done) this.#entries.delete(oldest.value);
  }

  keysOf(check: (value: T) => boolean): string[] {
    const found = [...this.#entries].filter(([, { value }]) => check(value));
    return found.map(([key]) => key).reverse();
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  async #loading<M>(key: string, load: () => Promise<M>): Promise<M> {
    // Cancelled requests leave their entries behind.
    if (this.#loadingSince.size > MAX_ENTRIES) this.#loadingSince.clear();
    this.#loadingSince.set(key, now().getTime());
    try {
      return await load();
    } finally {
      this.#loadingSince.delete(key);
    }
  }

  // Entries from the future are invalid: the clock was moved back.
  #find(key: string): Entry<T> | undefined {
    const entry = this.#entries.get(key);
    if (!entry || !isWithin(entry.since, this.lifetimeMs)) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  /** True in the second half of a short lifetime, or in the last part of a long one. */
  #isAgeing({ since }: Entry<T>): boolean {
    return !isWithin(since, this.lifetimeMs - Math.min(this.lifetimeMs / 2, CACHE_MS.renewal));
  }
}

function isWithin(since: number, ms: number): boolean {
  const age = now().getTime() - since;
  return age >= 0 && age < ms;
}

function claim(entry: Entry<unknown>): boolean {
  if (isWithin(entry.claimedAt, CACHE_MS.claim)) return false;
  entry.claimedAt = now().getTime();
  return true;
}
