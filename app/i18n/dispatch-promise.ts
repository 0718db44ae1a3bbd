// The dispatch date of an order, for screens, emails and PDFs.

import type { TFunction } from "i18next";
import type { Order } from "~/contract/orders";

type Promised = Pick<Order, "article_count" | "backordered">;

/** True if none of the order's goods are fully in stock, so that the promised date applies to none of them. */
export const waitsForAll = ({ article_count, backordered }: Promised): boolean =>
  backordered !== null && backordered.count >= article_count;

/** Key of the checkout's text. A prepaid order is dispatched, or ready for pickup, only after payment. */
export function dispatchPromiseKey(isPaidFirst: boolean, isPickup: boolean) {
  if (isPickup) return isPaidFirst ? "summary.readyOncePaid" : "summary.readyBy";
  return isPaidFirst ? "summary.leavesOncePaid" : "summary.leavesBy";
}

/** @param promise the caller's text for goods in stock */
export function orderDispatchPromise(
  order: Promised,
  promise: string,
  t: TFunction,
  date: (iso: string) => string,
): string {
  const { backordered: waiting } = order;
  if (waiting === null) return promise;
  const { count, restock_date } = waiting;
  return [
    ...(waitsForAll(order)
      ? [t("common:notInStock.all")]
      : [promise, t("common:notInStock.some", { count })]),
    restock_date === null
      ? t("common:notInStock.unknown")
      : t("common:notInStock.expected", { date: date(restock_date) }),
  ].join(" ");
}
