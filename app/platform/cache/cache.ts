// The in-memory cache of one isolate: LRU, with a lifetime. It holds values, never promises: a request that waits for
// another request's work is cancelled (decision 014).
import { now } from "~/platform/clock";
import type { Background } from "~/platform/env";
import { CACHE_MS } from "./lifetimes";

/** SPEC §9: 200 entries; the least recently used is evicted first. */
const MAX_ENTRIES = 200;

/** How many times a request polls for an entry that another request is loading. */
const MAX_POLLS = 100;

interface Entry<T> {
  value: T;
  since: number;
  /** When a request last began to renew it, in ms. */
  claimedAt: number;
}

/** Of a value within its lifetime: fresh, to be renewed behind the response, or unusable. */
export type Freshness = "fresh" | "old" | "expired";

/** Checks a value besides its age. */
type FreshnessCheck<T> = (value: T) => Freshness;

/** An LRU cache of values; `lifetimeMs` of each entry in milliseconds. */
export class LruCache<T> {
  readonly #entries = new Map<string, Entry<T>>();
  /** When loading began, by key, in ms. */
  readonly #loadingSince = new Map<string, number>();

  constructor(readonly lifetimeMs: number) {}

  get(key: string): T | undefined {
    return this.#find(key)?.value;
  }

  /**
   * The cached value at once; if it is old, one request renews it behind its response. If there is none, each request
   * loads it for itself.
   * @param load also stores what it loaded
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
   * As `getOrLoad`, for expensive values: single-flight without a shared promise. While one request loads, others poll
   * the cache on timers of their own, and after a while load it themselves.
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

  /** @param since when the value was true, in ms: before it was requested, not when it arrived */
  set(key: string, value: T, since: number): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, since, claimedAt: Number.NEGATIVE_INFINITY });
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > MAX_ENTRIES && !oldest.done) this.#entries.delete(oldest.value);
  }

  /** The keys of the values that pass the check, the most recently used first. */
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

  // If the clock was moved back, entries from the future are invalid.
  #find(key: string): Entry<T> | undefined {
    const entry = this.#entries.get(key);
    if (!entry || !isWithin(entry.since, this.lifetimeMs)) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  /** In the second half of its lifetime, or at the end of a long one. */
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
