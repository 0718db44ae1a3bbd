// Formats the time until an order is dispatched.
import type { TFunction } from "i18next";

const WORKING_WEEK = 5;

/** "3 working days", with the days on which parcels leave if these are not Monday to Friday. */
export function handlingTime(
  t: TFunction,
  { days, dispatchDays }: { days: number; dispatchDays: readonly number[] },
): string {
  const time = t("workingDays", { count: days });
  const leavesDaily = dispatchDays.filter((day) => day <= WORKING_WEEK).length === WORKING_WEEK;
  if (leavesDaily) return time;
  return t("workingDaysThen", { time, days: dispatchDays.map((day) => t(`weekdays.${day}`)).join(", ") });
}
