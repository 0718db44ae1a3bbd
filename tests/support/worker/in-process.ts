// The built Worker in this very process, on the stores of a shop of its own: so that one query can be held, or the store be away.
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
  /** The cron fires. */
  tick(): Promise<void>;
}

export interface InProcess {
  ask: Ask;
  db: D1Database;
  /** Where the same stores are served by workerd. */
  url: string;
  /** What was begun behind the answers has ended. */
  settled(): Promise<void>;
  /** From where each session with D1 began, in turn. */
  begun: string[];
  /** A Worker with nothing in its memory. A copy stays for as long as this process: seldom. */
  forget(): Promise<void>;
  /** Another Worker on the same stores, for as long as this process. @param more bindings of its own */
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
  // A module of its own each time: nothing is left in its memory by an earlier test.
  const load = async (): Promise<Worker> =>
    (await import(`${resolve("build/worker.js")}?copy=${crypto.randomUUID()}`)).default;
  const behind = new Set<Promise<unknown>>();
  // Each request has its own.
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

/** What D1 says of itself after each answer. */
export const BOOKMARK = "00000001-0000000a-00004ca9-0123456789abcdef";

/** What of D1 the shop uses. */
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
