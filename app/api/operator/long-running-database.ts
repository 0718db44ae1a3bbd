// The database for imports and restores: one of their batches takes longer than a visitor may wait.

import type { ApiContext } from "~/api/http/context";
import { MINUTE } from "~/platform/clock";
import { type Database, openDatabase } from "~/platform/database";

export const longRunningDatabase = (c: ApiContext): Database =>
  openDatabase(c.env.DB, "first-primary", 5 * MINUTE);
