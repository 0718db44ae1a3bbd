// The moved clock of a shop in development: one row, followed by every isolate within a second.

import { moveClock } from "~/platform/clock";
import { type Database, openDatabase, type Statement, statement } from "~/platform/database";
import { DEADLINE_MS } from "~/platform/deadline";
import { type Env, isDevelopment } from "~/platform/env";
import { int } from "./columns";

/** Null: the real time again. */
export const clockStatement = (aheadMs: number | null): Statement =>
  aheadMs === null
    ? statement("DELETE FROM clock")
    : statement(
        "INSERT INTO clock (id, ahead_ms) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET ahead_ms = excluded.ahead_ms",
        aheadMs,
      );

/** Milliseconds that the shop's time is ahead of the real time; 0 where it was not moved. */
export async function readClock(db: Database): Promise<number> {
  const row = await db.first("SELECT ahead_ms FROM clock");
  return row ? int(row, "ahead_ms") : 0;
}

const MAX_AGE_MS = 1000;
let checkedAt = Number.NEGATIVE_INFINITY;

/** Before a request, a batch of mail or a tick of the cron: this isolate's time is the shop's. */
export async function followClock(env: Env): Promise<void> {
  if (!isDevelopment(env) || Date.now() - checkedAt < MAX_AGE_MS) return;
  checkedAt = Date.now();
  try {
    moveClock(await readClock(openDatabase(env.DB, null, DEADLINE_MS.request)));
  } catch {
    // The database is unavailable: the request's own query reports it.
    checkedAt = Number.NEGATIVE_INFINITY;
  }
}
