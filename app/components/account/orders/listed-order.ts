import type { Order } from "~/contract/orders";

/** The fields of an order that a list of orders shows. Complete orders would make up most of the page's data. */
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
  /** Addressee of the invoice. */
  recipient: string;
  payment: Pick<Order["payment"], "kind" | "state" | "pay_url">;
  trackingUrl: string | null;
}

/** Reduces each order of a page of results to the fields that a list shows. */
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
