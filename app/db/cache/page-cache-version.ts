// When a cached page has to be rendered again.

import { text } from "~/db/columns";
import { queryAll } from "~/db/query";
import { romeDay, romeDayRange } from "~/domain/rome-day";
import { observe, shareVersion } from "~/platform/cache/data-version";
import {
  bumpLocalStockVersion,
  type CacheStamp,
  type PageCacheVersion,
  pageCacheVersionOf,
} from "~/platform/cache/page-stamp";
import { statement } from "~/platform/database";
import { type CacheReader, usedOnlyVersion, versionNameIn } from "./data-version";
import { referenceData, versionOf } from "./reference-data";

/** Which cached pages may be served now. */
export const pageCacheVersion = async (asker: CacheReader): Promise<PageCacheVersion> =>
  pageCacheVersionOf(await versionOf(asker));

/**
 * What the answers to this request were made of; null where a change came between them.
 * @param instant the request's own
 */
export async function pageStamp(asker: CacheReader, instant: Date): Promise<CacheStamp | null> {
  const read = asker.db.watched();
  if (read) observe(versionNameIn(read));
  const moments = await publications(asker);
  const name = read ? versionNameIn(read) : (await versionOf(asker)).name;
  if (!usedOnlyVersion(asker.ctx, name)) return null;
  const at = instant.toISOString();
  const today = romeDay(at);
  // A special price and a promotion begin and end with a day.
  const [until = ""] = [...moments.filter((moment) => moment > at), romeDayRange(today, today).end].sort();
  return { name, until };
}

/**
 * This isolate has changed stock: its pages from before are stale.
 * @param name the version after it, for all other isolates: an item was sold out, or is in stock again
 */
export function bumpStockVersion({ ctx, env }: CacheReader, name: string): void {
  bumpLocalStockVersion();
  if (observe(name)) ctx.waitUntil(shareVersion(env, name));
}

/** Promotions begin and end with a day; articles at an instant, the latest first. */
const publications = referenceData(
  "publications",
  queryAll(statement("SELECT published_at FROM articles ORDER BY published_at DESC LIMIT 100"), (row) =>
    text(row, "published_at"),
  ),
);
