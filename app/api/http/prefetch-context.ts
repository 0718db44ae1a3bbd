// Reads the objects that a call names together with its token, in one round trip. They are checked once the token is
// known.
import type { Call } from "~/contract/call";
import { calls } from "~/contract/calls";
import type { Database } from "~/platform/database";
import type { Background } from "~/platform/env";
import { findCustomerCached } from "~/services/access";
import { findCartKey, findRowKey } from "~/services/cart/cart-keys";

/** @param input parsed input of the call */
export function prefetchContext(
  ctx: Background,
  db: Database,
  call: Call,
  { id, cart }: Record<string, unknown>,
): Promise<unknown> | null {
  // Pages use this call to check an agent's customer.
  if (call === calls.customers.get) return findCustomerCached(ctx, db, Number(id) || 0);
  if ((call === calls.cart.editRow || call === calls.cart.removeRow) && typeof id === "number")
    return findRowKey(ctx, db, id);
  return typeof cart === "number" ? findCartKey(ctx, db, cart) : null;
}
