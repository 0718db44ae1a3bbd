// Database session for imports and restores, whose batches take longer than a visitor would wait.

import { MINUTE } from "~/platform/clock";
import { type Database, openDatabase } from "~/platform/database";
import type { ServiceContext } from "~/services/context";

/** Reads from the primary, with a deadline of five minutes. */
export const longRunningDatabase = (c: ServiceContext): Database =>
  openDatabase(c.env.DB, "first-primary", 5 * MINUTE, null, c.db.actor);
