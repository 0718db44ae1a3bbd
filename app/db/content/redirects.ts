// Redirects of old addresses, cached one by one on request: a shop has thousands, and visitors request few.
import { cached } from "~/db/cache/cached";
import { text } from "~/db/columns";
import { CACHE_MS } from "~/platform/cache/lifetimes";

/** Null if the address has no redirect. */
export const redirectFrom = cached(CACHE_MS.entry, async (db, path) => {
  const row = await db.first("SELECT new_path, status FROM redirects WHERE old_path = ?", path);
  return row && { to: text(row, "new_path"), status: text(row, "status") };
});
