// An order as displayed in its emails and PDFs.
import type { Order, OrderRow } from "~/contract/orders";
import type { CompanyData } from "~/contract/shop";
import type { Locale } from "~/contract/wire";

/** A row with the information that the law requires beside its price. */
export interface OrderDocumentRow extends OrderRow {
  /** Why the goods cannot be returned; null if they can. */
  withdrawalException: string | null;
  /** The producer's guarantee in months, if longer than the legal one. */
  guaranteeMonths: number | null;
}

/** The shop as sender, from the operator's settings. */
export interface Sender {
  shopName: string;
  supportEmail: string;
  company: CompanyData | null;
  /** Whether invoices are Italian electronic invoices, of which the PDF is a copy. */
  makesEInvoices: boolean;
  /** Working days until an order is dispatched. */
  handlingDays: number;
  /** ISO weekdays on which parcels leave. */
  dispatchDays: readonly number[];
  /** The shop's time zone, for days and times in its emails and documents. */
  zone: string;
  /** The shop's default language, which the addresses of the legal pages use. */
  mainLocale: Locale;
  /** The account for bank transfers; null if it is not set. */
  iban: string | null;
  /** Origin of the shop's pages; null if unknown: emails then have no links. */
  origin: string | null;
  /** Absolute URL of the logo; null: the shop's name is displayed instead. */
  logo: string | null;
  /** The absolute address of the icon beside the name where there is no logo; null: the name's initial. */
  icon: string | null;
  /** The operator's colours (CONTRACT §5): empty for those of the design. */
  accent: string;
  accentDark: string;
}

export interface OrderDocument {
  order: Order;
  rows: OrderDocumentRow[];
  customerType: "business" | "consumer";
  /** The name in the greeting. */
  name: string;
  /** The customer's address, also Reply-To of the shop's copy. Quotes have no email. */
  email?: string;
  sender: Sender;
  /** The page where a guest finds the order; an account has its own pages. */
  guestLink?: string | null;
}

export interface QuoteDocument extends OrderDocument {
  /** The last day. */
  validUntil: string;
}
