// The customers in the journeys of the order pad.
import { aCustomer, anAgent } from "./builders/builders";
import { sql } from "./worker/worker";

type Agent = Awaited<ReturnType<typeof anAgent>>;

/** A new customer of an agent, who is new too unless given, and the name by which the agent selects the customer. */
export async function anAgentsCustomer(given?: Agent) {
  const agent = given ?? (await anAgent());
  const customer = await aCustomer({ type: "business", agent: agent.id });
  const [row] = await sql<{ business_name: string }>(
    "SELECT business_name FROM users WHERE id = ?",
    customer.id,
  );
  return { agent, customer, name: row?.business_name ?? "" };
}

/** The rows of a customer's cart, in the order in which they were added. */
export const inCart = (customer: number) =>
  sql(
    `SELECT p.sku, r.qty FROM cart_rows r JOIN carts c ON c.id = r.cart_id JOIN products p ON p.id = r.product_id
     WHERE c.customer_id = ? ORDER BY r.id`,
    customer,
  );
