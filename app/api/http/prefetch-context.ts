// Whom and what a call names is looked up together with its token, in one round trip, and judged when the token is known.
import type { Call } from "~/contract/call";
import { calls } from "~/contract/calls";
import { type CartKey, findCart, findCartOfRow, type KeyOfRow } from "~/db/cart/find-cart";
import { LIFETIME, LruCache } from "~/platform/cache";
import { now } from "~/platform/clock";
import type { Database } from "~/platform/database";
import type { Background } from "~/platform/env";
import { memoizeInRequest } from "~/platform/request-memo";
import { findCustomerCached } from "./authenticate";

const cartOnce = memoizeInRequest<CartKey | null>();
const rowOnce = memoizeInRequest<KeyOfRow | null>();

/** Whose a cart is, and of which season, never changes. */
const keys = new LruCache<CartKey>(LIFETIME.default);

/** The key of the cart with this id, whosever it is. */
export async function prefetchCart(ctx: Background, db: Database, cart: number): Promise<CartKey | null> {
  const known = keys.get(String(cart));
  if (known) return known;
  const found = await cartOnce(ctx, String(cart), () => findCart(db, cart));
  if (found) keys.set(String(cart), found, now().getTime());
  return found;
}

export const prefetchCartRow = (ctx: Background, db: Database, row: number): Promise<KeyOfRow | null> =>
  rowOnce(ctx, String(row), () => findCartOfRow(db, row));

/** @param input as the call's schemas have read it */
export function prefetchContext(
  ctx: Background,
  db: Database,
  call: Call,
  { id, cart }: Record<string, unknown>,
): Promise<unknown> | null {
  // Pages check an agent's customer by this call.
  if (call === calls.customers.get) return findCustomerCached(ctx, db, Number(id) || 0);
  if ((call === calls.cart.editRow || call === calls.cart.removeRow) && typeof id === "number")
    return prefetchCartRow(ctx, db, id);
  return typeof cart === "number" ? prefetchCart(ctx, db, cart) : null;
}
