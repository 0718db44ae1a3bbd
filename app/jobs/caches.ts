// Refreshes KV's cache from the database each minute, so that a change that reached no other isolate is seen within the next.

import { openVersionedDatabase } from "~/db/cache/data-version";
import { refreshKvCache } from "~/db/cache/reference-data";
import type { Background, Env } from "~/platform/env";
import { logError } from "~/platform/log";

export async function refreshCaches(env: Env, ctx: Background): Promise<void> {
  await refreshKvCache({ db: openVersionedDatabase(env, null), ctx, env }).catch((error) =>
    logError("caches", {}, error),
  );
}
