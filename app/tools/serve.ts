// The built Worker in workerd, with the bindings that wrangler.toml gives it at the edge. Its socket is workerd's own:
// Miniflare's entry worker and its assets router would cost most of a request's time.
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
/** Where `npm start` keeps the shop between runs. */
export const STATE = ".state";
/** Keyed into the demo's password hashes: seeding a local database needs the same. */
export const DEVELOPMENT_PEPPER = "development-pepper";

export interface Running {
  /** Without a slash at the end. */
  url: string;
  mf: Miniflare;
}
/** The shop with a way in to its database beside it, for tests. */
export type Server = Running & Pick<Stores, "db">;

interface Start {
  /** The folder that keeps D1, KV and R2 between runs. */
  state: string;
  /** 0, the default, takes a free one. */
  port?: number;
  /** Bindings that differ from those of development. */
  vars?: Record<string, string>;
  /** Workers that run beside the shop. */
  beside?: WorkerOptions[];
  /** The memory of its isolates can be read. */
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

/** The shop on the stores of a state folder. */
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

/** A Worker that does nothing but answer one word: what the bench measures the shop against. */
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

/** workerd has no clock of its own for crons: the returned function ends them. */
export function everyMinute({ mf }: Running): () => void {
  const tick = async () => {
    const worker = await mf.getWorker(WORKER);
    await worker.scheduled({ cron: "* * * * *" });
  };
  const timer = setInterval(() => tick().catch(console.error), 60_000);
  return () => clearInterval(timer);
}

/** Where Miniflare finds a state folder's stores; the cache of pages is new at each start. */
export const persistedIn = (state: string) => ({
  d1Persist: resolve(state, "d1"),
  kvPersist: resolve(state, "kv"),
  r2Persist: resolve(state, "r2"),
  cachePersist: false,
});

// Kept with the state, so that a restart leaves everyone signed in.
function secretOf(state: string): string {
  const file = join(state, "secret");
  if (!existsSync(file)) {
    mkdirSync(state, { recursive: true });
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600 });
  }
  return readFileSync(file, "utf8");
}
