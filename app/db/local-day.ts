// Days of the shop's time zone in SQL, by the table clock_changes.
import { clockChanges } from "~/domain/clock-changes";
import { type Database, type Statement, statement } from "~/platform/database";

/** An expression: the day of an instant in the shop's time zone. @param instant a column; it is read twice */
export const localDaySql = (instant: string): string =>
  `date(${instant}, (SELECT minutes || ' minutes' FROM clock_changes WHERE since <= ${instant} ORDER BY since DESC LIMIT 1))`;

/** SQL counts days in this zone from now on; the stored sums of sales are counted again. */
export const zoneStatements = (zone: string): Statement[] => [
  statement("DELETE FROM clock_changes"),
  statement(
    "INSERT INTO clock_changes (since, minutes, zone) SELECT value ->> 0, value ->> 1, ? FROM json_each(?)",
    ...[zone, JSON.stringify(clockChanges(zone))],
  ),
  statement("DELETE FROM sales_by_day"),
  statement(
    "INSERT INTO sales_by_day (customer_id, day, orders, cents) SELECT customer_id, day, orders, cents FROM sales_to_sum",
  ),
];

/** For the cron: TIME_ZONE may have come with an import or a restored backup. */
export async function followZone(db: Database, zone: string): Promise<void> {
  const used = await db.first("SELECT zone FROM clock_changes WHERE since = ''");
  if (used?.zone !== zone) await db.batch(zoneStatements(zone));
}
