/** When an order in preparation is late. */

import { addDays, type Day, romeDayRange } from "../rome-day";

/** Days that an order may be in preparation. */
const LATE_DAYS = 3;

/** Orders in preparation from before this instant are late. */
export const lateBefore = (today: Day): string => {
  const day = lateDay(today);
  return romeDayRange(day, day).start;
};

/** The day that the instant begins. */
export const lateDay = (today: Day): Day => addDays(today, -LATE_DAYS);
