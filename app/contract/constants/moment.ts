// Instants typed in the back office: local time in the shop's time zone, to the minute.
import { instantAt, wallClock } from "./time-zone";

/**
 * "2026-11-21T08:00:00Z" as "2026-11-21T09:00" in Rome; a text that is not an instant is returned
 * unchanged.
 */
export function localMoment(instant: string, zone: string): string {
  const at = /Z$/.test(instant) ? Date.parse(instant) : Number.NaN;
  return Number.isNaN(at) ? instant : wallClock(at, zone).replace(/:00$/, "");
}

/**
 * "2026-11-21T09:00" in Rome as "2026-11-21T08:00:00Z"; any other text is returned unchanged, and the table
 * refuses it.
 */
export function instantOfMoment(typed: string, zone: string): string {
  const [, minute, seconds = "00"] = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::(\d{2}))?$/.exec(typed) ?? [];
  if (minute === undefined || Number.isNaN(Date.parse(`${minute}:${seconds}Z`))) return typed;
  return `${new Date(instantAt(`${minute}:${seconds}`, zone)).toISOString().slice(0, 19)}Z`;
}
