// An order's PDFs, in the order's language; null if the order has no such document yet.
import type { OrderId } from "~/contract/ids";
import type { StoredFile } from "~/db/orders/stored-files";
import { creditNotePdf } from "~/pdf/orders/credit-note";
import { deliveryNotePdf } from "~/pdf/orders/delivery-note";
import { invoicePdf } from "~/pdf/orders/invoice";
import { orderConfirmationPdf } from "~/pdf/orders/order-confirmation";
import type { PdfAssets } from "~/pdf/page/pdf-page";
import type { Database } from "~/platform/database";
import { orderFacts } from "./order-document-data";

/** @returns the PDF's bytes */
export async function renderOrderDocument(
  db: Database,
  order: OrderId,
  { type, shipment, refund }: Pick<StoredFile, "type" | "shipment" | "refund">,
  assets: PdfAssets,
): Promise<Uint8Array | null> {
  const facts = await orderFacts(db, null, order);
  switch (type) {
    case "order_confirmation":
      return orderConfirmationPdf(facts, assets);
    case "delivery_note":
      return deliveryNotePdf(facts, shipment, assets);
    case "credit_note":
      return creditNotePdf(facts, refund, assets);
    case "invoice":
      return invoicePdf(facts, assets);
    default:
      return null;
  }
}
