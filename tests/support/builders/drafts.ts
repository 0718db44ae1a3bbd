// A draft order as an operator makes one.
import type { DraftOrder } from "~/contract/operator/draft-orders";
import { operator } from "../operator";
import { type SignedIn, signInAs, sql } from "../worker/worker";
import { aCustomer, aProduct, type Product } from "./builders";

/** Four pieces of a new product at 15.00 instead of 20.00, for a new business, paid by transfer. */
export async function aDraft(
  input: { type?: "business" | "consumer"; locale?: string; qty?: number } = {},
): Promise<{
  who: SignedIn;
  customer: { id: number; username: string };
  item: Product;
  draft: DraftOrder;
}> {
  const { type = "business", locale = "it", qty = 4 } = input;
  const customer = await aCustomer({ type, locale });
  const item = await aProduct({ quantity: 1000, priceCents: 2000 });
  const [method] = await sql<{ id: number }>("SELECT id FROM payment_methods WHERE code = 'BANK'");
  const draft = await operator().draftOrders.create({
    customer: customer.id,
    rows: [{ sku: item.sku, qty, unit_price: "15.00", reason: "accordo di settembre" }],
    payment_method: method?.id,
  });
  return { who: await signInAs(customer.username), customer, item, draft };
}
