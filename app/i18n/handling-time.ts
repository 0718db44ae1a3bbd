// How long it takes until an order is dispatched, in words.
import type { TFunction } from "i18next";

const WORKING_WEEK = 5;

/** "3 working days", and the days on which parcels leave where they do not leave from Monday to Friday. */
export function handlingTime(
  t: TFunction,
  { days, dispatchDays }: { days: number; dispatchDays: readonly number[] },
): string {
  const time = t("workingDays", { count: days });
  const leavesDaily = dispatchDays.filter((day) => day <= WORKING_WEEK).length === WORKING_WEEK;
  if (leavesDaily) return time;
  return t("workingDaysThen", { time, days: dispatchDays.map((day) => t(`weekdays.${day}`)).join(", ") });
}
