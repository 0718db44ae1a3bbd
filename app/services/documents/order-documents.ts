// An order's PDFs, in the order's language; null where the order has no such document yet.
import type { StoredFile } from "~/db/orders/stored-files";
import { creditNotePdf } from "~/pdf/credit-note";
import { deliveryNotePdf } from "~/pdf/delivery-note";
import { invoicePdf } from "~/pdf/invoice";
import { orderConfirmationPdf } from "~/pdf/order-confirmation";
import type { Database } from "~/platform/database";
import type { Env } from "~/platform/env";
import { orderFacts } from "./order-document-data";
import { pdfLogo } from "./pdf-logo";

/** @returns the PDF's bytes */
export async function renderOrderDocument(
  db: Database,
  env: Env,
  order: number,
  { type, shipment, refund }: Pick<StoredFile, "type" | "shipment" | "refund">,
): Promise<Uint8Array | null> {
  const facts = { ...(await orderFacts(db, null, order)), pdfLogo: await pdfLogo(db, env) };
  switch (type) {
    case "order_confirmation":
      return orderConfirmationPdf(facts);
    case "delivery_note":
      return deliveryNotePdf(facts, shipment);
    case "credit_note":
      return creditNotePdf(facts, refund);
    case "invoice":
      return invoicePdf(facts);
    default:
      return null;
  }
}
