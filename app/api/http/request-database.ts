// The calls of one page share a database session, so that its bookmark and meter are the page's, and one instant, so
// that equal requests of two calls are one statement.
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

export function instantOf(ctx: Background): Date {
  const instant = instants.get(ctx) ?? now();
  instants.set(ctx, instant);
  return instant;
}

/** Returns a database at least as new as the request's `Shop-Bookmark`. */
export const requestDatabase = (ctx: Background, env: Env, request: ReadRequest): Database =>
  databaseOf(ctx, env, bookmarkOf(request));

/** A malformed bookmark is not refused: reads then start at any replica. */
function bookmarkOf(request: ReadRequest): string | null {
  const bookmark = request.headers.get("Shop-Bookmark") ?? "";
  return /^[\w-]{1,200}$/.test(bookmark) ? bookmark : null;
}
