// The shop in figures, and whether they add up.
import { findFaults } from "~/db/operator/invariants";
import { readSales, type Sales } from "~/db/operator/statistics";
import { type Day, localDayRange } from "~/domain/local-day";
import type { ServiceContext } from "~/services/context";
import { countReads } from "~/services/data-version";
import { longRunningDatabase } from "./long-running-database";

/** What contradicts the shop's invariants; empty: all adds up. */
export async function checkInvariants(c: ServiceContext) {
  const db = longRunningDatabase(c);
  const faults = await findFaults(db, c.now.toISOString());
  countReads(c, db);
  return faults;
}

/** From the first day to the last one, both in the shop's time zone. */
export const salesBetween = (c: ServiceContext, from: Day, to: Day): Promise<Sales> =>
  readSales(c.db, localDayRange(from, to, c.zone));
