/** The quote of a cart: its totals, what can be chosen, and the problems that block an order. The page shows it and the order charges it. */

import type { CustomerType, VatClass, VatScheme } from "~/contract/constants/enums";
import type { BasisPoints, Cents } from "~/contract/units";
import { discountPercent, type ItemPrice, type PriceFacts, priceOf } from "~/domain/catalogue/price";
import { mayHold, type StockFacts, type StockRefusal } from "~/domain/catalogue/stock";
import { rateFor, type VatFacts } from "~/domain/catalogue/vat";
import { MAX_CENTS } from "~/domain/money";
import type { Day } from "~/domain/rome-day";
import { methodsFor, type PaymentMethodFacts } from "./payment";
import { applyCoupon, type Coupon, type CouponRefusal, type CouponResult, couponFor } from "./promotion";
import { type Destination, policiesFor, type ShippingPolicyFacts } from "./shipping";
import { type OrderTotals, orderTotals, type PricedRow, priceRows, type TotalsRow } from "./totals";

/** A cart row to quote; `held` is the quantity that the row itself reserves. */
export type QuoteRow = StockFacts & {
  id: number;
  qty: number;
  held: number;
  price: PriceFacts;
  vatClass: VatClass;
};

export type QuoteFacts<P extends ShippingPolicyFacts, M extends PaymentMethodFacts> = {
  today: Day;
  /** The customer's own type decides prices, VAT and choices; the request's shop context does not. */
  vat: Omit<VatFacts, "destinationCountry">;
  minOrder: Readonly<Record<CustomerType, Cents>>;
  rows: readonly QuoteRow[];
  /** null: none was entered. `code` is normalized; `found` is null if no coupon has it. */
  coupon: { code: string; found: Coupon | null; usedByCustomer: number; usedInAll: number } | null;
  freeShippingCode: string | null;
  /** The country of the default shipping address: it decides the VAT until an address is chosen. */
  defaultCountry: string | null;
  /** Whether one is chosen. */
  billingAddress: boolean;
  shippingAddress: Destination | null;
  /** Fields in which an address of the wrong type was sent. */
  otherKind?: readonly AddressField[];
  policies: readonly P[];
  /** The chosen id; null: none yet. */
  shippingPolicy: number | null;
  methods: readonly M[];
  paymentMethod: number | null;
  /**
   * Preselects the first policy and method offered if none is chosen. `stale`: also if the chosen policy is no longer
   * offered, and a coupon that is no longer valid is not reported.
   */
  preselect?: "missing" | "stale";
};

export type AddressField = "billing_address" | "shipping_address";

type CodeOf<R> = R extends { ok: false } ? Omit<R, "ok"> : never;

export type RowProblem = CodeOf<StockRefusal> & { row: number };

export type QuoteProblem =
  | { code: "cart_empty" | "address_not_served" | "shipping_policy_required" }
  | { code: "payment_method_required" | "payment_not_allowed" }
  | { code: "address_required" | "address_kind"; field: AddressField }
  | { code: "min_order"; minimum: Cents }
  | CodeOf<CouponRefusal>
  | RowProblem;

export type QuotedRow = PricedRow & { price: ItemPrice; discount: BasisPoints };

export type Quote<P extends ShippingPolicyFacts, M extends PaymentMethodFacts> = {
  rows: QuotedRow[];
  /** With the shipping and payment chosen so far. */
  totals: OrderTotals;
  /** Without shipping and payment. */
  goods: OrderTotals;
  vatScheme: VatScheme;
  /** null: none was entered. */
  coupon: CouponResult | null;
  /** Those that serve the address; `net` (without VAT) and `shown` (in the view) are this cart's shipping price. */
  shippingPolicies: (P & { net: Cents; shown: Cents })[];
  paymentMethods: M[];
  /** The one chosen or preselected, if it is offered. */
  shippingPolicy: P | null;
  paymentMethod: M | null;
  /** Everything that blocks an order. A cart page, with nothing chosen yet, shows those of rows, coupon and minimum only. */
  problems: QuoteProblem[];
};

/**
 * Quotes a cart (CONTRACT §2a). Pure: prices, stock, policies and methods come as facts. Totals cover the rows that can be
 * sold; `problems` lists what blocks the order.
 * @throws RangeError if there are no VAT rates for the seller's country
 */
