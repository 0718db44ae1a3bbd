// Whether the database answers at all.
import type { Database } from "~/platform/database";

/** @throws StoreUnavailable where the database is away */
export const isReachable = (db: Database) => db.first("SELECT 1 AS one");
