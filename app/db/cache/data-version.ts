// The state of the shop's facts, as the database names it, and which states the answers to a request were made of.

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

/** What a request has to read facts with. */
export interface CacheReader {
  db: Database;
  ctx: Background;
  env: Env;
}

/**
 * The version's name changes with every fact that a cached answer may show: reference data, marks and availability.
 */
export const versionStatement = () =>
  statement("SELECT version || '.' || mark || '.' || availability AS name, narrow FROM facts_version");

/** The version, for a batch. */
export const versionQuery = (): Query<Named> => query(versionStatement(), ([row]) => versionIn(row));

/** The version in a row of versionStatement; its name is "" without a row. */
export const versionIn = (row: Row | null | undefined): Named => ({
  name: versionNameIn(row),
  narrow: JSON.parse(text(row ?? {}, "narrow") || "[]") as NarrowChange[],
});

/** The version's name in a row of versionStatement; "" without a row. */
export const versionNameIn = (row: Row | null | undefined): string => text(row ?? {}, "name");

/** For the session of a request: what it reads is of the state that its first read watched, or of a later one. */
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

/** A session with the primary beside the request's own, with the same time for the database. */
export const openPrimary = ({ db, env }: Pick<CacheReader, "db" | "env">): Database =>
  openDatabase(env.DB, "first-primary", undefined, null, null, db.budget);

/** Of the primary, since a replica may be behind: the answer is good for all, and KV gets it after the answer. */
export async function readVersion({ db, ctx, env }: CacheReader): Promise<Named> {
  const primary = openPrimary({ db, env });
  const version = await ask(primary, versionQuery());
  addUp(db, primary);
  observe(version);
  ctx.waitUntil(shareVersion(env, version));
  return version;
}

/** The trips of a session beside the request's own are the request's too. */
export function addUp(db: Database, beside: Database): void {
  db.meter.roundTrips += beside.meter.roundTrips;
  db.meter.rowsRead += beside.meter.rowsRead;
}

const used = new WeakMap<Background, Set<string>>();

/** A part of the answer to this request was made of this state. */
export function recordVersionUsed(ctx: Background, name: string): void {
  const names = used.get(ctx) ?? new Set();
  used.set(ctx, names.add(name));
}

/**
 * Whether all that the request has used is of one state. Slow facts may be of one since which there were narrow changes
 * alone.
 */
export const usedOnlyVersion = (ctx: Background, version: Named): boolean =>
  [...(used.get(ctx) ?? [])].every((one) => one === version.name || changedSince(version, one) !== null);
