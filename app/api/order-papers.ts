// An order's papers: drawn once, from the order's own facts, in its own language.
import type { StoredFile } from "~/db/documents";
import { deliveryNotePaper } from "~/papers/delivery-note";
import { invoicePaper } from "~/papers/invoice";
import { confirmationPaper } from "~/papers/order-confirmation";
import type { Database } from "~/platform/database";
import { orderFacts } from "./order-facts";

export async function drawOrderPaper(
  db: Database,
  order: number,
  type: StoredFile["type"],
): Promise<Uint8Array | null> {
  const facts = await orderFacts(db, order);
  switch (type) {
    case "order_confirmation":
      return confirmationPaper(facts);
    case "delivery_note":
      return deliveryNotePaper(facts);
    case "invoice":
      return invoicePaper(facts);
    default:
      return null;
  }
}
