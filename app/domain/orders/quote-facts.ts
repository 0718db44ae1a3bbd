// Input and result of a quote.

import type { CustomerType, VatClass, VatScheme } from "~/contract/constants/enums";
import type { CartRowId } from "~/contract/ids";
import type { BasisPoints, Cents } from "~/contract/units";
import type { ItemPrice, PriceFacts } from "~/domain/catalogue/price";
import type { StockFacts, StockRefusal } from "~/domain/catalogue/stock";
import type { VatFacts } from "~/domain/catalogue/vat";
import type { Day } from "~/domain/local-day";
import type { PaymentMethodFacts } from "./payment";
import type { Coupon, CouponRefusal, CouponResult } from "./promotion";
import type { Destination, ShippingCharge, ShippingPolicyFacts, ShippingRefusal } from "./shipping";
import type { OrderTotals, PricedRow, TotalsRow } from "./totals";

/** A cart row to quote; `held` is the quantity that the row itself reserves. */
export type QuoteRow = StockFacts & {
  id: number;
  qty: number;
  held: number;
  price: PriceFacts;
  vatClass: VatClass;
  /** Grams per piece; null: unknown. */
  weight: number | null;
  /**
   * A draft order's own unit price in the customer's view (CONTRACT §16), instead of the price of the price
   * lists.
   */
  agreedPrice?: Cents | undefined;
};

export type QuoteFacts<P extends ShippingPolicyFacts, M extends PaymentMethodFacts> = {
  today: Day;
  /** The customer's own type decides prices, VAT and choices; the request's shop context does not. */
  vat: Omit<VatFacts, "destination">;
  minOrder: Readonly<Record<CustomerType, Cents>>;
  /** A consumer who views net prices sees the charged amount with the VAT separate. */
  showsNet?: boolean;
  rows: readonly QuoteRow[];
  /** null: no coupon was entered. `code` is normalized; `found` is null for an unknown code. */
  coupon: { code: string; found: Coupon | null; usedByCustomer: number; usedInAll: number } | null;
  freeShippingCode: string | null;
  /** The default shipping address, which decides the VAT until an address is chosen. */
  defaultDestination: Destination | null;
  billingAddress: boolean;
  shippingAddress: Destination | null;
  /** Fields in which an address of the wrong type was sent. */
  otherKind?: readonly AddressField[];
  policies: readonly P[];
  /** The chosen id; null: nothing chosen yet. */
  shippingPolicy: number | null;
  methods: readonly M[];
  paymentMethod: number | null;
  /** The code of the customer's last payment method, preselected before the first one if it is available. */
  usualMethod?: string | null;
  /**
   * Preselects the first available policy and method if none is chosen. `stale`: also if the chosen policy
   * is no longer available; an invalid coupon is then not reported.
   */
  preselect?: "missing" | "stale";
  /** A draft order's own sums in the customer's view (CONTRACT §16); null: those of the coupon and the tariff. */
  agreed?: AgreedAmounts;
};

export type AgreedAmounts = { discount: Cents | null; shippingPrice: Cents | null };

export type AddressField = "billing_address" | "shipping_address";

export type CodeOf<R> = R extends { ok: false } ? Omit<R, "ok"> : never;
type RowProblem = CodeOf<StockRefusal> & { row: CartRowId };

export type QuoteProblem =
  | { code: "cart_empty" | "address_not_served" | "shipping_policy_required" }
  | { code: "payment_method_required" | "payment_not_allowed" }
  | { code: "address_required" | "address_kind"; field: AddressField }
  | { code: "min_order"; minimum: Cents; missing: Cents }
  | CodeOf<CouponRefusal>
  | ShippingRefusal
  | RowProblem;

export type QuotedRow = PricedRow & {
  price: ItemPrice;
  /**
   * The price of the price lists, in the customer's view: equals `unitPrice` unless a draft order has its
   * own price.
   */
  listedPrice: Cents;
  /** The standard price of `retail`, in the customer's view. */
  retailPrice: Cents;
  discount: BasisPoints;
};

export type Quote<P extends ShippingPolicyFacts, M extends PaymentMethodFacts> = {
  rows: QuotedRow[];
  /** With the shipping and payment chosen so far. */
  totals: OrderTotals;
  goods: OrderTotals;
  vatScheme: VatScheme;
  /** null: no coupon was entered. */
  coupon: CouponResult | null;
  /**
   * Policies that serve the address; `net` (without VAT) and `shown` (in the displayed view) are this
   * cart's shipping price.
   */
  shippingPolicies: (P & ShippingCharge & { shown: Cents })[];
  paymentMethods: M[];
  /** The one chosen or preselected, if it is available. */
  shippingPolicy: P | null;
  paymentMethod: M | null;
  /**
   * Everything that blocks an order. A cart page, where nothing is chosen yet, shows only those of rows,
   * coupon and minimum.
   */
  problems: QuoteProblem[];
};

export type AnyFacts = QuoteFacts<ShippingPolicyFacts, PaymentMethodFacts>;

export type RatedRow = TotalsRow & Pick<QuotedRow, "price" | "listedPrice" | "retailPrice" | "discount">;
