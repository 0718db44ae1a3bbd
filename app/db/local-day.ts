// Days of the shop's time zone in SQL, computed from the table clock_changes.
import { timeZoneOf } from "~/contract/constants/time-zone";
import { anyJson } from "~/db/columns";
import { clockChanges } from "~/domain/clock-changes";
import { type Database, statement } from "~/platform/database";

/**
 * SQL of the day of an instant in the shop's time zone. @param instant a column; the expression reads it
 * twice
 */
export const localDaySql = (instant: string): string =>
  `date(${instant}, (SELECT minutes || ' minutes' FROM clock_changes WHERE since <= ${instant} ORDER BY since DESC LIMIT 1))`;

/**
 * Switches SQL to the zone of TIME_ZONE and recounts the stored sales totals. Does nothing if the zone is
 * already in use. The cron calls this too, because an import or a restored backup may change the setting.
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
