// Changes rows of the viewer's cart: a customer's through the API, an anonymous visitor's in the cookie.
import type { BatchAnswer, BatchRow, Cart, CartRow } from "~/contract/cart";
import { ApiError, attempt, type CallOptions } from "~/contract/client";
import { MAX_ANONYMOUS_LINES } from "~/contract/constants/limits";
import { linesOf, readAnonymousCart, saveAnonymousCart } from "./anonymous-cart";
import type { CartPost } from "./cart-post";

interface Batch {
  rows: BatchRow[];
  /** Row ids. In an anonymous cart they are product ids. */
  remove?: number[];
}

/** `cart` is set for an anonymous visitor. */
type PutRows = { ok: true; value: BatchAnswer & { cart?: Cart } } | { ok: false; error: ApiError };

export function putRows(
  posted: CartPost,
  { rows, remove }: Batch,
  options: CallOptions = {},
): Promise<PutRows> {
  const { viewer, shop } = posted.reqContext;
  if (viewer.isShopper) return putAnonymousRows(posted, { rows, remove: remove ?? [] });
  const batch = { customer: viewer.customer?.id, rows, ...(remove && { remove }) };
  return attempt(shop.cart.batch(batch, options));
}

/** Rows of the viewer's cart and its version. An anonymous cart has no version. */
export async function cartRows({
  args,
  reqContext,
}: CartPost): Promise<{ rows: CartRow[]; version: number }> {
  const { viewer, shop } = reqContext;
  if (viewer.isShopper) {
    const { rows } = await shop.checkout.quote({ lines: linesOf(readAnonymousCart(args)) });
    return { rows, version: 0 };
  }
  const cart = await shop.cart.getOrCreate({ lazy: true, customer: viewer.customer?.id });
  const rows = cart.id === null ? [] : (await shop.cart.rows({ cart: cart.id })).results;
  return { rows, version: cart.version };
}

async function putAnonymousRows(
  { args, reqContext: { shop, t } }: CartPost,
  { rows, remove }: Required<Batch>,
): Promise<PutRows> {
  const cart = readAnonymousCart(args);
  const message = t("server:cart.anonymous.full", { max: MAX_ANONYMOUS_LINES });
  const full = { ok: false as const, error: new ApiError(400, "max_items", message, {}, [], null, null) };
  if (rows.length > MAX_ANONYMOUS_LINES) return full;
  const lines = linesOf(cart).filter(({ product }) => !remove.includes(product));
  const answer = await attempt(shop.checkout.quote({ lines, add: rows }));
  if (!answer.ok) return answer;
  if (answer.value.rows.length > MAX_ANONYMOUS_LINES) return full;
  saveAnonymousCart(args, { ...cart, lines: answer.value.rows.map(({ product, qty }) => [product, qty]) });
  return { ok: true, value: answer.value };
}
