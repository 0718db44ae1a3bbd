// Data for reviews: an order that was sent, and the link of the email that requests a review.
import { reviewKeyIn } from "../mailbox";
import { shopUrl, signInAs, sql } from "../worker/worker";
import { aCustomer, type Product } from "./builders";
import { anOrder } from "./order-builder";

/** An order of one product by a new consumer, sent as a whole ten days ago. */
export async function aSentOrder(item: Product | null = null) {
  const customer = await aCustomer();
  const tenDaysAgo = new Date(Date.now() - 10 * 86_400_000).toISOString();
  const order = await anOrder({
    customer,
    status: "completed",
    deliveredAt: tenDaysAgo,
    date: tenDaysAgo,
    item,
  });
  await sql("UPDATE order_rows SET shipped_qty = qty WHERE order_id = ?", order.id);
  await sql("UPDATE users SET shop_origin = ? WHERE id = ?", shopUrl(), customer.id);
  const [{ email } = { email: "" }] = await sql<{ email: string }>(
    "SELECT email FROM users WHERE id = ?",
    customer.id,
  );
  return { customer, order, email, who: await signInAs(customer.username) };
}

/** The key of the link in the order's email, which is written as the job writes it. */
export async function reviewKeyOf({ order, email }: Awaited<ReturnType<typeof aSentOrder>>): Promise<string> {
  await sql(
    `INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at)
     VALUES ('review-request', 'review-request:' || ?1, ?2, 'it', json_object('order', ?1, 'origin', ?3), ?4, ?4)`,
    ...[order.id, email, shopUrl(), new Date().toISOString()],
  );
  return reviewKeyIn(email);
}
