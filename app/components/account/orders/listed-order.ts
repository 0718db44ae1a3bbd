import type { Order } from "~/contract/orders";

/** What a list of orders says of each. The whole of them would be most of what the page sends, and none of what it shows. */
export interface ListedOrder
  extends Pick<
    Order,
    | "id"
    | "number"
    | "date"
    | "status"
    | "customer"
    | "business_name"
    | "customer_reference"
    | "article_count"
    | "total"
    | "currency"
  > {
  /** To whom the bill goes. */
  recipient: string;
  payment: Pick<Order["payment"], "kind" | "state" | "pay_url">;
  /** Where its parcel is followed. */
  trackingUrl: string | null;
}

/** A page of orders, each as a list shows it. */
export const listed = <Page extends { results: Order[] }>(page: Page) => ({
  ...page,
  results: page.results.map(listedOrder),
});

const listedOrder = (order: Order): ListedOrder => {
  const { id, number, date, status, customer, business_name, customer_reference, article_count } = order;
  const { kind, state, pay_url } = order.payment;
  return {
    ...{ id, number, date, status, customer, business_name, customer_reference, article_count },
    total: order.total,
    currency: order.currency,
    recipient: order.billing_address.recipient,
    payment: { kind, state, pay_url },
    trackingUrl: order.tracking.find(({ url }) => url !== "")?.url ?? null,
  };
};
