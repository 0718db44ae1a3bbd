// The customer's cart as a page reads it: the frame and the page itself share one look.
import type { Cart } from "~/contract/cart";
import { memoizeInRequest } from "~/platform/request-memo";
import type { RequestContext } from "~/storefront/request/context";

const memoize = memoizeInRequest<Cart>();

/** For loaders: they run after whatever the request changed. Deeds ask the shop themselves. */
export const readCart = ({ ctx, shop, viewer }: RequestContext): Promise<Cart> =>
  memoize(ctx, "", () => shop.cart.getOrCreate({ lazy: true, customer: viewer.customer?.id }));
