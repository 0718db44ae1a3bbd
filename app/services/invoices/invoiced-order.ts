// Input of an electronic invoice.
import type { CompanyData } from "~/contract/shop";
import type { OrderLine } from "~/db/orders/find-orders";
import type { OrderRecord } from "~/db/orders/order-record";

export interface InvoicedOrder {
  order: OrderRecord;
  lines: readonly OrderLine[];
  company: CompanyData;
  /** The shop's time zone, for the days of delivery notes and credit notes. */
  zone: string;
}
