// Serves the built Worker in workerd, with the bindings of wrangler.toml. It uses workerd's own socket: Miniflare's
// entry worker and assets router would take most of a request's time.
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Miniflare, type MiniflareOptions, type WorkerOptions } from "miniflare";
import { buildId } from "./build";
import { OPERATOR_TOKEN } from "./local/operator-token";
import { takePort } from "./local/port";
import { STORES, type Stores, storesOf, storesWorker } from "./local/stores-worker";

export const WORKER = "bottega";
export const COMPATIBILITY = { compatibilityDate: "2026-04-01", compatibilityFlags: ["nodejs_compat"] };
/** Folder in which `npm start` stores the shop between runs. */
export const STATE = ".state";
/** Part of the demo's password hashes: seeding a local database needs the same value. */
export const DEVELOPMENT_PEPPER = "development-pepper";

export interface Running {
  /** Without a trailing slash. */
  url: string;
  mf: Miniflare;
}
/** The shop with direct access to its database, for tests. */
export type Server = Running & Pick<Stores, "db">;

interface Start {
  /** The folder that stores D1, KV and R2 between runs. */
  state: string;
  /** The default 0 selects a free port. */
  port?: number;
  /** Bindings that differ from those of development. */
  vars?: Record<string, string>;
  beside?: WorkerOptions[];
  /** Lets a test read the memory of its isolates. */
  hasInspector?: boolean;
}

export const startWorker = ({ state, port = 0, vars = {} }: Start): Promise<Running> =>
  launch([shopWorker(state, vars)], port, persistedIn(state));

export async function startServer({
  state,
  port = 0,
  vars = {},
  beside = [],
  hasInspector = false,
}: Start): Promise<Server> {
  const options = { ...persistedIn(state), ...(hasInspector && { inspectorPort: 0 }) };
  const running = await launch([shopWorker(state, vars), storesWorker, ...beside], port, options);
  return { ...running, db: (await storesOf(running.mf)).db };
}

export function shopWorker(state: string, vars: Record<string, string> = {}): WorkerOptions {
  return {
    modules: [{ type: "ESModule", path: "build/worker.js" }],
    bindings: {
      ENVIRONMENT: "development",
      BUILD_ID: buildId(),
      SHOP_SECRET: secretOf(state),
      PASSWORD_PEPPER: DEVELOPMENT_PEPPER,
      OPERATOR_TOKEN,
      RATE_LIMIT_FACTOR: "1000",
      ...vars,
    },
    ...STORES,
    kvNamespaces: { CACHE: "cache" },
    images: { binding: "IMAGES" },
    queueProducers: { MAIL: "mail" },
    queueConsumers: { mail: { maxBatchSize: 10, maxBatchTimeout: 0, maxRetries: 3 } },
    serviceBindings: { ASSETS: { disk: { path: resolve("public"), writable: false } } },
  };
}

/** A Worker that only returns one word, as the baseline of the bench. */
export const startBare = (): Promise<Running> =>
  launch([{ modules: true, script: `export default { fetch: () => new Response("ciao") }` }], 0, {});

async function launch(
  [worker, ...beside]: [WorkerOptions, ...WorkerOptions[]],
  port: number,
  options: Partial<MiniflareOptions>,
): Promise<Running> {
  const hosts = await takePort(port);
  const mf = new Miniflare({
    ...options,
    port: 0,
    cf: false,
    telemetry: { enabled: false },
    workers: [
      {
        ...worker,
        ...COMPATIBILITY,
        name: WORKER,
        unsafeDirectSockets: hosts.map((host) => ({ host, port })),
      },
      ...beside.map((one) => ({ ...one, ...COMPATIBILITY })),
    ],
  });
  const direct = await mf.unsafeGetDirectURL(WORKER);
  return { url: port === 0 ? direct.origin : `http://localhost:${port}`, mf };
}

/** Runs the cron job every minute, because workerd has no scheduler. The returned function stops it. */
export function everyMinute({ mf }: Running): () => void {
  const tick = async () => {
    const worker = await mf.getWorker(WORKER);
    await worker.scheduled({ cron: "* * * * *" });
  };
  const timer = setInterval(() => tick().catch(console.error), 60_000);
  return () => clearInterval(timer);
}

/** Paths of Miniflare's data in a state folder. The page cache is new at each start. */
export const persistedIn = (state: string) => ({
  d1Persist: resolve(state, "d1"),
  kvPersist: resolve(state, "kv"),
  r2Persist: resolve(state, "r2"),
  cachePersist: false,
});

// Stored with the state, so that users stay signed in after a restart.
function secretOf(state: string): string {
  const file = join(state, "secret");
  if (!existsSync(file)) {
    mkdirSync(state, { recursive: true });
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600 });
  }
  return readFileSync(file, "utf8");
}
