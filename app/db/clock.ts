// The moved clock of a shop in development: one row, which every isolate follows within a second.

import { moveClock } from "~/platform/clock";
import { type Database, openDatabase, type Statement, statement } from "~/platform/database";
import { DEADLINE_MS } from "~/platform/deadline";
import { type Env, isDevelopment } from "~/platform/env";
import { int } from "./columns";

/** Null: back to the real time. */
export const clockStatement = (aheadMs: number | null): Statement =>
  aheadMs === null
    ? statement("DELETE FROM clock")
    : statement(
        "INSERT INTO clock (id, ahead_ms) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET ahead_ms = excluded.ahead_ms",
        aheadMs,
      );

/** Milliseconds by which the shop's time is ahead of the real time; 0 if it was not moved. */
export async function readClock(db: Database): Promise<number> {
  const row = await db.first("SELECT ahead_ms FROM clock");
  return row ? int(row, "ahead_ms") : 0;
}

const MAX_AGE_MS = 1000;
let checkedAt = Number.NEGATIVE_INFINITY;

/** Sets this isolate's time to the shop's. Runs before each request, batch of emails and tick of the cron. */
export async function followClock(env: Env): Promise<void> {
  if (!isDevelopment(env) || Date.now() - checkedAt < MAX_AGE_MS) return;
  checkedAt = Date.now();
  try {
    moveClock(await readClock(openDatabase(env.DB, null, DEADLINE_MS.request)));
  } catch {
    // If the database is unavailable, the request's own query reports it.
    checkedAt = Number.NEGATIVE_INFINITY;
  }
}
