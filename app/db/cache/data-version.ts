// Data version: the name of the current state of the shop's data, and the versions that each response was
// built from.

import { text } from "~/db/columns";
import { ask, type Query, query } from "~/db/query";
import {
  changedSince,
  type Named,
  type NarrowChange,
  observe,
  observeRead,
  shareVersion,
} from "~/platform/cache/data-version";
import { type Database, openDatabase, type Row, statement } from "~/platform/database";
import type { WaitBudget } from "~/platform/deadline";
import type { Background, Env } from "~/platform/env";

/** The part of a request's context that reads of cached data need. */
export interface CacheReader {
  db: Database;
  ctx: Background;
  env: Env;
}

/**
 * The version's name changes with everything that a cached response may show: reference data, marks and
 * availability.
 */
export const versionStatement = () =>
  statement("SELECT version || '.' || mark || '.' || availability AS name, narrow FROM facts_version");

export const versionQuery = (): Query<Named> => query(versionStatement(), ([row]) => versionIn(row));

/** Parses a row of versionStatement; the name is "" without a row. */
export const versionIn = (row: Row | null | undefined): Named => ({
  name: versionNameIn(row),
  narrow: JSON.parse(text(row ?? {}, "narrow") || "[]") as NarrowChange[],
});

/** Reads the version's name from a row of versionStatement; "" without a row. */
export const versionNameIn = (row: Row | null | undefined): string => text(row ?? {}, "name");

/**
 * Opens the database session of a request: every read sees the version of the session's first read, or a
 * later one.
 */
export const openVersionedDatabase = (
  env: Env,
  bookmark: string | null,
  budget: WaitBudget | null = null,
): Database => {
  const watch = {
    statement: versionStatement(),
    onRead: (row: Row, at: number) => observeRead(versionNameIn(row), at),
  };
  return openDatabase(env.DB, bookmark, undefined, watch, null, budget);
};

/** Opens a session with the primary that shares the time budget of the request's session. */
export const openPrimary = ({ db, env }: Pick<CacheReader, "db" | "env">): Database =>
  openDatabase(env.DB, "first-primary", undefined, null, null, db.budget);

/** Reads from the primary, because a replica may be behind. The result is stored in KV after the response. */
export async function readVersion({ db, ctx, env }: CacheReader): Promise<Named> {
  const primary = openPrimary({ db, env });
  const version = await ask(primary, versionQuery());
  addUp(db, primary);
  observe(version);
  ctx.waitUntil(shareVersion(env, version));
  return version;
}

/** Adds the round trips of a secondary session to those of the request. */
export function addUp(db: Database, beside: Database): void {
  db.meter.roundTrips += beside.meter.roundTrips;
  db.meter.rowsRead += beside.meter.rowsRead;
}

const used = new WeakMap<Background, Set<string>>();

/** Records that part of the response was built from this version. */
export function recordVersionUsed(ctx: Background, name: string): void {
  const names = used.get(ctx) ?? new Set();
  used.set(ctx, names.add(name));
}

/**
 * Returns whether everything the request has used is of one version. Reference data may be of an older one
 * if only narrow changes followed.
 */
export const usedOnlyVersion = (ctx: Background, version: Named): boolean =>
  [...(used.get(ctx) ?? [])].every((one) => one === version.name || changedSince(version, one) !== null);
