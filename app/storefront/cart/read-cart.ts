// The customer's cart, read once per request: the frame and the page share it.
import type { Cart } from "~/contract/cart";
import { fromCents, toCents } from "~/contract/wire";
import { memoizeInRequest } from "~/platform/cache/request-memo";
import type { RequestContext } from "~/storefront/request/context";

const memoize = memoizeInRequest<Cart>();

/** For loaders, which run after the action; actions call the API themselves. */
export const readCart = ({ ctx, shop, viewer }: RequestContext): Promise<Cart> =>
  memoize(ctx, "", () => shop.cart.getOrCreate({ lazy: true, customer: viewer.customer?.id }));

/** A cart's goods in the kind of price that its visit shows. */
export const shownTotal = ({ includes_vat, final_price, rows_total, discount, currency }: Cart) => ({
  total: includes_vat ? final_price : fromCents(toCents(rows_total) - toCents(discount)),
  includesVat: includes_vat,
  currency,
});
