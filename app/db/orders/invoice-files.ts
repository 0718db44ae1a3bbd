// Files of electronic invoices, and the invoice data that the operator completes.
import type { OrderId, OrderRefundId } from "~/contract/ids";
import type { AddressCopy } from "~/contract/orders";
import { int } from "~/db/columns";
import { writeAudited } from "~/db/operator/audit";
import { command, query, together } from "~/db/query";
import { type Database, type Statement, statement } from "~/platform/database";
import { orderAudit } from "./order-audit";

/**
 * The number of a document's file: unique per document, and the same at each download. @param refund null:
 * the invoice
 */
export async function invoiceFileNumber(
  db: Database,
  { order, refund, now }: { order: OrderId; refund: OrderRefundId | null; now: string },
): Promise<number> {
  const { number } = await together(db, {
    file: command(
      statement(
        "INSERT INTO invoice_files (order_id, refund_id, created_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        ...[order, refund, now],
      ),
    ),
    number: query(
      statement("SELECT id FROM invoice_files WHERE order_id = ? AND refund_id IS ?", order, refund),
      ([row = {}]) => int(row, "id"),
    ),
  });
  return number;
}

/** Call after the invoice data change: the files get new numbers, and the PDFs are rendered again. */
export const renewInvoiceFiles = (order: OrderId): Statement[] => [
  statement("DELETE FROM invoice_files WHERE order_id = ?", order),
  statement(
    "UPDATE documents SET size = 0 WHERE order_id = ? AND is_drawn = 1 AND type IN ('invoice', 'credit_note')",
    order,
  ),
];

export interface InvoiceData {
  billingAddress: AddressCopy;
  customerReference: string | null;
  cig: string | null;
  cup: string | null;
}

export const putInvoiceData = (
  db: Database,
  order: OrderId,
  { billingAddress, customerReference, cig, cup }: InvoiceData,
  now: string,
): Promise<unknown> =>
  writeAudited(
    db,
    { ...orderAudit(order), call: "orders.invoiceData", now, onlyItem: null },
    command(
      statement(
        "UPDATE orders SET billing_address = ?, customer_reference = ?, cig = ?, cup = ? WHERE id = ?",
        ...[JSON.stringify(billingAddress), customerReference, cig, cup, order],
      ),
      ...renewInvoiceFiles(order),
    ),
  );
