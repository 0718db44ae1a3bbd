// When a job of the cron is due: every few minutes, or once a day in the shop's time zone.
import type { JobName } from "~/contract/constants/jobs";
import { addDays, type Day, dayStart, localDay } from "./local-day";

export type Schedule =
  | { everyMinutes: number }
  /** Hours after the shop's midnight; one hour off on the two days on which the clocks change. */
  | { dailyAtHour: number };

const EACH_MINUTE = { everyMinutes: 1 };
/** After the shop's midnight, before the first orders. */
const AT_NIGHT = { dailyAtHour: 3 };
const IN_THE_MORNING = { dailyAtHour: 7 };

export const JOB_SCHEDULES: Readonly<Record<JobName, Schedule>> = {
  caches: EACH_MINUTE,
  unpaid_orders: EACH_MINUTE,
  payment_sessions: EACH_MINUTE,
  refunds: EACH_MINUTE,
  restock_alerts: EACH_MINUTE,
  order_documents: EACH_MINUTE,
  catalogues: { everyMinutes: 5 },
  mails: EACH_MINUTE,
  webhooks: EACH_MINUTE,
  list_reminders: IN_THE_MORNING,
  quote_reminders: IN_THE_MORNING,
  review_requests: IN_THE_MORNING,
  retention: AT_NIGHT,
  unused_files: AT_NIGHT,
  abandoned_copies: AT_NIGHT,
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The minute or the day of a run at this instant. Slots of one schedule compare as text. */
export function slotAt(schedule: Schedule, at: Date, zone: string): string {
  if ("everyMinutes" in schedule) {
    // Each tick is a separate slot, so that a missed or late tick does not move others.
    if (schedule.everyMinutes === 1) return at.toISOString();
    const step = schedule.everyMinutes * MINUTE;
    return new Date(Math.floor(at.getTime() / step) * step).toISOString();
  }
  const day = localDay(at.toISOString(), zone);
  return at.getTime() < dailyInstant(schedule.dailyAtHour, day, zone) ? addDays(day, -1) : day;
}

/** The instant from which the next slot is due. */
export function nextAfter(schedule: Schedule, slot: string, zone: string): Date {
  return "everyMinutes" in schedule
    ? new Date(Date.parse(slot) + schedule.everyMinutes * MINUTE)
    : new Date(dailyInstant(schedule.dailyAtHour, addDays(slot, 1), zone));
}

const dailyInstant = (hour: number, day: Day, zone: string): number =>
  Date.parse(dayStart(day, zone)) + hour * HOUR;
