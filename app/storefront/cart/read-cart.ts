// The customer's cart, read once per request: the frame and the page share it.
import type { Cart } from "~/contract/cart";
import { memoizeInRequest } from "~/platform/cache/request-memo";
import type { RequestContext } from "~/storefront/request/context";

const memoize = memoizeInRequest<Cart>();

/** For loaders, which run after the action; actions call the API themselves. */
export const readCart = ({ ctx, shop, viewer }: RequestContext): Promise<Cart> =>
  memoize(ctx, "", () => shop.cart.getOrCreate({ lazy: true, customer: viewer.customer?.id }));
