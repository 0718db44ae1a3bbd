// Whether a consumer may still withdraw from an order: until 14 days after delivery.
import { localMoment } from "~/contract/constants/moment";
import type { Order, OrderStatus } from "~/contract/orders";
import { nowIso } from "~/platform/clock";

const ON_THE_WAY: OrderStatus[] = ["processing", "partially_shipped", "shipped"];

/** Returns null if there is no such right, or the order can still be cancelled. */
export function withdrawalState(
  { withdrawal_until: until, includes_vat, status }: Order,
  zone: string,
): "open" | "over" | "before_delivery" | null {
  if (until !== null) return localMoment(nowIso(), zone).slice(0, 10) > until ? "over" : "open";
  return includes_vat && ON_THE_WAY.includes(status) ? "before_delivery" : null;
}
