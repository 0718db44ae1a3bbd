/** Calendar days of a time zone, from midnight to midnight, independent of the server's own zone. */
import { instantAt, wallClock } from "~/contract/constants/time-zone";

/** A calendar day in the shop's time zone: "2026-11-21". Days compare as text. */
export type Day = string;

/** Whole days from `from` to `to`, both included; null leaves that end open. */
export type Window = { from: Day | null; to: Day | null };

const HOUR = 3_600_000;

/** The calendar day in the zone at an instant (ISO 8601). */
export function localDay(instant: string, zone: string): Day {
  const quarter = Math.floor(Date.parse(instant) / QUARTER);
  const key = `${quarter} ${zone}`;
  const day = days.get(key) ?? wallClock(quarter * QUARTER, zone).slice(0, 10);
  if (days.size > MAX_DAYS) days.clear();
  days.set(key, day);
  return day;
}

// Cached: `Intl` is slow, and few instants are in use, the present and midnights. A day begins only at a
// multiple of 15 minutes.
const QUARTER = HOUR / 4;
const MAX_DAYS = 200;
const days = new Map<string, Day>();

/** The UTC instants of whole days in the zone: `start` is included, `end` is not. */
export const localDayRange = (from: Day, to: Day, zone: string): { start: string; end: string } => ({
  start: dayStart(from, zone),
  end: dayStart(addDays(to, 1), zone),
});

/** The day's first instant: its midnight, or the end of the hour that the clock skips then. */
export const dayStart = (day: Day, zone: string): string =>
  new Date(instantAt(`${day}T00:00:00`, zone)).toISOString();

export function addDays(day: Day, days: number): Day {
  return new Date(utcMidnight(day) + days * 24 * HOUR).toISOString().slice(0, 10);
}

/** 1 for Monday to 7 for Sunday. */
export const isoWeekday = (day: Day): number => ((new Date(utcMidnight(day)).getUTCDay() + 6) % 7) + 1;

/** The time of day in the zone at an instant, "16:30". */
export const localTime = (instant: string, zone: string): string =>
  wallClock(Date.parse(instant), zone).slice(11, 16);

/** Whether a day lies in a window, both ends included. */
export function isInForce(window: Window, today: Day): boolean {
  return (window.from === null || window.from <= today) && (window.to === null || today <= window.to);
}

function utcMidnight(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}
