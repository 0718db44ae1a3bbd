// When a cached page has to be rendered again.

import { text } from "~/db/columns";
import { queryAll } from "~/db/query";
import { addDays, dayStart, localDay } from "~/domain/local-day";
import { type Named, observe, shareVersion } from "~/platform/cache/data-version";
import {
  type AnswerStamp,
  bumpLocalCounts,
  bumpLocalStockVersion,
  type PageCacheVersion,
  pageCacheVersionOf,
} from "~/platform/cache/page-stamp";
import { statement } from "~/platform/database";
import type { Background } from "~/platform/env";
import { type CacheReader, usedOnlyVersion, versionIn } from "./data-version";
import { referenceData, versionOf } from "./reference-data";

/** Version of the cached pages that may be served now. */
export const pageCacheVersion = async (asker: CacheReader): Promise<PageCacheVersion> =>
  pageCacheVersionOf(await versionOf(asker));

/**
 * Returns the version that this response was built from, or null if the data changed meanwhile.
 * @param instant the time of the request
 * @param zone the shop's time zone: a page expires at the end of its day
 */
export async function pageStamp(
  asker: CacheReader,
  instant: Date,
  zone: string,
): Promise<AnswerStamp | null> {
  const watched = asker.db.watched();
  const read = watched && versionIn(watched);
  if (read) observe(read);
  const moments = await publications(asker);
  const version = read ?? (await versionOf(asker));
  if (!usedOnlyVersion(asker.ctx, version)) return null;
  const at = instant.toISOString();
  const today = localDay(at, zone);
  // Special prices and promotions begin and end with a day.
  const [until = ""] = [...moments.filter((moment) => moment > at), dayStart(addDays(today, 1), zone)].sort();
  return { name: version.name, until };
}

/**
 * This isolate has changed stock, so its earlier pages are stale.
 * @param version the version after the change, for all other isolates: an item sold out or came back into
 * stock
 * @param isCount whether only counts changed
 */
export function bumpStockVersion({ ctx, env }: CacheReader, version: Named, isCount = false): void {
  if (isCount) {
    bumpLocalCounts();
    movedCounts.add(ctx);
  } else bumpLocalStockVersion();
  if (observe(version)) ctx.waitUntil(shareVersion(env, version));
}

const movedCounts = new WeakSet<Background>();
/** Whether the request has changed stock, and only its counts (see bumpStockVersion). */
export const hasMovedCountsAlone = ({ ctx }: CacheReader): boolean => movedCounts.has(ctx);

/** Promotions begin and end with a day; articles, pages, banners and slides at an instant. Latest first. */
const publications = referenceData(
  "publications",
  queryAll(
    statement(
      `SELECT at FROM (SELECT published_at AS at FROM articles ORDER BY published_at DESC LIMIT 100)
       UNION SELECT m.value FROM (
         SELECT shown_until FROM articles WHERE shown_until IS NOT NULL ORDER BY shown_until DESC LIMIT 100
       ) a, json_each(json_array(a.shown_until)) m
       UNION SELECT m.value FROM pages p, json_each(json_array(p.shown_from, p.shown_until)) m WHERE m.value IS NOT NULL
       UNION SELECT m.value FROM canvasses c, json_each(json_array(c.shown_from, c.shown_until)) m
         WHERE m.value IS NOT NULL
       UNION SELECT m.atom FROM sliders s, json_tree(s.slides) m
         WHERE m.key IN ('shown_from', 'shown_until') AND m.atom IS NOT NULL`,
    ),
    // With milliseconds, like the instants with which these texts are compared.
    (row) => new Date(text(row, "at")).toISOString(),
  ),
);
