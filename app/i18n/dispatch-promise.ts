// The dispatch date of an order, for screens, emails and PDFs.

import type { TFunction } from "i18next";
import type { Order } from "~/contract/orders";

type Promised = Pick<Order, "article_count" | "backordered" | "status" | "requested_date" | "promised_by">;

/** None of the order's goods were all there: the day that was promised holds for nothing of it. */
export const waitsForAll = ({
  article_count,
  backordered,
}: Pick<Promised, "article_count" | "backordered">): boolean =>
  backordered !== null && backordered.count >= article_count;

/** Key of the checkout's text. A prepaid order is dispatched, or ready for pickup, only after payment. */
export function dispatchPromiseKey(isPaidFirst: boolean, isPickup: boolean) {
  if (isPickup) return isPaidFirst ? "summary.readyOncePaid" : "summary.readyBy";
  return isPaidFirst ? "summary.leavesOncePaid" : "summary.leavesBy";
}

/** With the day that was asked for. @param promise the reader's own sentence for goods that were there */
export function orderDispatchPromise(
  order: Promised,
  promise: string,
  t: TFunction,
  date: (iso: string) => string,
): string {
  const { backordered: waiting } = order;
  const asked = requestedDay(order, t, date);
  // A requested day may be later than the days of preparation after the payment.
  const isUnpaid = order.status === "pending" || order.status === "failed";
  const leaves = asked && isUnpaid ? t("common:requestedUnpaid", { date: date(order.promised_by) }) : promise;
  const lead = asked ? [asked] : [];
  if (waiting === null) return [...lead, leaves].join(" ");
  const { count, restock_date } = waiting;
  return [
    ...lead,
    ...(waitsForAll(order) ? [t("common:notInStock.all")] : [leaves, t("common:notInStock.some", { count })]),
    restock_date === null
      ? t("common:notInStock.unknown")
      : t("common:notInStock.expected", { date: date(restock_date) }),
  ].join(" ");
}

/** The day that was asked for, in words; null without one. */
export function requestedDay(
  { requested_date: day }: Pick<Promised, "requested_date">,
  t: TFunction,
  date: (iso: string) => string,
): string | null {
  if (day === null) return null;
  return t("common:requestedFor", { date: date(day) });
}
