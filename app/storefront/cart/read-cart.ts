// The customer's cart, read once per request for the frame and the page.
import type { Cart } from "~/contract/cart";
import { fromCents, toCents } from "~/contract/wire";
import { memoizeInRequest } from "~/platform/cache/request-memo";
import type { RequestContext } from "~/storefront/request/context";

const memoize = memoizeInRequest<Cart>();

/** Only for loaders, which run after the action. Actions call the API directly. */
export const readCart = ({ ctx, shop, viewer }: RequestContext): Promise<Cart> =>
  memoize(ctx, "", () => shop.cart.getOrCreate({ lazy: true, customer: viewer.customer?.id }));

/** Total of a cart's goods, with or without VAT as the visitor sees prices. */
export const shownTotal = ({ includes_vat, final_price, rows_total, discount, currency }: Cart) => ({
  total: includes_vat ? final_price : fromCents(toCents(rows_total) - toCents(discount)),
  includesVat: includes_vat,
  currency,
});
