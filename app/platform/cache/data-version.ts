// The version of the shop's data that an isolate may serve. Its name, "version.mark.availability", comes from the
// database (0016_product_lists.sql). KV has a copy for isolates far from the database (decision 016).

import { now } from "~/platform/clock";
import type { Background } from "~/platform/env";
import { LruCache } from "./cache";
import { type CacheEnv, fromJson, readKvCache, writeKvCacheNow } from "./kv-cache";
import { CACHE_MS } from "./lifetimes";

const KEY = "version:2";

/** A version as the database returns it. */
export interface Named {
  name: string;
  /** The narrow changes that led to this version since the last other change, oldest first (0016_product_lists.sql). */
  narrow: readonly NarrowChange[];
}
/** The name of the previous version without availability, and the ids of the item and its product. */
export type NarrowChange = readonly [before: string, item: number, product: number];

interface Confirmed extends Named {
  /** Time at which it was last known to be the current version, in ms. */
  at: number;
}
export interface Ended extends Named {
  /** Time until which it may be served, in ms. */
  until: number;
}
export interface Version extends Confirmed {
  before: readonly Ended[];
}

export interface Follower {
  ctx: Background;
  env: CacheEnv;
  /** Queries the database, if KV has no usable copy. */
  ask: () => Promise<Named>;
}

const followed = new LruCache<Version>(CACHE_MS.versionFromKv);
let known: Version | null = null;
/** Time at which the database last confirmed the known version as the current one, in ms. */
let readAt = Number.NEGATIVE_INFINITY;
/** True after a change in this isolate whose version has no name yet and is not in KV. */
let isUnnamed = false;
/** Number of changes made in this isolate: a response requested before a change is not valid after it. */
let changes = 0;

/** Returns the current version, at most `CACHE_MS.versionFromKv` old. */
export async function followVersion({ ctx, env, ask }: Follower): Promise<Version> {
  const at = now().getTime();
  const changesBefore = changes;
  const load = async (): Promise<Version> => {
    const shared = isUnnamed ? null : await sharedVersion(env);
    // KV may lag behind a change that this isolate already knows.
    const isLate = shared !== null && known !== null && isEarlier(shared.name, known.name);
    const { name, narrow } = shared === null || isLate ? await ask() : shared;
    const version = { name, narrow, at, before: beforeOf(name) };
    if (changes === changesBefore) store(version);
    return version;
  };
  return followed.getOrLoadOnce(ctx, "", load);
}

export const servedBefore = ({ before }: Version): Ended[] => before.filter(isRunning);

/**
 * Records a version from a response of KV or the database.
 * @returns whether it is new to this isolate
 */
export function observe({ name, narrow }: Named): boolean {
  const isNews = known === null || isEarlier(known.name, name);
  if (isNews && known) store({ name, narrow, at: now().getTime(), before: beforeOf(name) });
  return isNews;
}

/**
 * Records that the database has returned this version.
 * @param at time of the request, in ms
 */
export function observeRead(name: string, at: number): void {
  if (known?.name === name) readAt = Math.max(readAt, at);
}

/**
 * Invalidates older data in this isolate after a change made here.
 * @param version the new version, or null if unknown
 */
export function changedHere(version: Named | null): void {
  changes += 1;
  isUnnamed = version === null;
  followed.delete("");
  known = null;
  if (version !== null) store({ ...version, at: now().getTime(), before: [] });
}

let wantedWrites = 0;
let writtenAt = Number.NEGATIVE_INFINITY;

/**
 * Publishes the version to other isolates through KV, after the response. Of several versions within a second, only the
 * last is written. A slow KV read just before does not prevent the write: without it, other isolates would serve old
 * data until the cron job.
 */
export async function shareVersion(env: CacheEnv, { name, narrow }: Named): Promise<void> {
  wantedWrites += 1;
  const turn = wantedWrites;
  const wait = writtenAt + CACHE_MS.kvWrite - performance.now();
  if (wait > 0) await new Promise((wake) => setTimeout(wake, wait + 1));
  if (turn !== wantedWrites) return;
  writtenAt = performance.now();
  const shared: Confirmed = { name, narrow, at: now().getTime() };
  await writeKvCacheNow(env, KEY, new TextEncoder().encode(JSON.stringify(shared)), CACHE_MS.versionEntry);
}

async function sharedVersion(env: CacheEnv): Promise<Named | null> {
  const shared = await readKvCache<Confirmed>(env, KEY, fromJson, CACHE_MS.edge.least);
  return shared && Math.abs(now().getTime() - shared.at) < CACHE_MS.versionInKv ? shared : null;
}

function store(version: Version): void {
  if (known?.name !== version.name) readAt = Number.NEGATIVE_INFINITY;
  known = version;
  isUnnamed = false;
  followed.set("", version, version.at);
}

function beforeOf(name: string): readonly Ended[] {
  if (!known || known.name === name) return known?.before ?? [];
  const until = Math.max(known.at + CACHE_MS.versionFromKv, readAt + CACHE_MS.versionFromDatabase);
  return [...known.before.filter(isRunning), { name: known.name, narrow: known.narrow, until }];
}

// A version has also ended if the clock has moved backwards.
function isRunning({ until }: Ended): boolean {
  const leftMs = until - now().getTime();
  return leftMs > 0 && leftMs <= CACHE_MS.versionFromDatabase;
}

/**
 * Returns the ids of the only products that have changed since another version, or null if other data may have changed.
 * @param facts name of the other version, without availability
 */
export function changedSince({ name, narrow }: Named, facts: string): ReadonlySet<number> | null {
  if (facts === factsOf(name)) return new Set();
  const first = narrow.findIndex(([before]) => before === facts);
  return first < 0 ? null : new Set(narrow.slice(first).flatMap(([, ...products]) => products));
}

/**
 * Returns whether data made in another version are still valid in this one.
 * @param made name of the other version
 * @param products ids of the only products that the data contain, or null for any
 */
export function isAsIn(version: Named, made: string, products: readonly number[] | null): boolean {
  if (made === version.name) return true;
  if (products === null || availabilityOf(made) !== availabilityOf(version.name)) return false;
  const changed = changedSince(version, factsOf(made));
  return changed !== null && !products.some((id) => changed.has(id));
}

const availabilityOf = (name: string): string => name.slice(name.lastIndexOf("."));

/** The part of the name that changes with data, but not with availability. */
export const factsOf = (name: string): string => name.slice(0, name.lastIndexOf("."));

export function isEarlier(one: string, other: string): boolean {
  const [[a, x], [b, y]] = [placeOf(one), placeOf(other)];
  return a < b || (a === b && x < y);
}

function placeOf(name: string): [version: number, availability: number] {
  const [version, , availability] = name.split(".");
  return [Number(version), Number(availability)];
}
