// The database for deeds of a whole catalogue: one batch of them takes longer than what a visitor may wait for.

import type { ApiContext } from "~/api/http/context";
import { MINUTE } from "~/platform/clock";
import { type Database, openDatabase } from "~/platform/database";

export const longRunningDatabase = (c: ApiContext): Database =>
  openDatabase(c.env.DB, "first-primary", 5 * MINUTE);
