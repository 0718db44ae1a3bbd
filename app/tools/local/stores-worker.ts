// A state folder's stores behind their own Worker, called over HTTP. Miniflare's access from Node blocks at each step
// of a statement, and under load sometimes continues before the response has arrived, which ends the run.
import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import type { Miniflare, WorkerOptions } from "miniflare";

export interface Stores {
  db: D1Database;
  putFiles(files: readonly StoredFile[]): Promise<void>;
}

export interface StoredFile {
  /** Key in the bucket of files. */
  key: string;
  base64: string;
  contentType: string;
}

const WORKER_NAME = "stores";
/** Addressed by name, so that reopening a state folder finds the same database and bucket. */
export const STORES = { d1Databases: { DB: "bottega" }, r2Buckets: { FILES: "files" } };

// The socket is open to the whole machine: only the process that started it knows the key.
const KEY = randomUUID();

export const storesWorker: WorkerOptions & { name: string } = {
  name: WORKER_NAME,
  ...STORES,
  bindings: { KEY },
  unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
  modules: true,
  script: `export default {
    async fetch(request, { DB, FILES, KEY }) {
      if (request.headers.get("Authorization") !== KEY) return new Response(null, { status: 401 });
      if (request.method === "PUT") {
        const files = await request.json();
        const bytesOf = (base64) => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
        const put = ({ key, base64, contentType }) => FILES.put(key, bytesOf(base64), { httpMetadata: { contentType } });
        // More at a time are too many for the bucket.
        for (let at = 0; at < files.length; at += 16) await Promise.all(files.slice(at, at + 16).map(put));
        return new Response();
      }
      try {
        const statements = await request.json();
        const prepared = statements.map(({ sql, values }) => DB.prepare(sql).bind(...values));
        return Response.json(await DB.batch(prepared));
      } catch (error) {
        return new Response(error.message, { status: 400 });
      }
    },
  }`,
};

/** Returns the stores of a Miniflare instance that has `storesWorker` among its workers. */
export async function storesOf(mf: Miniflare): Promise<Stores> {
  const { origin } = await mf.unsafeGetDirectURL(WORKER_NAME);
  const run = async (statements: Sentence[]): Promise<D1Result[]> => {
    const body = JSON.stringify(statements.map(({ sql, values }) => ({ sql, values })));
    return JSON.parse(await ask(origin, "POST", {}, body));
  };
  return {
    db: databaseOver(run),
    putFiles: async (files) => {
      for (let at = 0; at < files.length; at += FILES_PER_REQUEST)
        await ask(origin, "PUT", {}, JSON.stringify(files.slice(at, at + FILES_PER_REQUEST)));
    },
  };
}

const FILES_PER_REQUEST = 200;

/** Uses a new connection: a reused one may have ended while this process was busy. */
function ask(
  url: string,
  method: string,
  headers: Record<string, string>,
  body: Uint8Array | string,
): Promise<string> {
  return new Promise((done, failed) => {
    const sent = request(url, { method, agent: false, headers: { ...headers, Authorization: KEY } });
    sent.on("error", failed);
    sent.on("response", (answer) =>
      text(answer)
        .then((said) => (answer.statusCode === 200 ? done(said) : failed(new Error(said))))
        .catch(failed),
    );
    sent.end(body);
  });
}

interface Sentence {
  sql: string;
  values: unknown[];
}

/** The part of D1 that is used here. Reads are never stale, so a session is the database itself. */
function databaseOver(run: (statements: Sentence[]) => Promise<D1Result[]>): D1Database {
  const prepare = (sql: string, values: unknown[] = []) => {
    const all = async () => (await run([{ sql, values }]))[0];
    return {
      sql,
      values,
      bind: (...bound: unknown[]) => prepare(sql, bound),
      all,
      run: all,
      first: async (column?: string) => {
        const row = ((await all())?.results[0] ?? null) as Record<string, unknown> | null;
        return column === undefined ? row : (row?.[column] ?? null);
      },
    };
  };
  const database = {
    prepare: (sql: string) => prepare(sql),
    batch: run,
    withSession: () => database,
    getBookmark: () => null,
  };
  return database as unknown as D1Database;
}
