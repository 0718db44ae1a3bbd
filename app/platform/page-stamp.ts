// What says whether a kept page may still be served: the page's own stamp against the era of the request.
import { now } from "./clock";
import { servedBefore, type Version } from "./data-version";

/** Under what a page was made. */
export interface CacheStamp {
  /** The state of the shop's facts: platform/data-version.ts. */
  name: string;
  /** The instant of the next day, or when a promotion or an article in the page begins or ends. */
  until: string;
}

export interface PageCacheVersion {
  /** The current state. */
  name: string;
  /** The state before it, while its pages may still be served. */
  before: string | null;
  /** When this isolate last moved stock. */
  stockMovedAt: number;
}

let stockMovedAt = Number.NEGATIVE_INFINITY;

/** Pages from before are over in this isolate. */
export function bumpLocalStockVersion(): void {
  stockMovedAt = now().getTime();
}

export const pageCacheVersionOf = (version: Version): PageCacheVersion => ({
  name: version.name,
  before: servedBefore(version),
  stockMovedAt,
});

/** An answer of the API says so of itself, for a storefront that keeps what it makes of it: CONTRACT §3. */
export const STAMP_HEADER = "Shop-Facts";

export const formatStamp = (stamp: CacheStamp | null): string =>
  stamp ? `${stamp.name} ${stamp.until}` : "mixed";

/** Of all answers that a page was made of; null where they differ or one says nothing usable. */
export function parseStamp(said: ReadonlySet<string>): CacheStamp | null {
  const [only = ""] = said.size === 1 ? said : [];
  const found = /^(\d+\.\w+\.\d+) (\d{4}-\d\d-\d\dT[\d:.]+Z)$/.exec(only);
  return found ? { name: found[1] ?? "", until: found[2] ?? "" } : null;
}
