// Clock changes of a time zone: SQL has no time zones, and computes its days from this list
// (db/local-day.ts).
import { zoneOffset } from "~/contract/constants/time-zone";

/** An instant (ISO 8601 without its zone), and the minutes that the zone is ahead of UTC from then on. */
export type ClockChange = readonly [since: string, minutes: number];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Shorter than any summer time, and than Ramadan in Morocco. */
const STEP = 14 * DAY;
const FIRST_YEAR = 2000;
const LAST_YEAR = 2060;

/** The zone's clock changes of the years 2000 to 2060; the first entry has no beginning. */
export function clockChanges(zone: string): ClockChange[] {
  const changes: ClockChange[] = [];
  let minutes = minutesAt(Date.UTC(FIRST_YEAR, 0), zone);
  changes.push(["", minutes]);
  for (let from = Date.UTC(FIRST_YEAR, 0); from < Date.UTC(LAST_YEAR + 1, 0); from += STEP) {
    const after = minutesAt(from + STEP, zone);
    if (after === minutes) continue;
    let [before, at] = [from, from + STEP];
    while (at - before > MINUTE) {
      const middle = before + Math.floor((at - before) / 2 / MINUTE) * MINUTE;
      if (minutesAt(middle, zone) === minutes) before = middle;
      else at = middle;
    }
    changes.push([new Date(at).toISOString().slice(0, 19), after]);
    minutes = after;
  }
  return changes;
}

const minutesAt = (at: number, zone: string): number => zoneOffset(at, zone) / MINUTE;
