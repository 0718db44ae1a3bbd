// Database session for imports and restores, whose batches take longer than a visitor would wait.

import { type Database, openDatabase } from "~/platform/database";
import { DEADLINE_MS } from "~/platform/deadline";
import type { ServiceContext } from "~/services/context";

/** Reads from the primary, with a deadline of five minutes. */
export const longRunningDatabase = (c: ServiceContext): Database =>
  openDatabase(c.env.DB, "first-primary", DEADLINE_MS.longRoundTrip, null, c.db.actor);
