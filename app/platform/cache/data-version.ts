// The version of the shop's data that an isolate may serve. Its name, "version.mark.availability", comes from the database
// (0012_cached_facts.sql), and KV has a copy for isolates far from it: decision 016.

import { now, SECOND } from "~/platform/clock";
import type { Background } from "~/platform/env";
import { LruCache } from "./cache";
import { type CacheEnv, EDGE_SECONDS, fromJson, readKvCache, writeKvCacheNow } from "./kv-cache";

/** How long a version may be served after it was last seen to be the current one. */
const CONFIRMED_MS = 20 * SECOND;

/** The cron writes the name each minute; a copy older than two minutes is stale. */
const MAX_SHARED_AGE_MS = 120 * SECOND;

const KEY = "version:1";
const SHARED_TTL_SECONDS = 3600;
const WRITE_INTERVAL_MS = SECOND;

interface Confirmed {
  name: string;
  /** When it was last seen to be the current one, in ms. */
  at: number;
}
export interface Version extends Confirmed {
  /** The version before it, which may be served a little longer. */
  before: Confirmed | null;
}

export interface Follower {
  ctx: Background;
  env: CacheEnv;
  /** Asks the database, if KV has no usable copy. */
  ask: () => Promise<string>;
}

const followed = new LruCache<Version>(CONFIRMED_MS);
let known: Version | null = null;
/** A change made in this isolate has no name yet, and is not in KV. */
let isUnnamed = false;
/** Counts changes made in this isolate: an answer requested before one says nothing about the time after it. */
let changes = 0;

/** The current version, at most CONFIRMED_MS old. */
export async function followVersion({ ctx, env, ask }: Follower): Promise<Version> {
  const at = now().getTime();
  const changesBefore = changes;
  const load = async (): Promise<Version> => {
    const shared = isUnnamed ? null : await sharedName(env);
    // KV may lag behind a change that this isolate knows of.
    const isLate = shared !== null && known !== null && isEarlier(shared, known.name);
    const name = shared === null || isLate ? await ask() : shared;
    const version = { name, at, before: beforeOf(name) };
    if (changes === changesBefore) store(version);
    return version;
  };
  return followed.getOrLoadOnce(ctx, "", load);
}

/** The name of the version that may still be served beside the current one. */
export const servedBefore = ({ before }: Version): string | null =>
  before && now().getTime() - before.at < CONFIRMED_MS ? before.name : null;

/** Records a version seen in a database response. @returns whether it is new to this isolate */
export function observe(name: string): boolean {
  const isNews = known === null || isEarlier(known.name, name);
  if (isNews && known) store({ name, at: now().getTime(), before: beforeOf(name) });
  return isNews;
}

/** After a change made in this isolate: ends older data here. @param name of the new version; null if unknown */
export function changedHere(name: string | null): void {
  changes += 1;
  isUnnamed = name === null;
  followed.delete("");
  known = null;
  if (name !== null) store({ name, at: now().getTime(), before: null });
}

let wantedWrites = 0;
let writtenAt = Number.NEGATIVE_INFINITY;

/** Publishes the version to other isolates through KV, after the response. Of several in one second only the last is written.
 * A slow read just before does not hold it back: without it the others serve what was, until the cron. */
export async function shareVersion(env: CacheEnv, name: string): Promise<void> {
  wantedWrites += 1;
  const turn = wantedWrites;
  const wait = writtenAt + WRITE_INTERVAL_MS - performance.now();
  if (wait > 0) await new Promise((wake) => setTimeout(wake, wait + 1));
  if (turn !== wantedWrites) return;
  writtenAt = performance.now();
  const shared: Confirmed = { name, at: now().getTime() };
  await writeKvCacheNow(env, KEY, new TextEncoder().encode(JSON.stringify(shared)), SHARED_TTL_SECONDS);
}

async function sharedName(env: CacheEnv): Promise<string | null> {
  const shared = await readKvCache<Confirmed>(env, KEY, fromJson, EDGE_SECONDS.least);
  return shared && Math.abs(now().getTime() - shared.at) < MAX_SHARED_AGE_MS ? shared.name : null;
}

function store(version: Version): void {
  known = version;
  isUnnamed = false;
  followed.set("", version, version.at);
}

function beforeOf(name: string): Confirmed | null {
  if (!known) return null;
  return known.name === name ? known.before : { name: known.name, at: known.at };
}

/** The part of the name that changes with data, and not with availability. */
export const factsOf = (name: string): string => name.slice(0, name.lastIndexOf("."));

export function isEarlier(one: string, other: string): boolean {
  const [[a, x], [b, y]] = [placeOf(one), placeOf(other)];
  return a < b || (a === b && x < y);
}

function placeOf(name: string): [version: number, availability: number] {
  const [version, , availability] = name.split(".");
  return [Number(version), Number(availability)];
}
