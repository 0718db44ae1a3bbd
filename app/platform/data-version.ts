// Which state of the shop's facts an isolate may serve. Each state has a name, "version.mark.availability", that the
// database gives it (migration 0065). The name is kept in KV for isolates that would have to ask across the sea: decision 016.
import { LruCache } from "./cache";
import { now, SECOND } from "./clock";
import type { Background } from "./env";
import { type CacheEnv, EDGE_SECONDS, fromJson, readKvCache, writeKvCache } from "./kv-cache";

/** How long a state may be served after it was last seen to be the current one. */
const CONFIRMED_MS = 20 * SECOND;

/** The cron writes the name each minute. One that is older than two has not been written for a while. */
const MAX_SHARED_AGE_MS = 120 * SECOND;

const KEY = "version:1";
const SHARED_TTL_SECONDS = 3600;
const WRITE_INTERVAL_MS = SECOND;

interface Confirmed {
  name: string;
  /** When it was last seen to be the current one. */
  at: number;
}
export interface Version extends Confirmed {
  /** The state before it, which may be served a little longer. */
  before: Confirmed | null;
}

export interface Follower {
  ctx: Background;
  env: CacheEnv;
  /** What the database itself says, where KV cannot. */
  ask: () => Promise<string>;
}

const followed = new LruCache<Version>(CONFIRMED_MS);
let known: Version | null = null;
/** A change made here has no name yet, and KV has not heard of it. */
let isUnnamed = false;
/** An answer to a question from before a change made here says nothing about the time after it. */
let changes = 0;

/** The current state, as it was at most CONFIRMED_MS ago. */
export async function followVersion({ ctx, env, ask }: Follower): Promise<Version> {
  const at = now().getTime();
  const changesBefore = changes;
  const look = async (): Promise<Version> => {
    const shared = isUnnamed ? null : await sharedName(env);
    // KV may still show what was before a change that this isolate knows of.
    const isLate = shared !== null && known !== null && isEarlier(shared, known.name);
    const name = shared === null || isLate ? await ask() : shared;
    const version = { name, at, before: beforeOf(name) };
    if (changes === changesBefore) keep(version);
    return version;
  };
  return followed.giveOnce(ctx, "", look);
}

/** The name of the state that may still be served beside the current one. */
export const servedBefore = ({ before }: Version): string | null =>
  before && now().getTime() - before.at < CONFIRMED_MS ? before.name : null;

/** The database said so in passing. @returns whether that is news here */
export function observe(name: string): boolean {
  const isNews = known === null || isEarlier(known.name, name);
  if (isNews && known) keep({ name, at: now().getTime(), before: beforeOf(name) });
  return isNews;
}

/** After a change made here nothing from before it is served here. @param name null where it is not known */
export function changedHere(name: string | null): void {
  changes += 1;
  isUnnamed = name === null;
  followed.delete("");
  known = null;
  if (name !== null) keep({ name, at: now().getTime(), before: null });
}

let wantedWrites = 0;
let writtenAt = Number.NEGATIVE_INFINITY;

/** Behind an answer: tells all other isolates. Of several in one second the last one does. */
export async function shareVersion(env: CacheEnv, name: string): Promise<void> {
  wantedWrites += 1;
  const turn = wantedWrites;
  const wait = writtenAt + WRITE_INTERVAL_MS - performance.now();
  if (wait > 0) await new Promise((wake) => setTimeout(wake, wait + 1));
  if (turn !== wantedWrites) return;
  writtenAt = performance.now();
  const shared: Confirmed = { name, at: now().getTime() };
  await writeKvCache(env, KEY, new TextEncoder().encode(JSON.stringify(shared)), SHARED_TTL_SECONDS);
}

async function sharedName(env: CacheEnv): Promise<string | null> {
  const shared = await readKvCache<Confirmed>(env, KEY, fromJson, EDGE_SECONDS.least);
  return shared && Math.abs(now().getTime() - shared.at) < MAX_SHARED_AGE_MS ? shared.name : null;
}

function keep(version: Version): void {
  known = version;
  isUnnamed = false;
  followed.set("", version, version.at);
}

function beforeOf(name: string): Confirmed | null {
  if (!known) return null;
  return known.name === name ? known.before : { name: known.name, at: known.at };
}

/** The part of the name that changes with the facts alone, and not with what is sold out. */
export const factsOf = (name: string): string => name.slice(0, name.lastIndexOf("."));

export function isEarlier(one: string, other: string): boolean {
  const [[a, x], [b, y]] = [placeOf(one), placeOf(other)];
  return a < b || (a === b && x < y);
}

function placeOf(name: string): [version: number, availability: number] {
  const [version, , availability] = name.split(".");
  return [Number(version), Number(availability)];
}
