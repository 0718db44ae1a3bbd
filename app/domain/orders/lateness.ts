/** When an order in preparation is late. */

import { addDays, type Day, dayStart } from "../local-day";

/** Days that an order may be in preparation. */
const LATE_DAYS = 3;

/** Orders in preparation from before this instant are late. */
export const lateBefore = (today: Day, zone: string): string => dayStart(lateDay(today), zone);

/** The day that begins with that instant. */
export const lateDay = (today: Day): Day => addDays(today, -LATE_DAYS);
