// Reference data: the slowly changing data that pages are built from, in one bundle. A new isolate reads
// the bundle from KV, or from the database in one round trip. Never for charges.

import { combineAll, type Query, together } from "~/db/query";
import { LruCache } from "~/platform/cache/cache";
import {
  changedHere,
  changedSince,
  factsOf,
  followVersion,
  isEarlier,
  type Named,
  observe,
  shareVersion,
  type Version,
} from "~/platform/cache/data-version";
import { fromJson, readKvCache, writeKvCache } from "~/platform/cache/kv-cache";
import { CACHE_MS } from "~/platform/cache/lifetimes";
import { now } from "~/platform/clock";
import { hashOf } from "~/platform/crypto";
import type { Row, Statement } from "~/platform/database";
import {
  addUp,
  type CacheReader,
  openPrimary,
  readVersion,
  recordVersionUsed,
  versionQuery,
} from "./data-version";

/** Read at the version that it names: platform/cache/data-version.ts. */
interface Bundle extends Named {
  /** Rows of each statement, by the name of the reference data. */
  rows: Record<string, Row[][]>;
}

const sources = new Map<string, readonly Statement[]>();
const bundles = new LruCache<Bundle>(CACHE_MS.entry);

/**
 * Registers reference data: few rows, read again only when one changes; never prices or stock. Each isolate
 * parses them once.
 */
export function referenceData<T>(name: string, { statements, parse }: Query<T>) {
  sources.set(name, statements);
  const made = new WeakMap<Bundle, { value: T }>();
  return async (asker: CacheReader): Promise<T> => {
    const bundle = await currentBundle(asker);
    recordVersionUsed(asker.ctx, factsOf(bundle.name));
    const found = made.get(bundle) ?? { value: parse(bundle.rows[name] ?? []) };
    made.set(bundle, found);
    return found.value;
  };
}

/** The version that may be served now. */
export const versionOf = (asker: CacheReader): Promise<Version> =>
  followVersion({
    ctx: asker.ctx,
    env: asker.env,
    ask: async () => (bundles.get("") ? readVersion(asker) : await loadBundle(asker)),
  });

/**
 * Call after a change made by this isolate: it takes effect here at once, and in other isolates after the
 * response.
 */
export async function announceChange(asker: CacheReader): Promise<void> {
  changedHere(await readVersion(asker).catch(() => null));
  asker.ctx.waitUntil(currentBundle(asker).catch(() => undefined));
}

/** Writes the database's version to KV, in case an isolate failed to. Called by the cron. */
export async function refreshKvCache(asker: CacheReader): Promise<void> {
  await readVersion(asker);
  await currentBundle(asker);
}

async function currentBundle(asker: CacheReader): Promise<Bundle> {
  const version = await versionOf(asker);
  const make = async () => (await sharedBundle(asker, version)) ?? (await loadBundle(asker));
  return bundles.getOrLoadOnce(asker.ctx, "", make, (bundle) =>
    isOf(version, bundle) ? "fresh" : "expired",
  );
}

async function loadBundle(asker: CacheReader): Promise<Bundle> {
  const at = now().getTime();
  const primary = openPrimary(asker);
  const all = [...sources];
  const { version, found } = await together(primary, {
    version: versionQuery(),
    found: combineAll(all.map(([, statements]): Query<Row[][]> => ({ statements, parse: (rows) => rows }))),
  });
  addUp(asker.db, primary);
  const rows = Object.fromEntries(all.map(([name], index): [string, Row[][]] => [name, found[index] ?? []]));
  const bundle = { ...version, rows };
  bundles.set("", bundle, at);
  observe(bundle);
  const bytes = new TextEncoder().encode(JSON.stringify(bundle));
  asker.ctx.waitUntil(
    Promise.all([
      writeKvCache(asker.env, sharedKey(), bytes, CACHE_MS.referenceDataInKv),
      shareVersion(asker.env, bundle),
    ]),
  );
  return bundle;
}

async function sharedBundle({ env }: CacheReader, version: Named): Promise<Bundle | null> {
  const at = now().getTime();
  const bundle = await readKvCache<Bundle>(env, sharedKey(), fromJson);
  const isLate = bundle && !isOf(version, bundle) && isEarlier(bundle.name, `${factsOf(version.name)}.0`);
  if (!bundle || isLate) return null;
  bundles.set("", bundle, at);
  observe(bundle);
  return bundle;
}

const isOf = (version: Named, { name }: Bundle): boolean => changedSince(version, factsOf(name)) !== null;

let schema: string | undefined;

/** Derived from the statements, because another release of the shop reads its rows differently. */
function sharedKey(): string {
  schema ??= hashOf(JSON.stringify([...sources])).slice(0, 12);
  return `facts:2:${schema}`;
}
