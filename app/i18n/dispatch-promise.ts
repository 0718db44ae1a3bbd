// When an order leaves, in one place for screens, emails and PDFs.

import type { TFunction } from "i18next";
import type { Order } from "~/contract/orders";

type Promised = Pick<Order, "article_count" | "backordered">;

/** None of the order's goods were all there: the day that was promised holds for nothing of it. */
export const waitsForAll = ({ article_count, backordered }: Promised): boolean =>
  backordered !== null && backordered.count >= article_count;

/** The checkout's sentence: what is paid first leaves, or can be fetched, once the money is there. */
export function dispatchPromiseKey(isPaidFirst: boolean, isPickup: boolean) {
  if (isPickup) return isPaidFirst ? "summary.readyOncePaid" : "summary.readyBy";
  return isPaidFirst ? "summary.leavesOncePaid" : "summary.leavesBy";
}

/** @param promise the reader's own sentence for goods that were there */
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
