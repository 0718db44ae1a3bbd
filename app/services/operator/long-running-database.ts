// The database for imports and restores: one of their batches takes longer than a visitor may wait.

import { MINUTE } from "~/platform/clock";
import { type Database, openDatabase } from "~/platform/database";
import type { ServiceContext } from "~/services/context";

/** For work of the operator's that takes minutes: from the primary, with a deadline of five minutes. */
export const longRunningDatabase = (c: ServiceContext): Database =>
  openDatabase(c.env.DB, "first-primary", 5 * MINUTE, null, c.db.actor);
