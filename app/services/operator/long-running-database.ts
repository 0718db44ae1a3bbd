// The database for imports and restores: one of their batches takes longer than a visitor may wait.

import { type Database, openDatabase } from "~/platform/database";
import { DEADLINE_MS } from "~/platform/deadline";
import type { ServiceContext } from "~/services/context";

/** For work of the operator's that takes minutes: from the primary, with a deadline of five minutes. */
export const longRunningDatabase = (c: ServiceContext): Database =>
  openDatabase(c.env.DB, "first-primary", DEADLINE_MS.longRoundTrip, null, c.db.actor);
