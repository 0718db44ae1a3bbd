// Which state of the data an answer was made of, for the HTTP layer and its caches.
import { addUp, type CacheReader, openVersionedDatabase } from "~/db/cache/data-version";
import { hasMovedCountsAlone, pageStamp } from "~/db/cache/page-cache-version";
import { announceChange } from "~/db/cache/reference-data";
import type { AnswerStamp } from "~/platform/cache/page-stamp";
import type { Database } from "~/platform/database";
import { DEADLINE_MS, WaitBudget } from "~/platform/deadline";
import type { Env } from "~/platform/env";

/** A session with the database that is at least as new as the bookmark. */
export const openRequestDatabase = (env: Env, bookmark: string | null): Database =>
  openVersionedDatabase(env, bookmark, new WaitBudget(DEADLINE_MS.request));

/** Null where the data changed between the reads of this request: then its answer is not cached. */
export const stampOf = (c: CacheReader, instant: Date, zone: string): Promise<AnswerStamp | null> =>
  pageStamp(c, instant, zone);

/** Whether this request has changed the stock of things of which plenty is left, and nothing else that a page shows. */
export const movedCountsAlone = (c: CacheReader): boolean => hasMovedCountsAlone(c);

/** After a change by the operator: known here at once, and to all others behind the answer. */
export const publishChange = (c: CacheReader): Promise<void> => announceChange(c);

/** Adds the reads of another session to the request's own meter. */
export const countReads = (c: CacheReader, other: Database): void => addUp(c.db, other);
