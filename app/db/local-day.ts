// Days of the shop's time zone in SQL, by the table clock_changes.
import { timeZoneOf } from "~/contract/constants/time-zone";
import { anyJson } from "~/db/columns";
import { clockChanges } from "~/domain/clock-changes";
import { type Database, statement } from "~/platform/database";

/** An expression: the day of an instant in the shop's time zone. @param instant a column; it is read twice */
export const localDaySql = (instant: string): string =>
  `date(${instant}, (SELECT minutes || ' minutes' FROM clock_changes WHERE since <= ${instant} ORDER BY since DESC LIMIT 1))`;

/**
 * SQL counts days in the zone of TIME_ZONE from now on, and the stored sums of sales are counted again. Nothing is done where
 * it does so already. The cron calls it too: the setting may have come with an import or a restored backup.
 */
export async function followZone(db: Database): Promise<void> {
  const [found] = await db.all(
    `SELECT zone AS used, (SELECT value FROM settings WHERE key = 'TIME_ZONE') AS value
     FROM clock_changes WHERE since = ''`,
  );
  const zone = timeZoneOf(anyJson(found ?? {}, "value"));
  if (found?.used === zone) return;
  await db.batch([
    statement("DELETE FROM clock_changes"),
    statement(
      "INSERT INTO clock_changes (since, minutes, zone) SELECT value ->> 0, value ->> 1, ? FROM json_each(?)",
      ...[zone, JSON.stringify(clockChanges(zone))],
    ),
    statement("DELETE FROM sales_by_day"),
    statement(
      `INSERT INTO sales_by_day (customer_id, day, orders, cents)
       SELECT customer_id, day, orders, cents FROM sales_to_sum`,
    ),
  ]);
}