export function quote<P extends ShippingPolicyFacts, M extends PaymentMethodFacts>(
  facts: QuoteFacts<P, M>,
): Quote<P, M> {
  const { kind } = facts.vat;
  const includesVat = kind === "consumer";
  const destinationCountry = facts.shippingAddress?.country ?? facts.defaultCountry;
  const rateOf = (vatClass: VatClass) => rateFor({ ...facts.vat, destinationCountry, class: vatClass });
  const { rate: standardRate, scheme: vatScheme } = rateOf("standard");

  const { rows, rowsTotal } = priceRows(withinMoney(ratedRows(facts, rateOf), includesVat), includesVat);
  const coupon = facts.coupon && couponAnswer(facts.coupon, rowsTotal, facts);
  const discount = coupon?.ok ? coupon.discount : 0;
  const afterDiscount = rowsTotal - discount;
  const charge = (shippingNet: Cents, surchargeNet: Cents) =>
    orderTotals({ rows, includesVat, discount, shippingNet, surchargeNet, standardRate });

  const freeShipping = coupon?.ok === true && coupon.type === "free_shipping";
  const shippingPolicies =
    facts.shippingAddress === null
      ? []
      : policiesFor(facts.policies, facts.shippingAddress, { afterDiscount, freeShipping }).map((policy) => ({
          ...policy,
          shown: charge(policy.net, 0).shippingPrice,
        }));
  const paymentMethods = methodsFor(facts.methods, kind, facts.shippingAddress?.country ?? null);
  const { preselect } = facts;
  const shippingPolicy = pick(shippingPolicies, facts.shippingPolicy, preselect, preselect === "stale");
  const paymentMethod = pick(paymentMethods, facts.paymentMethod, preselect);

  return {
    rows,
    totals: charge(shippingPolicy?.net ?? 0, paymentMethod?.surcharge ?? 0),
    goods: charge(0, 0),
    vatScheme,
    coupon,
    shippingPolicies,
    paymentMethods,
    shippingPolicy,
    paymentMethod,
    problems: [
      ...rowProblems(facts, rows),
      ...(coupon?.ok === false && preselect !== "stale"
        ? [{ code: coupon.code, reason: coupon.reason }]
        : []),
      ...minimumProblem(facts, afterDiscount),
      ...addressProblems(facts),
      ...shippingProblem(facts, shippingPolicies.length > 0, shippingPolicy !== null),
      ...paymentProblem(facts, paymentMethod !== null),
    ],
  };
}

function pick<O extends { id: number }>(
  offered: readonly O[],
  id: number | null,
  preselect: AnyFacts["preselect"],
  evenIfChosen = false,
): O | null {
  const chosen = offered.find((one) => one.id === id);
  const orFirst = evenIfChosen || (preselect !== undefined && id === null);
  return chosen ?? (orFirst ? (offered[0] ?? null) : null);
}

type AnyFacts = QuoteFacts<ShippingPolicyFacts, PaymentMethodFacts>;
type RatedRow = TotalsRow & Pick<QuotedRow, "price" | "discount">;

/** Each row with this customer's price and VAT rate today. */
function ratedRows(facts: AnyFacts, rateOf: (vatClass: VatClass) => { rate: BasisPoints }): RatedRow[] {
  return facts.rows.map(({ id, qty, price: priceFacts, vatClass }) => {
    const price = priceOf(priceFacts, qty, facts.today);
    const { rate } = rateOf(vatClass);
    const discount = discountPercent(price, facts.vat.kind, rate);
    return { id, qty, net: price.net, rate, price, discount };
  });
}

/** Leaves out rows that would take the sum past MAX_CENTS; `rowProblems` reports them. */
function withinMoney<R extends TotalsRow>(rows: readonly R[], includesVat: boolean): R[] {
  let sum = 0;
  return rows.filter((row) => {
    const { rowsTotal } = priceRows([row], includesVat);
    if (sum + rowsTotal > MAX_CENTS) return false;
    sum += rowsTotal;
    return true;
  });
}

function couponAnswer(
  typed: NonNullable<AnyFacts["coupon"]>,
  rowsTotal: Cents,
  { freeShippingCode, today }: AnyFacts,
): CouponResult {
  const { usedByCustomer, usedInAll } = typed;
  const coupon = couponFor(typed.code, typed.found, freeShippingCode);
  return applyCoupon(coupon, { rowsTotal, today, usedByCustomer, usedInAll });
}

function rowProblems(facts: AnyFacts, counted: readonly QuotedRow[]): QuoteProblem[] {
  if (facts.rows.length === 0) return [{ code: "cart_empty" }];
  const countedIds = new Set(counted.map((row) => row.id));
  return facts.rows.flatMap((row): QuoteProblem[] => {
    const held = mayHold(row, { qty: row.qty, held: row.held, kind: facts.vat.kind });
    if (!held.ok) return [{ ...problemOf(held), row: row.id }];
    return countedIds.has(row.id) ? [] : [{ code: "quantity_invalid", row: row.id }];
  });
}

function minimumProblem({ rows, minOrder, vat }: AnyFacts, afterDiscount: Cents): QuoteProblem[] {
  const minimum = minOrder[vat.kind];
  return rows.length > 0 && afterDiscount < minimum ? [{ code: "min_order", minimum }] : [];
}

function addressProblems({ billingAddress, shippingAddress, otherKind = [] }: AnyFacts): QuoteProblem[] {
  const problem = (field: AddressField): QuoteProblem => ({
    code: otherKind.includes(field) ? "address_kind" : "address_required",
    field,
  });
  return [
    ...(billingAddress ? [] : [problem("billing_address")]),
    ...(shippingAddress ? [] : [problem("shipping_address")]),
  ];
}

function shippingProblem(facts: AnyFacts, isServed: boolean, isAllowed: boolean): QuoteProblem[] {
  if (isAllowed || facts.shippingAddress === null) return [];
  // A policy chosen for one address may not serve the next one.
  if (!isServed || facts.shippingPolicy !== null) return [{ code: "address_not_served" }];
  return [{ code: "shipping_policy_required" }];
}

function paymentProblem(facts: AnyFacts, isAllowed: boolean): QuoteProblem[] {
  if (isAllowed) return [];
  return [{ code: facts.paymentMethod === null ? "payment_method_required" : "payment_not_allowed" }];
}

function problemOf({ ok, ...refusal }: StockRefusal): CodeOf<StockRefusal> {
  return refusal;
}
