// Sales of a period as bars: one per day, or one per month for longer periods.
import type { Statistics } from "~/contract/operator/reports";
import { fromCents, toCents } from "~/contract/wire";
import { DAY } from "~/platform/clock";

/** Longer periods are shown by month. */
const MAX_DAYS = 92;
/** Ten years. The chart of a longer period begins later; the sums include the whole period. */
const MAX_MONTHS = 120;

export interface SalesBar {
  /** A day, or the first day of a month. */
  day: string;
  orders: number;
  revenue: string;
}

/** Includes days or months without a sale. */
export function salesSeries({
  date_from: from,
  date_to: to,
  days,
}: Pick<Statistics, "date_from" | "date_to" | "days">): { by: "day" | "month"; bars: SalesBar[] } {
  const first = Date.parse(from);
  const count = Math.round((Date.parse(to) - first) / DAY) + 1;
  const by = count > MAX_DAYS ? "month" : "day";
  const names = by === "day" ? daysFrom(first, count) : monthsTo(from, to);
  const nameOf = (day: string) => (by === "day" ? day : `${day.slice(0, 7)}-01`);
  const sums = new Map(names.map((name) => [name, { orders: 0, cents: 0 }]));
  for (const { day, orders, revenue } of days) {
    const sum = sums.get(nameOf(day));
    if (!sum) continue;
    sum.orders += orders;
    sum.cents += toCents(revenue);
  }
  return {
    by,
    bars: [...sums].map(([day, { orders, cents }]) => ({ day, orders, revenue: fromCents(cents) })),
  };
}

const daysFrom = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => new Date(first + index * DAY).toISOString().slice(0, 10));

function monthsTo(from: string, to: string): string[] {
  const [year = 0, month = 1] = to.split("-").map(Number);
  const names: string[] = [];
  for (let back = 0; back < MAX_MONTHS; back++) {
    const name = new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10);
    if (name.slice(0, 7) < from.slice(0, 7)) break;
    names.unshift(name);
  }
  return names;
}
