// The customer's cart as a page reads it: the frame and the page itself share one look.
import type { Cart } from "~/contract/cart";
import type { Visit } from "./enter";

const reads = new WeakMap<Visit, Promise<Cart>>();

/** For loaders: they run after whatever the request changed. Deeds ask the shop themselves. */
export function readCart(visit: Visit): Promise<Cart> {
  const { shop, visitor } = visit;
  const read = reads.get(visit) ?? shop.cart.getOrCreate({ lazy: true, customer: visitor.customer?.id });
  reads.set(visit, read);
  return read;
}
