// The nightly job: removes expired rows and unused files. Nothing depends on it, as every reader checks the expiry too.
import { dropOldSnapshot } from "~/db/operator/transfer/backup";
import { dropOldRestores } from "~/db/operator/transfer/restore";
import { removeExpired } from "~/db/retention";
import { DAY, now } from "~/platform/clock";
import { openDatabase } from "~/platform/database";
import type { Env } from "~/platform/env";
import { removeUnusedFiles } from "~/services/pictures/remove-picture";

/** UTC: after midnight in Rome, before the first orders. */
const HOUR_OF_NIGHT = 2;
/** Longer than any backup or restore takes. */
const COPIES_KEPT = DAY;

export async function nightly(scheduledAt: Date, env: Env): Promise<void> {
  if (scheduledAt.getUTCHours() !== HOUR_OF_NIGHT) return;
  const db = openDatabase(env.DB);
  await removeExpired(db, now());
  await removeUnusedFiles(db, env, now());
  const before = new Date(now().getTime() - COPIES_KEPT).toISOString();
  await dropOldSnapshot(db, before);
  await dropOldRestores(db, before);
}
