// The cart of an anonymous visitor: product ids and quantities in an encrypted cookie, never prices (CONTRACT §14).
import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { MAX_ANONYMOUS_LINES, MAX_COUPON_LENGTH, MAX_QTY } from "~/contract/constants/limits";
import { DAY } from "~/platform/clock";
import { cookieHeader, expiredCookie, readSealed, sealedCookie } from "~/storefront/request/cookies";

const AnonymousCart = z.object({
  /** Idempotency-Key of the guest's order, so that one cart becomes one order. */
  id: z.uuid(),
  /** [product, quantity] */
  lines: z.array(z.tuple([z.int().positive(), z.int().min(1).max(MAX_QTY)])).max(MAX_ANONYMOUS_LINES),
  /** Only the code, never its discount. */
  coupon: z.string().max(MAX_COUPON_LENGTH).nullable(),
});
export type AnonymousCart = z.infer<typeof AnonymousCart>;

export const ANONYMOUS_CART_COOKIE = "cart";
/**
 * Contains a CSS string for the inline script that shows the count: pages of anonymous visitors are cached without it.
 */
export const CART_COUNT_COOKIE = "cart_rows";
const TTL_SECONDS = (30 * DAY) / 1000;

interface Args {
  request: Request;
  context: AppLoadContext;
}

/** Carts saved by the action of the current request, for the loaders of the same request. */
const saved = new WeakMap<object, AnonymousCart>();

export function readAnonymousCart({ request, context }: Args): AnonymousCart {
  const inRequest = saved.get(context.ctx);
  if (inRequest) return inRequest;
  const read = AnonymousCart.safeParse(readSealed(request, ANONYMOUS_CART_COOKIE, context.env.SHOP_SECRET));
  return read.success ? read.data : { id: crypto.randomUUID(), lines: [], coupon: null };
}

export const linesOf = ({ lines }: Pick<AnonymousCart, "lines">) =>
  lines.map(([product, qty]) => ({ product, qty }));

/** Stores the cart in its cookie. An empty cart deletes the cookie. */
export function saveAnonymousCart({ request, context }: Args, cart: AnonymousCart): void {
  saved.set(context.ctx, cart);
  const count = cart.lines.length;
  context.cookies.push(
    count === 0
      ? expiredCookie(request, ANONYMOUS_CART_COOKIE)
      : sealedCookie(request, ANONYMOUS_CART_COOKIE, cart, context.env.SHOP_SECRET, TTL_SECONDS),
    cookieHeader(request, CART_COUNT_COOKIE, count === 0 ? "" : `"${count}"`, {
      maxAgeSeconds: count === 0 ? 0 : TTL_SECONDS,
      httpOnly: false,
    }),
  );
}
