/** Calendar days in Europe/Rome, from midnight to midnight, independent of the server's time zone. */

/** A calendar day in Europe/Rome: "2026-11-21". Days compare as text. */
export type Day = string;

/** Whole days from `from` to `to`, both included; null leaves that end open. */
export type Window = { from: Day | null; to: Day | null };

const HOUR = 3_600_000;
const calendar = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Rome",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Rome",
  hour: "2-digit",
  minute: "2-digit",
});

/** The calendar day in Rome at an instant (ISO 8601). */
export function romeDay(instant: string): Day {
  const quarter = Math.floor(Date.parse(instant) / QUARTER);
  const day = days.get(quarter) ?? dayAt(quarter * QUARTER);
  if (days.size > MAX_DAYS) days.clear();
  days.set(quarter, day);
  return day;
}

// Cached: `Intl` is slow, and few instants are in use, now and midnights. No day begins within a quarter of an hour.
const QUARTER = HOUR / 4;
const MAX_DAYS = 200;
const days = new Map<number, Day>();

function dayAt(at: number): Day {
  const parts = calendar.formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value;
  return `${part("year")}-${part("month")}-${part("day")}`;
}

/** The UTC instants of whole days: `start` is included, `end` is not. */
export function romeDayRange(from: Day, to: Day): { start: string; end: string } {
  return { start: midnight(from), end: midnight(addDays(to, 1)) };
}

/** The day so many days later; earlier if `days` is negative. */
export function addDays(day: Day, days: number): Day {
  return new Date(utcMidnight(day) + days * 24 * HOUR).toISOString().slice(0, 10);
}

/** 1 for Monday to 7 for Sunday. */
export const isoWeekday = (day: Day): number => ((new Date(utcMidnight(day)).getUTCDay() + 6) % 7) + 1;

/** The time of day at an instant, "16:30". */
export const localTime = (instant: string): string => clock.format(Date.parse(instant));

/** Whether a day lies in a window, both ends included. */
export function isInForce(window: Window, today: Day): boolean {
  return (window.from === null || window.from <= today) && (window.to === null || today <= window.to);
}

function midnight(day: Day): string {
  // Clocks change at 01:00 UTC, so Rome's midnight is always two hours (summer) or one hour (winter) before UTC's.
  const inSummer = new Date(utcMidnight(day) - 2 * HOUR).toISOString();
  return romeDay(inSummer) === day ? inSummer : new Date(utcMidnight(day) - HOUR).toISOString();
}

function utcMidnight(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}
