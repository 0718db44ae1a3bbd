// Whether a cached page is still valid: its stamp is compared with the page cache version of the request.
import { now } from "~/platform/clock";
import { type Ended, type Named, servedBefore, type Version } from "./data-version";

/** What an answer or a page shows of products. */
export interface ShownProducts {
  /** Those which alone it shows; null: any. */
  products: readonly number[] | null;
}

/** The data version of an answer. */
export interface AnswerStamp {
  /** The name of the data version: platform/cache/data-version.ts. */
  name: string;
  /** When the page expires: at the next day, or when a promotion or an article in it begins or ends. ISO 8601. */
  until: string;
}

/** The data version under which a page was rendered, and the products in it. */
export interface CacheStamp extends AnswerStamp, ShownProducts {}

/** The current data version. */
export interface PageCacheVersion extends Named {
  /** The versions before it whose pages may still be served, the last one last. */
  before: readonly Ended[];
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
  narrow: version.narrow,
  before: servedBefore(version),
  stockMovedAt,
  countMovedAt,
});

/** The response header of a change that has moved counts alone ("counts"), for a storefront apart: CONTRACT §8. */
export const STOCK_HEADER = "Shop-Stock";

/** The response header with which the API stamps its answers, for a storefront that caches pages made of them: CONTRACT §3. */
export const STAMP_HEADER = "Shop-Facts";

export const formatStamp = (stamp: CacheStamp | null): string =>
  stamp ? `${stamp.name} ${stamp.until} ${stamp.products?.join() ?? "all"};` : "mixed";

/** The stamp of a page, of those of all answers that it was made of; null if they differ or one has none. */
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
