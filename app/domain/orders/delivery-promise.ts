/** The day by which an order is promised: some working days on, without Italy's public holidays and the shop's closed days. */
import { addDays, type Day, romeDay } from "~/domain/rome-day";

const SATURDAY = 6;
const SUNDAY = 0;

/** The national holidays with a fixed date, as month and day; Easter Monday moves. */
const HOLIDAYS = [
  "01-01",
  "01-06",
  "04-25",
  "05-01",
  "06-02",
  "08-15",
  "11-01",
  "12-08",
  "12-25",
  "12-26",
] as const;

/** 4 October, Saint Francis, is a national holiday again from this day on: Law 151/2025. */
const FIRST_SAINT_FRANCIS: Day = "2026-10-04";

/** `promised_by` (CONTRACT §2a, §15): `handlingDays` working days after the day the order was placed in Rome. */
export function promisedBy(
  orderedAt: string,
  { closedDays, handlingDays }: { closedDays: readonly Day[]; handlingDays: number },
): Day {
  let day = romeDay(orderedAt);
  for (let left = handlingDays; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day, closedDays)) left -= 1;
  }
  return day;
}

/** The stock facts of a cart row; `held` is the quantity that the row itself reserves. */
export type PromisedRow = {
  id: number;
  qty: number;
  held: number;
  available: number;
  isBackorderable: boolean;
  restockDate: Day | null;
};

/** `rows`: ids. `restockDate`: the day by which the goods of all of them are expected; null if one has no date. */
export type Backordered = { rows: number[]; restockDate: Day | null };

/**
 * The backordered rows: their quantity is not in stock, but can be ordered. They ship once the goods have arrived, so
 * `promisedBy` does not apply to them. Null if there are none.
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

/** Whether it is Monday to Friday, no public holiday, and not in the setting CLOSED_DAYS. */
export function isWorkingDay(day: Day, closedDays: readonly Day[]): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== SATURDAY && weekday !== SUNDAY && !isPublicHoliday(day) && !closedDays.includes(day);
}

const WITHDRAWAL_DAYS = 14;

/**
 * The last day on which a consumer may withdraw: 14 days after the delivery, and the next working day where that is a
 * Saturday, Sunday or public holiday (Reg. (EEC, Euratom) 1182/71, art. 3(4)). The shop's closed days do not extend it.
 */
export function withdrawalUntil(deliveredOn: Day): Day {
  let day = addDays(deliveredOn, WITHDRAWAL_DAYS);
  while (!isWorkingDay(day, [])) day = addDays(day, 1);
  return day;
}

function isPublicHoliday(day: Day): boolean {
  if (HOLIDAYS.some((holiday) => day.endsWith(`-${holiday}`))) return true;
  if (day.endsWith("-10-04")) return day >= FIRST_SAINT_FRANCIS;
  return day === addDays(easterSunday(Number(day.slice(0, 4))), 1);
}

/** Easter in the Gregorian calendar, by the method of Meeus, Jones and Butcher. */
function easterSunday(year: number): Day {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const leapCenturies = Math.floor(century / 4);
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - leapCenturies - moonShift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7;
  const lateMoon = Math.floor((golden + 11 * moon + 22 * toSunday) / 451);
  return addDays(`${year}-03-22`, moon + toSunday - 7 * lateMoon);
}
