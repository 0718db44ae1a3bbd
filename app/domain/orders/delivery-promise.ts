/** The day by which an order is dispatched (CONTRACT §15), and legal periods that end on working days. */
import { isPublicHoliday } from "~/domain/holidays";
import { addDays, type Day, isoWeekday, localDay, localTime } from "~/domain/local-day";

export type DispatchRules = {
  /** Working days until an order is ready. */
  handlingDays: number;
  /** ISO weekdays on which parcels leave. */
  dispatchDays: readonly number[];
  /** "16:00": later orders count as those of the next day; null: no cut-off. */
  cutoffTime: string | null;
  /** The shop's time zone, for the cut-off and the day of the order. */
  zone: string;
  closedDays: readonly Day[];
  /** The country whose public holidays the shop observes (ISO 3166-1 alpha-2). */
  holidays: string;
};

const FRIDAY = 5;

/**
 * `promised_by` (CONTRACT §2a, §15): `handlingDays` working days after the day of the order, then the next
 * dispatch day. A dispatch day on a weekend is a working day too.
 */
export function promisedBy(orderedAt: string, rules: DispatchRules): Day {
  const { cutoffTime, handlingDays, dispatchDays, zone } = rules;
  const isLate = cutoffTime !== null && localTime(orderedAt, zone) > cutoffTime;
  let day = addDays(localDay(orderedAt, zone), isLate ? 1 : 0);
  for (let left = handlingDays; left > 0; ) {
    day = addDays(day, 1);
    if (isShopDay(day, rules)) left -= 1;
  }
  // Limits the search to one year, for a shop that is closed without end.
  for (
    let left = 366;
    left > 0 && !(dispatchDays.includes(isoWeekday(day)) && isShopDay(day, rules));
    left -= 1
  )
    day = addDays(day, 1);
  return day;
}

/**
 * The day by which a courier that takes `workingDays` delivers what is dispatched on `dispatched`. The
 * country is the destination's: there is no delivery on its public holidays.
 */
export function arrivesBy(dispatched: Day, workingDays: number, country: string): Day {
  let day = dispatched;
  for (let left = workingDays; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day, country)) left -= 1;
  }
  return day;
}

/** Whether the shop works on the day: a weekend day where it is a day of dispatch, and no holiday or closed day. */
export const isShopDay = (day: Day, { dispatchDays, closedDays, holidays }: DispatchRules): boolean =>
  (isoWeekday(day) <= FRIDAY || dispatchDays.includes(isoWeekday(day))) &&
  !isPublicHoliday(day, holidays) &&
  !closedDays.includes(day);

/** The stock data of a cart row; `held` is the quantity that the row itself reserves. */
export type PromisedRow = {
  id: number;
  qty: number;
  held: number;
  available: number;
  isBackorderable: boolean;
  restockDate: Day | null;
};

/**
 * `rows`: ids. `restockDate`: the day by which the goods of all rows are expected; null if a row has no
 * date.
 */
export type Backordered = { rows: number[]; restockDate: Day | null };

/**
 * The backordered rows: their quantity is not in stock, but can be ordered. They ship once the goods have
 * arrived, so `promisedBy` does not apply to them. Null without such rows.
 */
export function backordered(rows: readonly PromisedRow[], today: Day): Backordered | null {
  const waiting = rows.filter((row) => row.isBackorderable && row.qty - row.held > row.available);
  if (waiting.length === 0) return null;
  const days = waiting.flatMap(({ restockDate }) =>
    restockDate !== null && restockDate > today ? [restockDate] : [],
  );
  return {
    rows: waiting.map(({ id }) => id),
    restockDate: days.length === waiting.length ? (days.toSorted().at(-1) ?? null) : null,
  };
}

/** Monday to Friday, except public holidays of the country. */
export const isWorkingDay = (day: Day, country: string): boolean =>
  isoWeekday(day) <= FRIDAY && !isPublicHoliday(day, country);

const WITHDRAWAL_DAYS = 14;

/**
 * The last day on which a consumer may withdraw: 14 days after the delivery, moved to the next working day
 * from a Saturday, Sunday or public holiday of the seller's country (Reg. (EEC, Euratom) 1182/71, art.
 * 3(4)). The shop's closed days do not extend it.
 */
export function withdrawalUntil(deliveredOn: Day, sellerCountry: string): Day {
  let day = addDays(deliveredOn, WITHDRAWAL_DAYS);
  while (!isWorkingDay(day, sellerCountry)) day = addDays(day, 1);
  return day;
}
