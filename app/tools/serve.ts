// The built Worker in workerd, with the bindings that wrangler.toml gives it at the edge. Its socket is workerd's own:
// Miniflare's entry worker and its assets router would cost most of a request's time.
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { Miniflare, type MiniflareOptions, type WorkerOptions } from "miniflare";

const WORKER = "bottega";
/** By name, so that whoever opens a state folder finds the same database and bucket in it. */
export const STORES = { d1Databases: { DB: "bottega" }, r2Buckets: { FILES: "files" } };
export const COMPATIBILITY = { compatibilityDate: "2026-04-01", compatibilityFlags: ["nodejs_compat"] };
/** Where `npm start` keeps the shop between runs. */
export const STATE = ".state";
/** Keyed into the demo's password hashes: whoever seeds a local database needs the same. */
export const DEVELOPMENT_PEPPER = "development-pepper";
const CRON = "* * * * *";
export const OPERATOR_TOKEN = "operator-demo-token";

export interface Server {
  /** Without a slash at the end. */
  url: string;
  mf: Miniflare;
  db: D1Database;
  dispose(): Promise<void>;
}

export class PortBusy extends Error {}

/**
 * @param state the folder that keeps D1, KV and R2 between runs, or "memory"
 * @param port 0 takes a free one
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
  return launch(worker, port, {
    d1Persist: folder(state, "d1"),
    kvPersist: folder(state, "kv"),
    r2Persist: folder(state, "r2"),
    cachePersist: false,
  });
}

/** A Worker that does nothing but answer one word: what the bench measures the shop against. */
export const startBare = (): Promise<Server> =>
  launch(
    {
      modules: true,
      script: `export default { fetch: () => new Response("ciao") }`,
      d1Databases: { DB: "bare" },
    },
    0,
    { d1Persist: false, cachePersist: false },
  );

async function launch(
  worker: WorkerOptions,
  port: number,
  persistence: Partial<MiniflareOptions>,
): Promise<Server> {
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
  return {
    url: port === 0 ? direct.origin : `http://localhost:${port}`,
    mf,
    db: await mf.getD1Database("DB"),
    dispose: () => mf.dispose(),
  };
}

/** workerd has no clock of its own for crons: the returned function ends them. */
export function everyMinute({ mf }: Server): () => void {
  const tick = async () => {
    const worker = await mf.getWorker(WORKER);
    await worker.scheduled({ cron: CRON });
  };
  const timer = setInterval(() => tick().catch(console.error), 60_000);
  return () => clearInterval(timer);
}

/**
 * The addresses on which the port is free; throws PortBusy. A browser may take "localhost" for either, so a fixed port
 * is opened on both; a machine may lack IPv6.
 */
export async function takePort(port: number): Promise<string[]> {
  if (port === 0) return ["127.0.0.1"];
  const states = await Promise.all(["127.0.0.1", "::1"].map((host) => probe(host, port)));
  if (states.includes("busy")) throw new PortBusy(String(port));
  return states[1] === "free" ? ["127.0.0.1", "::1"] : ["127.0.0.1"];
}

const probe = (host: string, port: number): Promise<"free" | "busy" | "absent"> =>
  new Promise((done) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) =>
      done(error.code === "EADDRINUSE" ? "busy" : "absent"),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => done("free")));
  });

const folder = (state: string, name: string): string | false =>
  state === "memory" ? false : resolve(state, name);

// Kept with the state, so that a restart leaves everyone signed in.
function secretOf(state: string): string {
  const fresh = randomBytes(32).toString("base64url");
  if (state === "memory") return fresh;
  const file = join(state, "secret");
  if (!existsSync(file)) {
    mkdirSync(state, { recursive: true });
    writeFileSync(file, fresh, { mode: 0o600 });
  }
  return readFileSync(file, "utf8");
}
