// What the morning reminds of: order templates whose day has come, quotes whose last day is near.
import { now } from "~/platform/clock";
import { openDatabase } from "~/platform/database";
import type { Env } from "~/platform/env";
import { remindOfLists } from "~/services/order-pad/remind-of-lists";
import { remindOfQuotes } from "~/services/quotes/remind-of-quotes";

/** UTC. */
const MORNING = 6;

/** Once each. */
export async function morningReminders(scheduledAt: Date, env: Env): Promise<void> {
  if (scheduledAt.getUTCHours() !== MORNING) return;
  const db = openDatabase(env.DB);
  await remindOfLists(db, env, now());
  await remindOfQuotes(db, env, now());
}
