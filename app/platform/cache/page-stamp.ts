// Whether a cached page is still valid: its stamp is compared with the page cache version of the request.
import { now } from "~/platform/clock";
import { servedBefore, type Version } from "./data-version";

/** The data version under which a page was rendered. */
export interface CacheStamp {
  /** The name of the data version: platform/cache/data-version.ts. */
  name: string;
  /** When the page expires: at the next day, or when a promotion or an article in it begins or ends. ISO 8601. */
  until: string;
}

export interface PageCacheVersion {
  /** The current data version. */
  name: string;
  /** The version before it, while its pages may still be served. */
  before: string | null;
  /** When this isolate last changed stock, in ms. */
  stockMovedAt: number;
  /** And when it last changed a count alone: what is in stock still is, and plenty of it. */
  countMovedAt: number;
}

let stockMovedAt = Number.NEGATIVE_INFINITY;
let countMovedAt = Number.NEGATIVE_INFINITY;

/** Ends this isolate's cached pages: its stock has changed. */
export function bumpLocalStockVersion(): void {
  stockMovedAt = now().getTime();
}

/** This isolate's cached pages tell a count that has changed: each is served once more while it is rendered again. */
export function bumpLocalCounts(): void {
  countMovedAt = now().getTime();
}

export const pageCacheVersionOf = (version: Version): PageCacheVersion => ({
  name: version.name,
  before: servedBefore(version),
  stockMovedAt,
  countMovedAt,
});

/** The response header with which the API stamps its answers, for a storefront that caches pages made of them: CONTRACT §3. */
export const STAMP_HEADER = "Shop-Facts";

export const formatStamp = (stamp: CacheStamp | null): string =>
  stamp ? `${stamp.name} ${stamp.until}` : "mixed";

/** The one stamp of all answers that a page was made of; null if they differ or one has none. */
export function parseStamp(stamps: ReadonlySet<string>): CacheStamp | null {
  const [only = ""] = stamps.size === 1 ? stamps : [];
  const found = /^(\d+\.\w+\.\d+) (\d{4}-\d\d-\d\dT[\d:.]+Z)$/.exec(only);
  return found ? { name: found[1] ?? "", until: found[2] ?? "" } : null;
}
