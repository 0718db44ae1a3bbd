// The account's stores: found by name, created if missing.
import { Failure } from "~/tools/steps";
import type { Account } from "./account";

export interface Names {
  worker: string;
  database: string;
  cache: string;
  bucket: string;
  queue: string;
}

export interface Ids {
  account: string;
  database: string;
  cache: string;
}

interface Store {
  kind: "database" | "cache" | "bucket" | "queue";
  name: string;
  path: string;
  /** Query for stores with this name. The API may also return others. */
  query: string;
  body: object;
}

/** A store in the API's response. Each kind uses other fields for its name and id. */
interface Found {
  name?: string;
  title?: string;
  queue_name?: string;
  uuid?: string;
  id?: string;
}

export const storesOf = ({ database, cache, bucket, queue }: Names, location: string): Store[] => [
  {
    kind: "database",
    name: database,
    path: "/d1/database",
    query: `?name=${database}`,
    body: { name: database, primary_location_hint: location },
  },
  {
    kind: "cache",
    name: cache,
    path: "/storage/kv/namespaces",
    query: "?per_page=1000",
    body: { title: cache },
  },
  {
    kind: "bucket",
    name: bucket,
    path: "/r2/buckets",
    query: `?name_contains=${bucket}`,
    body: { name: bucket },
  },
  { kind: "queue", name: queue, path: "/queues", query: `?name=${queue}`, body: { queue_name: queue } },
];

export async function takenNames(account: Account, names: Names): Promise<string[]> {
  const workers = await account.call<{ id: string }[]>("GET", "/workers/scripts");
  const taken = workers.result?.some(({ id }) => id === names.worker) ? [`the Worker ${names.worker}`] : [];
  for (const store of storesOf(names, ""))
    if (await find(account, store)) taken.push(`the ${store.kind} ${store.name}`);
  return taken;
}

/** Creates the stores that are missing, and reports each of them. */
export async function makeStores(
  account: Account,
  names: Names,
  location: string,
  say: (text: string) => void,
): Promise<Ids> {
  const ids = { account: account.id, database: "", cache: "", bucket: "", queue: "" };
  for (const store of storesOf(names, location)) {
    const found = (await find(account, store)) ?? (await make(account, store, say));
    ids[store.kind] = found.uuid ?? found.id ?? "";
  }
  return ids;
}

async function find(account: Account, { name, path, query }: Store): Promise<Found | undefined> {
  const { result } = await account.call<Found[] | { buckets: Found[] }>("GET", path + query);
  const all = result && "buckets" in result ? result.buckets : (result ?? []);
  return all.find((one) => (one.name ?? one.title ?? one.queue_name) === name);
}

async function make(
  account: Account,
  { kind, name, path, body }: Store,
  say: (text: string) => void,
): Promise<Found> {
  const { success, errors, result } = await account.call<Found>("POST", path, body);
  if (!success)
    throw new Failure(
      `The ${kind} ${name} could not be made: ${errors.map(({ message }) => message).join(", ") || "Cloudflare does not say why"}. Run npm run deploy again: what is made stays.`,
    );
  say(`made: the ${kind} ${name}`);
  return result ?? {};
}
