// The tier between an isolate's memory and the database: Workers KV, near the visitor and shared by all isolates. Each
// entry is sealed with the shop's secret and its own key, so what is torn, foreign, old in schema or tampered with is a
// miss. A store that is away is a miss too: it fails no answer and delays one by DEADLINE_MS at most.

import { SECOND } from "~/platform/clock";
import { seal, unseal } from "~/platform/crypto";
import { withinDeadline } from "~/platform/deadline";
import type { Env } from "~/platform/env";
import { logWarning } from "~/platform/log";

export type CacheEnv = Pick<Env, "CACHE" | "SHOP_SECRET">;

/** A read from the store's centre takes 60 to 200 ms; the database across the sea is not much further. */
const DEADLINE_MS = 500;

/** After a failure, KV is not used for so long. */
const PAUSE_MS = 10 * SECOND;

/** Workers KV takes one write a second for each key. */
const WRITE_INTERVAL_MS = SECOND;

const MAX_RECORDED_WRITES = 200;

let awayUntil = Number.NEGATIVE_INFINITY;
const writtenAt = new Map<string, number>();

/**
 * How old what a location has cached of KV may be, in seconds: Cloudflare's minimum, its default, and for what is good until
 * something says otherwise. Of a copy that is older than asked for, a location asks the centre.
 */
export const EDGE_SECONDS = { least: 30, usual: 60, long: 600 };

/**
 * An entry of the KV cache; null if there is none, its MAC is wrong, or KV is unreachable.
 * @param parse an error in it counts as a miss
 */
export async function readKvCache<T>(
  env: CacheEnv,
  key: string,
  parse: (bytes: Uint8Array<ArrayBuffer>) => T,
  cacheTtl = EDGE_SECONDS.usual,
): Promise<T | null> {
  const sealed = await read(env, key, cacheTtl);
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
      DEADLINE_MS,
      () => {
        throw new Error("deadline");
      },
    );
  } catch (error) {
    awayUntil = performance.now() + PAUSE_MS;
    logWarning("cache_away", { cause: String(error) });
    return null;
  }
}

/** Writes an entry, after the response. A second write to a key within a second is skipped, and each while KV is away. */
export async function writeKvCache(
  env: CacheEnv,
  key: string,
  bytes: Uint8Array,
  expirationTtl: number,
): Promise<void> {
  const at = performance.now();
  const age = at - (writtenAt.get(key) ?? Number.NEGATIVE_INFINITY);
  if (at < awayUntil || (age >= 0 && age < WRITE_INTERVAL_MS)) return;
  if (writtenAt.size >= MAX_RECORDED_WRITES) writtenAt.clear();
  writtenAt.set(key, at);
  await writeKvCacheNow(env, key, bytes, expirationTtl);
}

/** Writes an entry that others wait for, also after a read that took too long. A failed write is only logged. */
export async function writeKvCacheNow(
  env: CacheEnv,
  key: string,
  bytes: Uint8Array,
  expirationTtl: number,
): Promise<void> {
  try {
    await env.CACHE.put(key, seal(key, bytes, env.SHOP_SECRET), { expirationTtl });
  } catch (error) {
    logWarning("cache_write", { cause: String(error) });
  }
}
