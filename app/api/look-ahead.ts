// Whom and what a call names is looked up together with its token, in one round trip, and judged when the token is known.
import type { Call } from "~/contract/call";
import { calls } from "~/contract/calls";
import { type CartKey, findCart, findCartOfRow, type KeyOfRow } from "~/db/cart/find";
import { LIFETIME, Memory } from "~/platform/cache";
import { now } from "~/platform/clock";
import type { Database } from "~/platform/database";
import type { Background } from "~/platform/env";
import { onceInRequest } from "~/platform/once";
import { lookUpCustomer } from "./who";

const cartOnce = onceInRequest<CartKey | null>();
const rowOnce = onceInRequest<KeyOfRow | null>();

/** Whose a cart is, and of which season, never changes. */
const keys = new Memory<CartKey>(LIFETIME.default);

/** The key of the cart with this id, whosever it is. */
export async function lookUpCart(ctx: Background, db: Database, cart: number): Promise<CartKey | null> {
  const known = keys.get(String(cart));
  if (known) return known;
  const found = await cartOnce(ctx, String(cart), () => findCart(db, cart));
  if (found) keys.set(String(cart), found, now().getTime());
  return found;
}

export const lookUpRow = (ctx: Background, db: Database, row: number): Promise<KeyOfRow | null> =>
  rowOnce(ctx, String(row), () => findCartOfRow(db, row));

/** @param input as the call's schemas have read it */
export function lookAhead(
  ctx: Background,
  db: Database,
  call: Call,
  { id, cart }: Record<string, unknown>,
): Promise<unknown> | null {
  // Pages check an agent's customer by this call.
  if (call === calls.customers.get) return lookUpCustomer(ctx, db, Number(id) || 0);
  if ((call === calls.cart.editRow || call === calls.cart.removeRow) && typeof id === "number")
    return lookUpRow(ctx, db, id);
  return typeof cart === "number" ? lookUpCart(ctx, db, cart) : null;
}
