// Whom and what a call names is looked up together with its token, in one round trip, and judged when the token is known.
import type { Call } from "~/contract/call";
import { calls } from "~/contract/calls";
import { type FoundCart, findCart, findCartOfRow } from "~/db/cart/find";
import type { Database } from "~/platform/database";
import type { Background } from "~/platform/env";
import { onceInRequest } from "~/platform/once";
import type { ApiContext } from "./context";
import { unknownOrNotYours } from "./refusal";
import { lookUpCustomer, signedIn } from "./who";

const cartOnce = onceInRequest<FoundCart | null>();
const rowOnce = onceInRequest<(FoundCart & { product: number }) | null>();

export const lookUpCart = (ctx: Background, db: Database, cart: number) =>
  cartOnce(ctx, String(cart), () => findCart(db, cart));

export const lookUpRow = (ctx: Background, db: Database, row: number) =>
  rowOnce(ctx, String(row), () => findCartOfRow(db, row));

/** @param input as the call's schemas have read it */
export function lookAhead(ctx: Background, db: Database, call: Call, input: Record<string, unknown>) {
  const { id, cart } = input;
  // Pages check an agent's customer by this call.
  if (call === calls.customers.get) return lookUpCustomer(ctx, db, Number(id) || 0);
  if ((call === calls.cart.editRow || call === calls.cart.removeRow) && typeof id === "number")
    return lookUpRow(ctx, db, id);
  return typeof cart === "number" ? lookUpCart(ctx, db, cart) : null;
}

/** @throws Refusal 404 for what is neither the caller's own nor one of an agent's customers' */
export function yours<Found extends FoundCart>(c: ApiContext, found: Found | null): Found {
  const { id } = signedIn(c).user;
  if (!found || (found.customer !== id && found.agent !== id)) throw unknownOrNotYours();
  return found;
}
