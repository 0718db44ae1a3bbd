// An order as its emails and its PDFs show it.
import type { Order, OrderRow } from "~/contract/orders";
import type { CompanyData } from "~/contract/shop";
import type { Locale } from "~/contract/wire";

/** A row with what the law requires beside its price. */
export interface OrderDocumentRow extends OrderRow {
  /** Why it cannot be returned; null where it can. */
  withdrawalException: string | null;
  /** The producer's guarantee, where it is longer than the legal one. */
  guaranteeMonths: number | null;
}

/** Who sends a message of the shop, by the operator's settings. */
export interface Sender {
  shopName: string;
  supportEmail: string;
  company: CompanyData | null;
  /** Whether its invoices are Italian electronic ones, of which the PDF is a copy. */
  makesEInvoices: boolean;
  /** Working days until an order is dispatched. */
  handlingDays: number;
  /** ISO weekdays on which parcels leave. */
  dispatchDays: readonly number[];
  /** The shop's time zone: days and times in its mails and documents are of it. */
  zone: string;
  /** The shop's main language, in which the legal pages have their addresses. */
  mainLocale: Locale;
  /** The account for transfers; null where none is set. */
  iban: string | null;
  /** The address of the shop's pages, without a path; null where it is not known: an email then has no links. */
  origin: string | null;
  /** The absolute address of the logo; null: the shop's name takes its place. */
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
  /** The customer's; the shop's copy is answered there. Quotes have none. */
  email?: string;
  sender: Sender;
  /** Where a guest finds the order; an account has its own pages. */
  guestLink?: string | null;
}

/** A quote as the order that it would be. */
export interface QuoteDocument extends OrderDocument {
  /** Its last day. */
  validUntil: string;
}
