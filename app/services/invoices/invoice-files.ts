// The FatturaPA files of an order: its invoice, and the credit notes of its refunds.
import type { OrderId, OrderRefundId } from "~/contract/ids";
import { CompanyData } from "~/contract/shop";
import { shopData } from "~/db/shop/shop-data";
import type { ServiceContext } from "~/services/context";
import type { NamedFile } from "~/services/documents/named-file";
import { findOperatorOrder } from "~/services/orders/operator-orders";
import { notFound, Refusal } from "~/services/refusal";
import { creditNoteFile, type FatturaFile, invoiceFile } from "./fattura";
import type { InvoicedOrder } from "./invoiced-order";

/** @throws Refusal 404, 409 `no_invoice`, 409 `invoice_incomplete` with what is missing */
export async function invoiceXml(c: ServiceContext, id: OrderId): Promise<NamedFile> {
  const data = await invoicedOrder(c, id);
  const { invoice } = data.order;
  if (!invoice) throw new Refusal(409, "no_invoice");
  return xmlFile(invoiceFile(data, invoice));
}

/** @throws Refusal as invoiceXml() */
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
  return xmlFile(creditNoteFile(data, { ...found, number }));
}

async function invoicedOrder(c: ServiceContext, id: OrderId): Promise<InvoicedOrder> {
  const { order, lines } = await findOperatorOrder(c, id);
  const { settings } = await shopData(c);
  const company = CompanyData.safeParse(settings.get("COMPANY_DATA"));
  const { billingAddress: to, customerType } = order;
  const missing = [
    ...(company.success && company.data.vat_number ? [] : ["COMPANY_DATA.vat_number"]),
    ...(company.success && company.data.address && company.data.city ? [] : ["COMPANY_DATA.address"]),
    ...(to.country === "IT" && customerType === "consumer" && !to.tax_code ? ["tax_code"] : []),
    ...(customerType === "business" && !to.vat_number && !to.tax_code ? ["vat_number"] : []),
  ];
  if (!company.success || missing.length > 0)
    throw new Refusal(
      409,
      "invoice_incomplete",
      { missing: missing.join(", ") },
      missing.map((field) => ({ field, code: "required" })),
    );
  return { order, lines, company: company.data };
}

const xmlFile = ({ name, xml }: FatturaFile): NamedFile => ({
  name,
  type: "application/xml; charset=utf-8",
  bytes: new TextEncoder().encode(xml),
});
