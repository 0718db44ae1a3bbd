// Emails about orders: one put into the outbox, and its copy in the development mailbox.
import { aCustomer } from "./builders/builders";
import { anOrder } from "./builders/order-builder";
import { sql } from "./worker/worker";

/** A mail in the outbox, about a new order. */
export async function aMail(
  options: {
    locale?: "it" | "en" | "es";
    type?: "consumer" | "business";
    notes?: string;
    kind?: string;
    status?: string;
  } = {},
) {
  const { locale = "it", type = "consumer", notes = "", kind = "order-confirmation", status } = options;
  const customer = await aCustomer({ type, locale: "it" });
  const order = await anOrder({ customer, type, locale, notes, status });
  const past = new Date(Date.now() - 1000).toISOString();
  const [mail] = await sql<{ id: number }>(
    `INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at)
     VALUES (?, ?, ?, ?, json_object('order', ?), ?, ?) RETURNING id`,
    ...[kind, `${kind}:${order.id}`, customer.username, locale, order.id, past, past],
  );
  if (!mail) throw new Error("no mail was written");
  return { id: mail.id, to: customer.username, order };
}
