// The data version of a response, for the HTTP layer and its caches.
import { addUp, type CacheReader, openVersionedDatabase } from "~/db/cache/data-version";
import { hasMovedCountsAlone, pageStamp } from "~/db/cache/page-cache-version";
import { announceChange } from "~/db/cache/reference-data";
import type { AnswerStamp } from "~/platform/cache/page-stamp";
import type { Database } from "~/platform/database";
import { DEADLINE_MS, WaitBudget } from "~/platform/deadline";
import type { Env } from "~/platform/env";

/** A database session at least as recent as the bookmark. */
export const openRequestDatabase = (env: Env, bookmark: string | null): Database =>
  openVersionedDatabase(env, bookmark, new WaitBudget(DEADLINE_MS.request));

/** Null if the data changed between the reads of this request: its response is then not cached. */
export const stampOf = (c: CacheReader, instant: Date, zone: string): Promise<AnswerStamp | null> =>
  pageStamp(c, instant, zone);

/**
 * Whether this request has changed only the stock counts of items with plenty left, and nothing else that a
 * page shows.
 */
export const movedCountsAlone = (c: CacheReader): boolean => hasMovedCountsAlone(c);

/**
 * Call after a change by the operator: it takes effect here at once, and in other isolates after the
 * response.
 */
export const publishChange = (c: CacheReader): Promise<void> => announceChange(c);

/** Adds the reads of another session to the request's own meter. */
export const countReads = (c: CacheReader, other: Database): void => addUp(c.db, other);
