// The built Worker in workerd, with the bindings that wrangler.toml gives it at the edge. Its socket is workerd's own:
// Miniflare's entry worker and its assets router would cost most of a request's time.
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Miniflare, type MiniflareOptions, type WorkerOptions } from "miniflare";
import { OPERATOR_TOKEN } from "./operator-token";
import { takePort } from "./port";

export const WORKER = "bottega";
/** By name, so that whoever opens a state folder finds the same database and bucket in it. */
export const STORES = { d1Databases: { DB: "bottega" }, r2Buckets: { FILES: "files" } };
export const COMPATIBILITY = { compatibilityDate: "2026-04-01", compatibilityFlags: ["nodejs_compat"] };
/** Where `npm start` keeps the shop between runs. */
export const STATE = ".state";
/** Keyed into the demo's password hashes: whoever seeds a local database needs the same. */
export const DEVELOPMENT_PEPPER = "development-pepper";

export interface Running {
  /** Without a slash at the end. */
  url: string;
  mf: Miniflare;
}
export interface Server extends Running {
  db: D1Database;
}

/**
 * @param state the folder that keeps D1, KV and R2 between runs
 * @param port 0 takes a free one
 * @param vars bindings that differ from those of development
 */
export async function startWorker({
  state,
  port = 0,
  vars = {},
}: {
  state: string;
  port?: number;
  vars?: Record<string, string>;
}): Promise<Server> {
  const worker: WorkerOptions = {
    modules: [{ type: "ESModule", path: "build/worker.js" }],
    bindings: {
      ENVIRONMENT: "development",
      SHOP_SECRET: secretOf(state),
      PASSWORD_PEPPER: DEVELOPMENT_PEPPER,
      OPERATOR_TOKEN,
      RATE_LIMIT_FACTOR: "1000",
      ...vars,
    },
    ...STORES,
    kvNamespaces: { CACHE: "cache" },
    queueProducers: { MAIL: "mail" },
    queueConsumers: { mail: { maxBatchSize: 10, maxBatchTimeout: 0, maxRetries: 3 } },
    serviceBindings: { ASSETS: { disk: { path: resolve("public"), writable: false } } },
  };
  const running = await launch(worker, port, persistedIn(state));
  return { ...running, db: await running.mf.getD1Database("DB") };
}

/** A Worker that does nothing but answer one word: what the bench measures the shop against. */
export const startBare = (): Promise<Running> =>
  launch({ modules: true, script: `export default { fetch: () => new Response("ciao") }` }, 0, {});

async function launch(
  worker: WorkerOptions,
  port: number,
  persistence: Partial<MiniflareOptions>,
): Promise<Running> {
  const hosts = await takePort(port);
  const mf = new Miniflare({
    ...persistence,
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
