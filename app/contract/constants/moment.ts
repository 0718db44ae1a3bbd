// Instants as the back office types them: the clock of Italy, to the minute.

const ZONE = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Rome",
  dateStyle: "short",
  timeStyle: "medium",
});
const HOUR = 3_600_000;

/** "2026-11-21T08:00:00Z" as "2026-11-21T09:00"; what is no instant stays as it is. */
export function localMoment(instant: string): string {
  const at = /Z$/.test(instant) ? Date.parse(instant) : Number.NaN;
  return Number.isNaN(at) ? instant : ZONE.format(at).replace(" ", "T").replace(/:00$/, "");
}

/** "2026-11-21T09:00" as "2026-11-21T08:00:00Z"; anything else is left for the table to refuse. */
export function instantOfMoment(typed: string): string {
  const [, minute, seconds = "00"] = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::(\d{2}))?$/.exec(typed) ?? [];
  if (minute === undefined) return typed;
  const utc = Date.parse(`${minute}:${seconds}Z`);
  if (Number.isNaN(utc)) return typed;
  // In the hour that autumn repeats, the first; in the one that spring leaves out, an hour later.
  const found = [2, 1].map((hours) => iso(utc - hours * HOUR)).find((one) => sameMinute(one, minute));
  return found ?? iso(utc - HOUR);
}

const iso = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}Z`;
const sameMinute = (instant: string, minute: string): boolean => localMoment(instant).startsWith(minute);
