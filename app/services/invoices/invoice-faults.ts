// Faults of an electronic invoice, in its order's data and in its seller's (LAW, e-invoice).
import { CompanyData } from "~/contract/shop";
import type { OrderRecord } from "~/db/orders/order-record";
import { type ShopData, shopData } from "~/db/shop/shop-data";
import { invoiceFaults } from "~/domain/orders/invoice-data";
import type { ServiceContext } from "~/services/context";
import { Refusal, type RefusedField } from "~/services/refusal";

/** Faults in an order's buyer and references, and in its invoice number if it has one. */
export const faultsOfOrder = (order: OrderRecord, number = order.invoice?.number ?? null): RefusedField[] =>
  invoiceFaults({ ...order, number });

/** Values missing from COMPANY_DATA for an electronic invoice. */
export function faultsOfSeller({ settings }: Pick<ShopData, "settings">): RefusedField[] {
  const company = CompanyData.safeParse(settings.get("COMPANY_DATA")).data;
  const parts = ["vat_number", "address", "city"] as const;
  return parts
    .filter((part) => !company?.[part])
    .map((part) => ({ field: `COMPANY_DATA.${part}`, code: "required" }));
}

/** 409: the invoice cannot be issued yet, with the missing fields. */
export const invoiceIncomplete = (faults: RefusedField[]): Refusal =>
  new Refusal(409, "invoice_incomplete", { missing: faults.map(({ field }) => field).join(", ") }, faults);

/** The data of the seller, for a file. @throws Refusal 409 */
export async function requireSeller(c: ServiceContext): Promise<CompanyData> {
  const shop = await shopData(c);
  if (!shop.makesEInvoices) throw new Refusal(409, "no_e_invoices");
  const faults = faultsOfSeller(shop);
  const company = CompanyData.safeParse(shop.settings.get("COMPANY_DATA")).data;
  if (!company || faults.length > 0) throw invoiceIncomplete(faults);
  return company;
}
