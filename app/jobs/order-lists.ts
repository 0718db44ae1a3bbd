// Reminders of order templates: in the morning, once for each day that has come.
import { now } from "~/platform/clock";
import { openDatabase } from "~/platform/database";
import type { Env } from "~/platform/env";
import { remindOfLists } from "~/services/order-pad/remind-of-lists";

/** UTC. */
const MORNING = 6;

export async function orderListReminders(scheduledAt: Date, env: Env): Promise<void> {
  if (scheduledAt.getUTCHours() === MORNING) await remindOfLists(openDatabase(env.DB), env, now());
}
