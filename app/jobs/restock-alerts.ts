// Each minute: what is in stock again is told to those who wait for it; the outbox sends the emails.
import { now } from "~/platform/clock";
import { openDatabase } from "~/platform/database";
import type { Env } from "~/platform/env";
import { writeRestockMails } from "~/services/catalogue/restock-alerts";

export const sweepRestockAlerts = (env: Env): Promise<void> => writeRestockMails(openDatabase(env.DB), now());
