// An order as stored.

import type { PaymentKind, VatScheme } from "~/contract/constants/enums";
import type { CustomerType } from "~/contract/customers";
import type {
  AgentId,
  CustomerId,
  DocumentId,
  OrderId,
  OrderRefundId,
  OrderRowId,
  SeasonId,
} from "~/contract/ids";
import type { AddressCopy, Order, OrderStatus } from "~/contract/orders";
import type { Cents } from "~/contract/units";
import type { Locale } from "~/contract/wire";
import type { Texts } from "~/db/columns";
import type { Day } from "~/domain/local-day";
import type { OrderTotals, VatOfRate } from "~/domain/orders/totals";

export interface OrderRecord extends Readonly<Omit<OrderTotals, "rows" | "finalPrice">> {
  id: OrderId;
  number: string;
  date: string;
  status: OrderStatus;
  customer: CustomerId;
  customerType: CustomerType;
  agent: AgentId | null;
  placedByAgent: string | null;
  season: SeasonId | null;
  businessName: string;
  articleCount: number;
  currency: string;
  vatScheme: VatScheme;
  coupon: string | null;
  customerReference: string | null;
  cig: string | null;
  cup: string | null;
  notes: string;
  locale: Locale;
  billingAddress: AddressCopy;
  shippingAddress: AddressCopy;
  shippingPolicy: Order["shipping_policy"];
  paymentMethod: Order["payment_method"];
  /**
   * Current names of shipping policy and payment method, for a reader in another language than the order's;
   * empty if deleted.
   */
  names: { shippingPolicy: Texts; paymentMethod: Texts; instructions: Texts };
  /** The country of the current COMPANY_DATA: legal periods end on its working days. */
  sellerCountry: string;
  payment: {
    kind: PaymentKind;
    state: Order["payment"]["state"];
    instructions: string;
    payUrl: string | null;
  };
  /** The day on which the customer asked for the goods. */
  requestedDate: Day | null;
  promisedBy: Day;
  /** Rows that were not fully in stock at the time of the order: `promisedBy` does not apply to them. */
  backordered: { count: number; restockDate: Day | null } | null;
  deliveredAt: string | null;
  invoice: Order["invoice"];
  shipments: Order["shipments"];
  refunds: OrderRefundRecord[];
  /** Money received, and money refunded or on its way back. */
  paid: Cents;
  refunded: Cents;
  isDisputed: boolean;
  changes: {
    at: string;
    reason: string;
    rows: Order["changes"][number]["rows"];
    before: Cents;
    after: Cents;
  }[];
  history: Order["history"];
}

export interface OrderRefundRecord {
  id: OrderRefundId;
  amount: Cents;
  vatLines: readonly VatOfRate[];
  reason: string;
  at: string;
  state: Order["refunds"][number]["state"];
  rows: { id: OrderRowId; qty: number; restock: 0 | 1 }[];
  /** Number and document of the credit note; null without a credit note. */
  number: string | null;
  document: DocumentId | null;
}
