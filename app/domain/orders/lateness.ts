/** When an order in preparation is late. */

import { addDays, type Day, dayStart } from "../local-day";

const LATE_DAYS = 3;

/** Orders in preparation from before this instant are late. */
export const lateBefore = (today: Day, zone: string): string => dayStart(lateDay(today), zone);

export const lateDay = (today: Day): Day => addDays(today, -LATE_DAYS);
