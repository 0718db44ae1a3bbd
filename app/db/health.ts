// Whether the database answers at all.
import type { Database } from "~/platform/database";

export const isReachable = (db: Database) => db.first("SELECT 1 AS one");
