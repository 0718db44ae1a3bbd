// Credit status of the customer, displayed while an order is typed.
import type { CustomerStanding } from "~/contract/order-pad";
import { fromCents } from "~/contract/wire";
import type { Standing } from "~/db/orders/standing";
import { localDay } from "~/domain/local-day";
import { daysUntilNext } from "~/domain/orders/next-order-day";

/** Null for a deleted customer. */
export function serializeStanding(
  { money, openOrders, orderDates }: Standing,
  zone: string,
): CustomerStanding | null {
  if (!money) return null;
  const dates = orderDates ?? [];
  return {
    due: fromCents(money.due),
    overdue: fromCents(money.overdue),
    overdue_since: money.overdueSince,
    credit_limit: money.creditLimit === null ? null : fromCents(money.creditLimit),
    credit_left: money.creditLimit === null ? null : fromCents(Math.max(0, money.creditLimit - money.due)),
    payment_days: money.paymentDays,
    open_orders: openOrders.map((order) => ({ ...order, total: fromCents(order.total) })),
    last_order_date: dates[0] ?? null,
    usual_days: daysUntilNext(dates.map((at) => localDay(at, zone))),
  };
}
