// Starts a shop for one test, on a copy of the demo world: for tests of cached data and of settings, which
// the shared shop cannot change.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Miniflare } from "miniflare";
import { startServer, WORKER } from "~/tools/serve";
import { demoState } from "./state";

export interface OwnShop {
  /** Without a slash at the end. */
  url: string;
  /** Requests a path below the API. */
  api(path: string, init?: RequestInit): Promise<Response>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  db: D1Database;
  mf: Miniflare;
  /** Writes settings. Call it before the first request. */
  set(settings: Record<string, unknown>): Promise<void>;
  /** Runs the cron without rendering catalogues. @param at when the tick was due; now by default */
  tick(at?: Date): Promise<unknown>;
  /** Sends a queue message about one mail. */
  wake(mail: number): Promise<unknown>;
  close(): Promise<void>;
}

/** A catalogue of a hundred pages takes seconds to render, and no test of an own shop reads it. */
const NO_CATALOGUES = `INSERT INTO job_runs (name, slot, started_at) VALUES ('catalogues', '2999-12-31', '')
  ON CONFLICT (name) DO UPDATE SET slot = excluded.slot, started_at = ''`;

/** A storefront whose API and data belong to another shop: its own database is empty. */
export const ownStorefront = (vars: Record<string, string>): Promise<OwnShop> =>
  ownShop(vars, mkdtempSync(join(tmpdir(), "storefront-")));

/** Change the database before the first request, which fills the caches. */
export async function ownShop(
  vars: Record<string, string> = {},
  folder?: string,
  hasInspector = false,
): Promise<OwnShop> {
  const state = folder ?? (await demoState());
  const server = await startServer({ state, vars, hasInspector });
  const get = (path: string, init: RequestInit = {}) =>
    fetch(server.url + path, { redirect: "manual", ...init });
  return {
    fetch: get,
    api: (path, init) => get(`/api/v3/client/${path}`, init),
    url: server.url,
    db: server.db,
    mf: server.mf,
    set: async (settings) => {
      const set = server.db.prepare(
        "INSERT OR REPLACE INTO settings (key, value, write_date) VALUES (?, ?, '2026-11-21T00:00:00.000Z')",
      );
      await server.db.batch(
        Object.entries(settings).map(([key, value]) => set.bind(key, JSON.stringify(value))),
      );
    },
    tick: async (at) => {
      await server.db.prepare(NO_CATALOGUES).run();
      return (await server.mf.getWorker(WORKER)).scheduled({
        cron: "* * * * *",
        ...(at && { scheduledTime: at }),
      });
    },
    wake: async (mail) =>
      (await server.mf.getWorker(WORKER)).queue("mail", [
        { id: String(mail), timestamp: new Date(), attempts: 1, body: { mail } },
      ]),
    close: async () => {
      await server.mf.dispose();
      rmSync(state, { recursive: true, force: true });
    },
  };
}
