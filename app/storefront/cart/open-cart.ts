// The viewer's cart with its quote: a customer's cart, or the lines of an anonymous visitor.
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Cart } from "~/contract/cart";
import type { CheckoutQuote } from "~/contract/checkout";
import { memoizeInRequest } from "~/platform/cache/request-memo";
import type { RequestContext } from "~/storefront/request/context";
import { linesOf, readAnonymousCart } from "./anonymous-cart";
import { readCart } from "./read-cart";

const memoize = memoizeInRequest<CheckoutQuote>();

/** Only for loaders, which run after the action: the result is memoized. */
export async function openCart(
  args: Pick<LoaderFunctionArgs, "request" | "context">,
  reqContext: RequestContext,
): Promise<{ cart: Cart; opened: CheckoutQuote }> {
  const { shop, viewer } = reqContext;
  if (viewer.isShopper) {
    const anonymous = readAnonymousCart(args);
    const { coupon } = anonymous;
    const opened = await memoize(reqContext.ctx, "", async () => {
      // The country that the checkout preselects.
      const { results } = await shop.shop.shippingCountries({});
      return shop.checkout.quote({ lines: linesOf(anonymous), coupon, country: results[0] ?? null });
    });
    return { cart: opened.cart, opened };
  }
  const [cart, opened] = await Promise.all([
    readCart(reqContext),
    // Identified by customer instead of cart id, so that both requests run in parallel.
    shop.checkout.init({
      customer: viewer.customer?.id,
      coupon: viewer.session?.coupon ?? null,
      drop_stale: true,
    }),
  ]);
  return { cart, opened };
}
