// The shop's statistics, and the check of its invariants.
import { findFaults } from "~/db/operator/invariants";
import { readSales, type Sales } from "~/db/operator/statistics";
import { type Day, localDayRange } from "~/domain/local-day";
import type { ServiceContext } from "~/services/context";
import { countReads } from "~/services/data-version";
import { longRunningDatabase } from "./long-running-database";

/** Violations of the shop's invariants; empty if all hold. */
export async function checkInvariants(c: ServiceContext) {
  const db = longRunningDatabase(c);
  const faults = await findFaults(db, c.now.toISOString());
  countReads(c, db);
  return faults;
}

/** Both days are included, in the shop's time zone. */
export const salesBetween = (c: ServiceContext, from: Day, to: Day): Promise<Sales> =>
  readSales(c.db, localDayRange(from, to, c.zone));
