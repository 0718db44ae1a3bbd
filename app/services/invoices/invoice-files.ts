// The FatturaPA files of an order: its invoice, and the credit notes of its refunds.
import type { OrderId, OrderRefundId } from "~/contract/ids";
import { invoiceFileNumber } from "~/db/orders/invoice-files";
import type { ServiceContext } from "~/services/context";
import type { NamedFile } from "~/services/documents/named-file";
import { findOperatorOrder } from "~/services/orders/operator-orders";
import { notFound, Refusal } from "~/services/refusal";
import { creditNoteFile, type FatturaFile, invoiceFile } from "./fattura";
import { faultsOfOrder, invoiceIncomplete, requireSeller } from "./invoice-faults";
import type { InvoicedOrder } from "./invoiced-order";

/** @throws Refusal 404, 409 `no_invoice`, `no_e_invoices`, `invoice_incomplete` with the missing fields */
export async function invoiceXml(c: ServiceContext, id: OrderId): Promise<NamedFile> {
  const data = await invoicedOrder(c, id);
  const { invoice } = data.order;
  if (!invoice) throw new Refusal(409, "no_invoice");
  return xmlFile(invoiceFile(data, invoice, await numberOf(c, id, null)));
}

/** @throws Refusal like invoiceXml() */
export async function creditNoteXml(
  c: ServiceContext,
  id: OrderId,
  refund: OrderRefundId,
): Promise<NamedFile> {
  const data = await invoicedOrder(c, id);
  const found = data.order.refunds.find((one) => one.id === refund);
  if (!found) throw notFound();
  const { number } = found;
  if (number === null) throw new Refusal(409, "no_invoice");
  return xmlFile(creditNoteFile(data, { ...found, number }, await numberOf(c, id, refund)));
}

async function invoicedOrder(c: ServiceContext, id: OrderId): Promise<InvoicedOrder> {
  const { order, lines } = await findOperatorOrder(c, id);
  const company = await requireSeller(c);
  const faults = faultsOfOrder(order);
  if (faults.length > 0) throw invoiceIncomplete(faults);
  return { order, lines, company, zone: c.zone };
}

const numberOf = (c: ServiceContext, order: OrderId, refund: OrderRefundId | null): Promise<number> =>
  invoiceFileNumber(c.db, { order, refund, now: c.now.toISOString() });

const xmlFile = ({ name, xml }: FatturaFile): NamedFile => ({
  name,
  type: "application/xml; charset=utf-8",
  bytes: new TextEncoder().encode(xml),
});
