// A quote as an agent makes one from a customer's cart.
import { Quote } from "~/contract/quotes";
import { read } from "../answers";
import { add } from "../shopper";
import { type SignedIn, signInAs, sql } from "../worker/worker";
import { aCustomer, anAgent, aProduct, type Product } from "./builders";

/** Six pieces of a new product, for a new customer of a new agent; `who` is the customer, signed in. */
export async function aQuote(): Promise<{ who: SignedIn; item: Product; quote: Quote }> {
  const agent = await anAgent();
  const customer = await aCustomer({ type: "business", agent: agent.id });
  const item = await aProduct({ quantity: 50, priceCents: 2000 });
  const [who, asAgent] = [await signInAs(customer.username), await signInAs(agent.username)];
  await add(who, { product: item.id, qty: 6 });
  const [method] = await sql<{ id: number }>("SELECT id FROM payment_methods WHERE code = 'BANK'");
  const body = { customer: customer.id, payment_method: method?.id, send: false };
  return { who, item, quote: await read(Quote, await asAgent.call("POST", "quotes/", body)) };
}
