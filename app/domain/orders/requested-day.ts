/** Requested delivery days: the days a customer may choose, and the dispatch day that meets one. */
import { addDays, type Day, isoWeekday } from "~/domain/local-day";
import { arrivesBy, type DispatchRules, isShopDay, isWorkingDay } from "./delivery-promise";

export interface Delivery {
  /** The day by which an order without a requested day leaves: `promisedBy()`. */
  promised: Day;
  /** The working days that the courier takes at most. */
  daysMax: number;
  /** Country of the destination. */
  country: string;
  isPickup: boolean;
}

/** A request may name a day of the year to come. */
const MAX_DAYS_AHEAD = 365;

/** The first and the last day that can be asked for. */
export function requestedDays(
  { promised, daysMax, country, isPickup }: Delivery,
  today: Day,
  rules: DispatchRules,
): { first: Day; last: Day } {
  const arrives = isPickup ? promised : arrivesBy(promised, daysMax, country);
  return {
    first: nextOpenDay(arrives, { country, isPickup }, rules),
    last: addDays(today, MAX_DAYS_AHEAD),
  };
}

export type RequestedDayFault = {
  code: "requested_too_early" | "requested_too_late" | "requested_closed";
  /** The nearest day that can be asked for. */
  day: Day;
};

/** Why the day cannot be asked for; null where it can. */
export function requestedDayFault(
  day: Day,
  delivery: Delivery,
  today: Day,
  rules: DispatchRules,
): RequestedDayFault | null {
  const { first, last } = requestedDays(delivery, today, rules);
  if (day < first) return { code: "requested_too_early", day: first };
  if (day > last) return { code: "requested_too_late", day: last };
  const open = nextOpenDay(day, delivery, rules);
  return open === day ? null : { code: "requested_closed", day: open };
}

/** The last day of dispatch from which the goods arrive by the requested day, and never before the promised one. */
export function leavesFor(requested: Day, delivery: Delivery, rules: DispatchRules): Day {
  const { promised, daysMax, country, isPickup } = delivery;
  if (requested <= promised) return promised;
  let day = requested;
  while (
    day > promised &&
    !(
      rules.dispatchDays.includes(isoWeekday(day)) &&
      isShopDay(day, rules) &&
      (isPickup || arrivesBy(day, daysMax, country) <= requested)
    )
  )
    day = addDays(day, -1);
  return day;
}

/** Goods are fetched on the shop's days, and delivered on working days of their destination on which the shop is open. */
function nextOpenDay(
  day: Day,
  { country, isPickup }: Pick<Delivery, "country" | "isPickup">,
  rules: DispatchRules,
): Day {
  const isOpen = (one: Day) =>
    isPickup ? isShopDay(one, rules) : isWorkingDay(one, country) && !rules.closedDays.includes(one);
  let open = day;
  // A closure without an end returns the requested day unchanged.
  for (let left = MAX_DAYS_AHEAD; left > 0; left -= 1) {
    if (isOpen(open)) return open;
    open = addDays(open, 1);
  }
  return day;
}
