// An order before it is stored.

import type { Locale } from "~/contract/wire";
import type { CartContext } from "~/db/cart/cart-data";
import type { OrderLine } from "~/db/orders/find-orders";
import type { OrderRecord } from "~/db/orders/order-record";

export type OrderDraftLine = Omit<
  OrderLine,
  "id" | "order" | "shippedQty" | "removedQty" | "returnedQty" | "canReorder" | "picture" | "locale" | "today"
> & {
  /** Name of the picture. */
  image: string | null;
};

export interface NewOrder {
  order: Omit<OrderRecord, "id" | "number" | "names" | "sellerCountry">;
  lines: readonly OrderDraftLine[];
  placedBy: number;
  shopLocale: Locale;
  /** Origin of the request, for the links in the customer's emails. */
  origin: string;
}

export interface OrderDraft extends NewOrder {
  /** The cart's context and version at the time it was read. */
  context: CartContext;
  version: number;
  /**
   * Fingerprint of prices, rules and addresses at the time they were read; a different `fingerprint()`
   * means that they changed.
   */
  fingerprint: string;
}
