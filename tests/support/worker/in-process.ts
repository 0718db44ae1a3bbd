// Runs the built Worker in this process, on the stores of a separate shop, so that a test can delay a query
// or make the store unavailable.
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { startServer } from "~/tools/serve";
import { demoState } from "./state";

interface Worker {
  fetch(request: Request, env: object, ctx: object): Promise<Response>;
  scheduled(event: object, env: object, ctx: object): Promise<void>;
}

type Ask = (path: string, cookie?: string, init?: RequestInit) => Promise<Response>;

export interface Isolate {
  ask: Ask;
  /** Runs the cron. */
  tick(): Promise<void>;
}

export interface InProcess {
  ask: Ask;
  db: D1Database;
  /** The address at which workerd serves the same stores. */
  url: string;
  /** Resolves when the work that continues after the answers has ended. */
  settled(): Promise<void>;
  /** The bookmark or constraint of each session with D1, in order. */
  begun: string[];
  /**
   * Replaces the Worker by one with an empty memory. Each copy stays in memory until this process ends, so
   * call it rarely.
   */
  forget(): Promise<void>;
  /** Starts another Worker on the same stores, which lasts until this process ends. @param more its own bindings */
  another(more?: object): Promise<Isolate>;
  close(): Promise<void>;
}

const ORIGIN = "http://shop.test";

/**
 * @param before each round trip to D1, with its statements: it may wait, or throw
 * @param more bindings besides those of every local shop
 * @param after each round trip, with its statements: it may throw, as if the answer were lost
 */
export async function inProcess(
  before: (queries: string[]) => Promise<void>,
  more: object = {},
  after: (queries: string[]) => void = () => {},
): Promise<InProcess> {
  const state = await demoState();
  const server = await startServer({ state });
  const begun: string[] = [];
  const DB = questioned(server.db, { before, after }, (from) => begun.push(from));
  const bindings = { ...(await server.mf.getBindings()), DB, ...more };
  // A new module each time, so that no earlier test has left data in its memory.
  const load = async (): Promise<Worker> =>
    (await import(`${resolve("build/worker.js")}?copy=${crypto.randomUUID()}`)).default;
  const behind = new Set<Promise<unknown>>();
  // Each request has its own context.
  const ctx = () => ({
    waitUntil: (work: Promise<unknown>) => {
      const known = work.catch(() => null).finally(() => behind.delete(known));
      behind.add(known);
    },
    passThroughOnException: () => {},
  });
  const askOf =
    (worker: Worker, own: object): Ask =>
    (path, cookie = "", init = {}) =>
      worker.fetch(
        new Request(ORIGIN + path, { ...init, headers: { ...init.headers, Cookie: cookie } }),
        { ...bindings, ...own },
        ctx(),
      );
  let ask = askOf(await load(), {});
  return {
    settled: async () => {
      while (behind.size > 0) await Promise.all(behind);
    },
    begun,
    db: server.db,
    url: server.url,
    ask: (...request) => ask(...request),
    another: async (own = {}) => {
      const worker = await load();
      const tick = () => worker.scheduled({ scheduledTime: Date.now() }, { ...bindings, ...own }, ctx());
      return { ask: askOf(worker, own), tick };
    },
    forget: async () => {
      ask = askOf(await load(), {});
    },
    close: async () => {
      await server.mf.dispose();
      rmSync(state, { recursive: true, force: true });
    },
  };
}

/** The bookmark that D1 returns with each answer. */
export const BOOKMARK = "00000001-0000000a-00004ca9-0123456789abcdef";

/** The part of D1 that the shop uses. */
function questioned(
  db: D1Database,
  { before, after }: { before: (queries: string[]) => Promise<void>; after: (queries: string[]) => void },
  onSession: (from: string) => void,
) {
  const prepare = (query: string) => ({
    bind: (...values: unknown[]) => {
      const ready = () => db.prepare(query).bind(...values);
      return { query, ready, all: () => before([query]).then(() => ready().all()) };
    },
  });
  const batch = async (statements: ReturnType<ReturnType<typeof prepare>["bind"]>[]) => {
    const queries = statements.map(({ query }) => query);
    await before(queries);
    const results = await db.batch(statements.map(({ ready }) => ready()));
    after(queries);
    return results;
  };
  return {
    withSession: (from: string) => {
      onSession(from);
      return { prepare, batch, getBookmark: () => BOOKMARK };
    },
  };
}
