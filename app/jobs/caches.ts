// Each minute KV hears from the database itself: a change that an isolate could not tell the others ends within the next.
import { refreshShared } from "~/db/facts";
import { openWatched } from "~/db/version";
import type { Background, Env } from "~/platform/env";
import { logError } from "~/platform/log";

export async function tellCaches(env: Env, ctx: Background): Promise<void> {
  await refreshShared({ db: openWatched(env, null), ctx, env }).catch((error) =>
    logError("caches", {}, error),
  );
}
