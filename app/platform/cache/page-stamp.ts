// Whether a cached page is still valid: its stamp is compared with the page cache version of the request.
import { now } from "~/platform/clock";
import { type Ended, type Named, servedBefore, type Version } from "./data-version";

export interface ShownProducts {
  /** Ids of the only products shown, or null for any. */
  products: readonly number[] | null;
}

export interface AnswerStamp {
  /** The name of the data version (platform/cache/data-version.ts). */
  name: string;
  /**
   * Time at which the page expires, in ISO 8601: the next day, or when a promotion or an article in it starts or ends.
   */
  until: string;
}

export interface CacheStamp extends AnswerStamp, ShownProducts {}

export interface PageCacheVersion extends Named {
  before: readonly Ended[];
  /** Time of this isolate's last change of stock, in ms. */
  stockMovedAt: number;
  /**
   * Time of this isolate's last change of only a count, after which the item is still in stock with plenty left, in ms.
   */
  countMovedAt: number;
}

let stockMovedAt = Number.NEGATIVE_INFINITY;
let countMovedAt = Number.NEGATIVE_INFINITY;

/** Invalidates this isolate's cached pages after its stock has changed. */
export function bumpLocalStockVersion(): void {
  stockMovedAt = now().getTime();
}

/** Marks this isolate's cached pages as having outdated counts: each is served once more while it is rendered again. */
export function bumpLocalCounts(): void {
  countMovedAt = now().getTime();
}

export const pageCacheVersionOf = (version: Version): PageCacheVersion => ({
  name: version.name,
  narrow: version.narrow,
  before: servedBefore(version),
  stockMovedAt,
  countMovedAt,
});

/** Response header of a change that moved only counts ("counts"), for a separate storefront (CONTRACT §8). */
export const STOCK_HEADER = "Shop-Stock";

/**
 * Response header with the stamp of the API's responses, for a storefront that caches pages made from them (CONTRACT
 * §3).
 */
export const STAMP_HEADER = "Shop-Facts";

export const formatStamp = (stamp: CacheStamp | null): string =>
  stamp ? `${stamp.name} ${stamp.until} ${stamp.products?.join() ?? "all"};` : "mixed";

/** Returns the common stamp of the responses that a page was made from, or null if they differ or one is missing. */
export function parseStamp(stamps: ReadonlySet<string>): CacheStamp | null {
  const found = [...stamps].map((stamp) => STAMP.exec(stamp)?.slice(1) ?? []);
  const [[name = "", until = ""] = []] = found;
  if (name === "" || found.some((other) => other[0] !== name || other[1] !== until)) return null;
  const products = found.map(([, , shown = ""]) => shown);
  return {
    name,
    until,
    products: products.includes("all")
      ? null
      : products.flatMap((shown) => (shown === "" ? [] : shown.split(",").map(Number))),
  };
}

const STAMP = /^(\d+\.\w+\.\d+) (\d{4}-\d\d-\d\dT[\d:.]+Z) (all|[\d,]*);$/;
