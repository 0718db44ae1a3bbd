// Where old addresses lead, each remembered once it was asked for: shops have thousands of them, and visitors ask for few.
import { cached } from "~/db/cache/cached";
import { text } from "~/db/columns";
import { CACHE_MS } from "~/platform/cache/lifetimes";

/** Null for an address that leads nowhere. */
export const redirectFrom = cached(CACHE_MS.entry, async (db, path) => {
  const row = await db.first("SELECT new_path, status FROM redirects WHERE old_path = ?", path);
  return row && { to: text(row, "new_path"), status: text(row, "status") };
});
