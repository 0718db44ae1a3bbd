// At night, what has had its time is removed. Nothing depends on it: whoever reads such a row looks at its end too.
import { removeExpired } from "~/db/retention";
import { now } from "~/platform/clock";
import { openDatabase } from "~/platform/database";
import type { Env } from "~/platform/env";

/** In UTC: after midnight in Rome, before anybody orders. */
const HOUR_OF_NIGHT = 2;

export async function nightly(scheduledAt: Date, env: Env): Promise<void> {
  if (scheduledAt.getUTCHours() !== HOUR_OF_NIGHT) return;
  await removeExpired(openDatabase(env.DB), now());
}
