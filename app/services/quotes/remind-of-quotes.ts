// Reminds customers once of quotes whose last day is near.
import { ask } from "~/db/query";
import { quoteReminders } from "~/db/quotes/quote-mails";
import { localDay } from "~/domain/local-day";
import type { Database } from "~/platform/database";
import type { Env } from "~/platform/env";
import { wakeMail } from "~/platform/queue";

/** Writes today's emails, each once. */
export async function remindOfQuotes(db: Database, env: Env, now: Date, zone: string): Promise<void> {
  const instant = now.toISOString();
  await wakeMail(env, await ask(db, quoteReminders(localDay(instant, zone), instant, zone)));
}
