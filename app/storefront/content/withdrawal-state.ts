// Whether a consumer may still withdraw from an order: from the day it is made until 14 days after the goods have come.
import type { Order, OrderStatus } from "~/contract/orders";
import { dayOf } from "~/i18n/format";
import { now } from "~/platform/clock";

const ON_THE_WAY: OrderStatus[] = ["processing", "partially_shipped", "shipped"];

/** Null where there is no such right, or the order can simply be cancelled. */
export function withdrawalState({
  withdrawal_until: until,
  includes_vat,
  status,
}: Order): "open" | "over" | "before_delivery" | null {
  if (until !== null) return dayOf(now()) > until ? "over" : "open";
  return includes_vat && ON_THE_WAY.includes(status) ? "before_delivery" : null;
}
