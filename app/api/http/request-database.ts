// The calls of one page share one session with the database, so that its bookmark and its meter are the page's, and one
// instant, so that what two of them ask is one statement.
import type { ReadRequest } from "~/contract/call-request";
import { now } from "~/platform/clock";
import type { Database } from "~/platform/database";
import type { Background, Env } from "~/platform/env";
import { openRequestDatabase } from "~/services/data-version";

const databases = new WeakMap<Background, Database>();

export function databaseOf(ctx: Background, env: Env, bookmark: string | null): Database {
  const open = databases.get(ctx) ?? openRequestDatabase(env, bookmark);
  databases.set(ctx, open);
  return open;
}

const instants = new WeakMap<Background, Date>();

/** When the request came. */
export function instantOf(ctx: Background): Date {
  const instant = instants.get(ctx) ?? now();
  instants.set(ctx, instant);
  return instant;
}

/** The database as new as the request's `Shop-Bookmark`. */
export const requestDatabase = (ctx: Background, env: Env, request: ReadRequest): Database =>
  databaseOf(ctx, env, bookmarkOf(request));

/** A malformed bookmark is no reason to refuse: reads then begin at any replica. */
function bookmarkOf(request: ReadRequest): string | null {
  const bookmark = request.headers.get("Shop-Bookmark") ?? "";
  return /^[\w-]{1,200}$/.test(bookmark) ? bookmark : null;
}
