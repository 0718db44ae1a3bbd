// Cache tier between an isolate's memory and the database: Workers KV, near the visitor and shared by all isolates.
// Each entry is sealed with the shop's secret and its own key, so truncated, foreign, outdated or modified entries are
// misses. An unavailable KV is a miss too: it fails no response and delays it by at most `DEADLINE_MS.kvRead`.

import { SECOND } from "~/platform/clock";
import { seal, unseal } from "~/platform/crypto";
import { DEADLINE_MS, withinDeadline } from "~/platform/deadline";
import type { Env } from "~/platform/env";
import { logWarning } from "~/platform/log";
import { CACHE_MS } from "./lifetimes";

export type CacheEnv = Pick<Env, "CACHE" | "SHOP_SECRET">;

const MAX_RECORDED_WRITES = 200;

let awayUntil = Number.NEGATIVE_INFINITY;
const writtenAt = new Map<string, number>();

/**
 * Reads an entry. Returns null if the entry is missing, its MAC is wrong, or KV is unreachable.
 * @param parse an exception counts as a miss
 * @param maxCopyAgeMs maximum age of the copy that the location caches
 */
export async function readKvCache<T>(
  env: CacheEnv,
  key: string,
  parse: (bytes: Uint8Array<ArrayBuffer>) => T,
  maxCopyAgeMs = CACHE_MS.edge.usual,
): Promise<T | null> {
  const sealed = await read(env, key, maxCopyAgeMs / SECOND);
  try {
    const bytes = sealed && unseal(key, new Uint8Array(sealed), env.SHOP_SECRET);
    return bytes && parse(bytes);
  } catch (error) {
    logWarning("cache_entry", { cause: String(error) });
    return null;
  }
}

export const fromJson = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes));

async function read({ CACHE }: CacheEnv, key: string, cacheTtl: number): Promise<ArrayBuffer | null> {
  if (performance.now() < awayUntil) return null;
  try {
    return await withinDeadline<ArrayBuffer | null>(
      CACHE.get(key, { type: "arrayBuffer", cacheTtl }),
      DEADLINE_MS.kvRead,
      () => {
        throw new Error("deadline");
      },
    );
  } catch (error) {
    awayUntil = performance.now() + CACHE_MS.kvPause;
    logWarning("cache_away", { cause: String(error) });
    return null;
  }
}

/**
 * Writes an entry after the response. Skips a second write to a key within a second, and all writes while KV is
 * unavailable.
 */
export async function writeKvCache(
  env: CacheEnv,
  key: string,
  bytes: Uint8Array,
  lifetimeMs: number,
): Promise<void> {
  const at = performance.now();
  const age = at - (writtenAt.get(key) ?? Number.NEGATIVE_INFINITY);
  if (at < awayUntil || (age >= 0 && age < CACHE_MS.kvWrite)) return;
  if (writtenAt.size >= MAX_RECORDED_WRITES) writtenAt.clear();
  writtenAt.set(key, at);
  await writeKvCacheNow(env, key, bytes, lifetimeMs);
}

/** Writes an entry that other isolates wait for, even after a read that timed out. A failed write is only logged. */
export async function writeKvCacheNow(
  env: CacheEnv,
  key: string,
  bytes: Uint8Array,
  lifetimeMs: number,
): Promise<void> {
  try {
    await env.CACHE.put(key, seal(key, bytes, env.SHOP_SECRET), { expirationTtl: lifetimeMs / SECOND });
  } catch (error) {
    logWarning("cache_write", { cause: String(error) });
  }
}
