// URLs of the order list: its views, and the comparison of two views.
import type { OrderListCounts, OrderListQuery } from "~/contract/operator/order-list";
import { operatorPaths } from "~/operator-paths";

type Filters = Partial<Omit<OrderListQuery, "after">>;

export const ordersAddress = ({ disputed, customer, ...rest }: Filters, after?: string): string =>
  operatorPaths.orders({
    ...rest,
    sort: rest.sort === "newest" ? undefined : rest.sort,
    ...(customer !== undefined && { customer }),
    ...(disputed && { disputed: "true" }),
    ...(after !== undefined && { after }),
  });

/** Returns the query string of a URL with its parameters sorted, for comparison. */
export function askedIn(address: string): string {
  const asked = new URLSearchParams(address.includes("?") ? address.slice(address.indexOf("?")) : "");
  asked.sort();
  return asked.toString();
}

/** Tabs that all operators see. */
export const VIEWS: readonly { key: keyof OrderListCounts; filters: Filters }[] = [
  { key: "all", filters: {} },
  { key: "to_pay", filters: { payment: "due" } },
  { key: "to_prepare", filters: { status: "processing" } },
  { key: "to_ship", filters: { shipment: "to_ship" } },
  { key: "late", filters: { shipment: "late" } },
  { key: "disputes", filters: { disputed: true } },
];
