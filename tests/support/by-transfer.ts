// The shop preselects what is paid at once: an order by bank transfer says so.
import { sql } from "./worker/worker";

/** The checkout's field that chooses the bank transfer. */
export async function byTransfer(): Promise<{ payment_method: string }> {
  const [method] = await sql<{ id: number }>("SELECT id FROM payment_methods WHERE kind = 'bank_transfer'");
  if (!method) throw new Error("the shop takes no transfer");
  return { payment_method: String(method.id) };
}
