// The slow facts that pages are made of, in one bundle: an isolate that has just started reads it from KV, or from the
// database in one round trip. Never for charges.
import { LIFETIME, Memory } from "~/platform/cache";
import { now } from "~/platform/clock";
import { openDatabase, type Row, type Statement } from "~/platform/database";
import { hashOf } from "~/platform/secrets";
import { fromJson, readShared, writeShared } from "~/platform/shared-cache";
import {
  changedHere,
  factsOf,
  followVersion,
  isEarlier,
  observe,
  shareVersion,
  type Version,
} from "~/platform/version";
import { type Asker, addUp, askVersion, nameIn, noteUsed, versionStatement } from "./version";

interface Bundle {
  /** The state that it is of: platform/version.ts. */
  name: string;
  /** By the fact's name, the rows of each of its statements. */
  rows: Record<string, Row[][]>;
}

const sources = new Map<string, readonly Statement[]>();
const bundles = new Memory<Bundle>(LIFETIME.default);
const SHARED_TTL_SECONDS = LIFETIME.settings / 1000;

/** What is read from the same few rows until one of them changes. Each isolate makes it of them once. */
export function fact<T>(name: string, statements: readonly Statement[], make: (rows: Row[][]) => T) {
  sources.set(name, statements);
  const made = new WeakMap<Bundle, { value: T }>();
  return async (asker: Asker): Promise<T> => {
    const bundle = await currentBundle(asker);
    noteUsed(asker.ctx, factsOf(bundle.name));
    const found = made.get(bundle) ?? { value: make(bundle.rows[name] ?? []) };
    made.set(bundle, found);
    return found.value;
  };
}

/** The state that may be served now. */
export const versionOf = (asker: Asker): Promise<Version> =>
  followVersion({
    ctx: asker.ctx,
    env: asker.env,
    ask: async () => (bundles.get("") ? askVersion(asker) : (await loadBundle(asker)).name),
  });

/** After a change made here: it is known here at once, and told to all others behind the answer. */
export async function announceChange(asker: Asker): Promise<void> {
  const name = await askVersion(asker).catch(() => null);
  changedHere(name);
  asker.ctx.waitUntil(currentBundle(asker).catch(() => undefined));
}

/** For the cron: KV says what the database says, also where an isolate could not tell it. */
export async function refreshShared(asker: Asker): Promise<void> {
  await askVersion(asker);
  await currentBundle(asker);
}

async function currentBundle(asker: Asker): Promise<Bundle> {
  const facts = factsOf((await versionOf(asker)).name);
  const make = async () => (await sharedBundle(asker, facts)) ?? (await loadBundle(asker));
  return bundles.giveOnce(asker.ctx, "", make, ({ name }) => (factsOf(name) === facts ? "good" : "over"));
}

async function loadBundle(asker: Asker): Promise<Bundle> {
  const at = now().getTime();
  const primary = openDatabase(asker.env.DB, "first-primary");
  const all = [...sources];
  const [[version] = [], ...found] = await primary.batch([
    versionStatement(),
    ...all.flatMap(([, statements]) => statements),
  ]);
  addUp(asker.db, primary);
  const rows = Object.fromEntries(
    all.map(([name, { length }]): [string, Row[][]] => [name, found.splice(0, length)]),
  );
  const bundle = { name: nameIn(version), rows };
  bundles.set("", bundle, at);
  observe(bundle.name);
  const bytes = new TextEncoder().encode(JSON.stringify(bundle));
  asker.ctx.waitUntil(
    Promise.all([
      writeShared(asker.env, sharedKey(), bytes, SHARED_TTL_SECONDS),
      shareVersion(asker.env, bundle.name),
    ]),
  );
  return bundle;
}

async function sharedBundle({ env }: Asker, facts: string): Promise<Bundle | null> {
  const at = now().getTime();
  const bundle = await readShared<Bundle>(env, sharedKey(), fromJson);
  const isLate = bundle && factsOf(bundle.name) !== facts && isEarlier(bundle.name, `${facts}.0`);
  if (!bundle || isLate) return null;
  bundles.set("", bundle, at);
  observe(bundle.name);
  return bundle;
}

let schema: string | undefined;

/** Of these statements: another version of the shop reads its rows in another way. */
function sharedKey(): string {
  schema ??= hashOf(JSON.stringify([...sources])).slice(0, 12);
  return `facts:${schema}`;
}
