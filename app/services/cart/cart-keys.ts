// Owner of a cart or of a cart's row, read in parallel with the caller's token: both are one round trip.
import type { CartId, CartRowId } from "~/contract/ids";
import { type CartKey, findCart, findCartOfRow, type KeyOfRow } from "~/db/cart/find-cart";
import { LruCache } from "~/platform/cache/cache";
import { CACHE_MS } from "~/platform/cache/lifetimes";
import { memoizeInRequest } from "~/platform/cache/request-memo";
import { now } from "~/platform/clock";
import type { Database } from "~/platform/database";
import type { Background } from "~/platform/env";

const cartOnce = memoizeInRequest<CartKey | null>();
const rowOnce = memoizeInRequest<KeyOfRow | null>();

/** Cacheable, because a cart's customer and season never change. */
const keys = new LruCache<CartKey>(CACHE_MS.entry);

/** The key of the cart with this id, of any customer: the caller checks the owner. */
export async function findCartKey(ctx: Background, db: Database, cart: CartId): Promise<CartKey | null> {
  const known = keys.get(String(cart));
  if (known) return known;
  const found = await cartOnce(ctx, String(cart), () => findCart(db, cart));
  if (found) keys.set(String(cart), found, now().getTime());
  return found;
}

/** The cart and the product of the row with this id, of any customer. */
export const findRowKey = (ctx: Background, db: Database, row: CartRowId): Promise<KeyOfRow | null> =>
  rowOnce(ctx, String(row), () => findCartOfRow(db, row));
