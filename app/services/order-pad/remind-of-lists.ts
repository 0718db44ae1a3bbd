// Sends reminders of order templates that are due; places no orders.
import { listReminders } from "~/db/order-pad/list-reminders";
import { ask } from "~/db/query";
import { localDay } from "~/domain/local-day";
import type { Database } from "~/platform/database";
import type { Env } from "~/platform/env";
import { wakeMail } from "~/platform/queue";

/** Writes today's emails, each once. */
export async function remindOfLists(db: Database, env: Env, now: Date, zone: string): Promise<void> {
  const instant = now.toISOString();
  await wakeMail(env, await ask(db, listReminders(localDay(instant, zone), instant)));
}
