// What is decided of an order before it is stored.

import type { Locale } from "~/contract/wire";
import type { CartContext } from "~/db/cart/cart-data";
import type { OrderLine } from "~/db/orders/find-orders";
import type { OrderRecord } from "~/db/orders/order-record";

export type OrderDraftLine = Omit<
  OrderLine,
  "id" | "order" | "shippedQty" | "removedQty" | "returnedQty" | "canReorder" | "picture" | "locale" | "today"
> & {
  /** Its picture's name. */
  image: string | null;
};

/** Of a cart or of a quote. */
export interface NewOrder {
  order: Omit<OrderRecord, "id" | "number" | "names" | "sellerCountry">;
  lines: readonly OrderDraftLine[];
  placedBy: number;
  shopLocale: Locale;
  /** Of the shop as it was asked: the links in the customer's emails lead there. */
  origin: string;
}

export interface OrderDraft extends NewOrder {
  /** As the cart was read. */
  context: CartContext;
  version: number;
  /** Prices, rules and addresses as they were read: `fingerprint()` gives it again while they hold. */
  fingerprint: string;
}
