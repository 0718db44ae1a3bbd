// The shop preselects an immediate payment, so an order by bank transfer must choose it.
import { sql } from "./worker/worker";

export async function byTransfer(): Promise<{ payment_method: string }> {
  const [method] = await sql<{ id: number }>("SELECT id FROM payment_methods WHERE kind = 'bank_transfer'");
  if (!method) throw new Error("the shop takes no transfer");
  return { payment_method: String(method.id) };
}
