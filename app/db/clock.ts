// The moved clock of a shop in development: one row, followed by every isolate within a second.
import { moveClock } from "~/platform/clock";
import { type Database, openDatabase, type Statement, statement } from "~/platform/database";
import { type Env, isDevelopment } from "~/platform/env";

/** Null: the real time again. */
export const keepClock = (aheadMs: number | null): Statement =>
  aheadMs === null
    ? statement("DELETE FROM clock")
    : statement(
        "INSERT INTO clock (id, ahead_ms) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET ahead_ms = excluded.ahead_ms",
        aheadMs,
      );

export async function readClock(db: Database): Promise<number> {
  const row = await db.first<{ ahead_ms: number }>("SELECT ahead_ms FROM clock");
  return row?.ahead_ms ?? 0;
}

const FRESH_MS = 1000;
let lookedAt = Number.NEGATIVE_INFINITY;

/** Before a request, a batch of mail or a tick of the cron: this isolate's time is the shop's. */
export async function followClock(env: Env): Promise<void> {
  if (!isDevelopment(env) || Date.now() - lookedAt < FRESH_MS) return;
  lookedAt = Date.now();
  try {
    moveClock(await readClock(openDatabase(env.DB)));
  } catch {
    // The store is away: whoever asks next hears so from his own question.
    lookedAt = Number.NEGATIVE_INFINITY;
  }
}
