// Open tasks of the shop, and its sales of thirty days compared with the year before.
import type { Today } from "~/contract/operator/today";
import { OrderStatus } from "~/contract/orders";
import { fromCents } from "~/contract/wire";
import { readToday } from "~/db/operator/today";
import { shopData } from "~/db/shop/shop-data";
import { addDays, type Day } from "~/domain/local-day";
import { lateBefore, lateDay } from "~/domain/orders/lateness";
import { type ServiceContext, todayOf } from "~/services/context";

const DAYS = 30;
const YEAR = 365;

interface Sum {
  orders: number;
  cents: number;
}

/** One round trip beside the shop's settings. */
export async function today(c: ServiceContext): Promise<Today> {
  const last = todayOf(c);
  const first = addDays(last, 1 - DAYS);
  const lateFrom = lateBefore(last, c.zone);
  const [found, { settings }] = await Promise.all([
    readToday(c.db, {
      lateBefore: lateFrom,
      locale: c.locale,
      now: { first, last },
      before: { first: addDays(first, -YEAR), last: addDays(last, -YEAR) },
    }),
    shopData(c),
  ]);
  const orders = (status: OrderStatus) => found.orders.find((one) => one.status === status)?.orders ?? 0;
  const [now, before] = [byDay(found.now), byDay(found.before)];
  const days = Array.from({ length: DAYS }, (_, index) => addDays(first, index));
  return {
    counts: {
      pending: orders("pending"),
      failed: orders("failed"),
      processing: orders("processing"),
      partially_shipped: orders("partially_shipped"),
      late: found.late,
      low_stock: found.lowStock,
      messages: found.messages,
      withdrawals: found.withdrawals,
      sign_ups: found.signUps,
      mails: found.mails,
      reviews: found.reviews,
      disputes: found.disputes,
      quote_requests: found.quoteRequests,
    },
    warnings: {
      noindex: found.backlog.isNoindex,
      failing_jobs: found.backlog.failingJobs,
      set_aside: found.backlog.rowsSetAside,
    },
    late_before: lateDay(last),
    to_ship: found.toShip.map(({ cents, status, ...order }) => ({
      ...order,
      status: OrderStatus.parse(status),
      total: fromCents(cents),
      is_late: order.date < lateFrom,
    })),
    low_stock: found.low,
    currency: String(settings.get("CURRENCY") ?? "EUR"),
    today: sumOf(now.get(last)),
    last_30_days: sumOf(total(now)),
    year_before: sumOf(total(before)),
    days: days.map((day) => ({
      day,
      ...sumOf(now.get(day)),
      before: fromCents(before.get(addDays(day, -YEAR))?.cents ?? 0),
    })),
  };
}

const byDay = (days: readonly (Sum & { day: Day })[]): Map<Day, Sum> =>
  new Map(days.map(({ day, ...sum }) => [day, sum]));

const total = (days: Map<Day, Sum>): Sum =>
  [...days.values()].reduce(
    (sum, { orders, cents }) => ({ orders: sum.orders + orders, cents: sum.cents + cents }),
    { orders: 0, cents: 0 },
  );

const sumOf = ({ orders, cents }: Sum = { orders: 0, cents: 0 }) => ({ orders, revenue: fromCents(cents) });
