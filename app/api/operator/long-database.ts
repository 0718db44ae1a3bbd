// The database for deeds of a whole catalogue: one batch of them takes longer than what a visitor may wait for.
import { MINUTE } from "~/platform/clock";
import { type Database, openDatabase } from "~/platform/database";
import type { ApiContext } from "../context";

export const longDatabase = (c: ApiContext): Database => openDatabase(c.env.DB, "first-primary", 5 * MINUTE);
