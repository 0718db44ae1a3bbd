/**
 * The quote of a cart: its totals, the available choices, and the problems that block an order. The page
 * shows it and the order charges it.
 */

import type { VatClass } from "~/contract/constants/enums";
import type { Cents } from "~/contract/units";
import { discountPercent, type PriceView, priceOf, toView } from "~/domain/catalogue/price";
import { countryRates, policiesWithVat, priceViewOf, rateFor } from "~/domain/catalogue/vat";
import { MAX_CENTS } from "~/domain/money";
import { methodsFor, type PaymentMethodFacts } from "./payment";
import { applyCoupon, type CouponResult, couponFor } from "./promotion";
import type { AnyFacts, Quote, QuoteFacts, RatedRow } from "./quote-facts";
import {
  addressProblems,
  minimumProblem,
  paymentProblem,
  rowProblems,
  shippingProblem,
} from "./quote-problems";
import {
  policiesFor,
  refusalsFor,
  type ShippedGoods,
  type ShippingCharge,
  type ShippingPolicyFacts,
} from "./shipping";
import { netView, orderTotals, priceRows, type TotalsRow } from "./totals";

/**
 * Quotes a cart (CONTRACT §2a). Pure: prices, stock, policies and methods are inputs. Totals cover the rows
 * that can be sold; `problems` lists what blocks the order.
 * @throws RangeError if there are no VAT rates for the seller's country
 */
export function quote<P extends ShippingPolicyFacts, M extends PaymentMethodFacts>(
  facts: QuoteFacts<P, M>,
): Quote<P, M> {
  const { kind } = facts.vat;
  const includesVat = kind === "consumer";
  const destination = facts.shippingAddress ?? facts.defaultDestination;
  const vat = { ...facts.vat, destination };
  const { rate: standardRate, scheme: vatScheme } = rateFor({ ...vat, class: "standard" });
  const shown = ratedRows(facts, (vatClass) => priceViewOf({ ...vat, class: vatClass }));

  const { rows, rowsTotal } = priceRows(withinMoney(shown));
  const coupon = facts.coupon && couponAnswer(facts.coupon, rowsTotal, facts);
  const { discount: agreedDiscount = null, shippingPrice: agreedShipping = null } = facts.agreed ?? {};
  // A discount never takes more than the goods cost, also where rows have gone since it was agreed.
  const discount =
    agreedDiscount === null ? (coupon?.ok ? coupon.discount : 0) : Math.min(agreedDiscount, rowsTotal);
  const afterDiscount = rowsTotal - discount;
  const totalsOf = facts.showsNet && includesVat ? netView : orderTotals;
  const charge = ({ net, gross }: ShippingCharge, surchargeNet: Cents, view = totalsOf) =>
    view({ rows, includesVat, discount, shippingNet: net, shippingGross: gross, surchargeNet, standardRate });

  const freeShipping = coupon?.ok === true && coupon.type === "free_shipping";
  const charged = charge(NO_SHIPPING, 0, orderTotals);
  const shipped: ShippedGoods = {
    rows: facts.rows,
    afterDiscount,
    value: { gross: charged.finalPrice, net: charged.finalPrice - charged.vat },
    freeShipping,
    homeRate: countryRates(facts.vat.table, facts.vat.sellerCountry)?.standard ?? 0,
  };
  const to = facts.shippingAddress;
  const policies = to === null ? [] : policiesWithVat(facts.policies, facts.vat, to);
  const shippingPolicies =
    to === null ? [] : policiesFor(policies, to, shipped, (shipping) => charge(shipping, 0).shippingPrice);
  const paymentMethods = methodsFor(facts.methods, kind, facts.shippingAddress?.country ?? null);
  const { preselect } = facts;
  const shippingPolicy = pick(shippingPolicies, facts.shippingPolicy, preselect, preselect === "stale");
  const usual = preselect && paymentMethods.find(({ code }) => code === facts.usualMethod);
  const paymentMethod = pick(paymentMethods, facts.paymentMethod ?? usual?.id ?? null, preselect);

  const goods = charge(NO_SHIPPING, 0);
  return {
    rows: rows.map((row, index) => ({ ...row, ...goods.rows[index] })),
    totals: charge(
      agreedShipping === null || shippingPolicy === null
        ? (shippingPolicy ?? NO_SHIPPING)
        : agreedCharge(agreedShipping, includesVat),
      paymentMethod?.surcharge ?? 0,
    ),
    goods,
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
      ...minimumProblem(facts, rowsTotal),
      ...addressProblems(facts),
      ...shippingProblem(facts, {
        isServed: shippingPolicies.length > 0,
        isAllowed: shippingPolicy !== null,
        refused: to === null ? [] : refusalsFor(policies, to, shipped),
      }),
      ...paymentProblem(facts, paymentMethod !== null),
    ],
  };
}

const NO_SHIPPING: ShippingCharge = { net: 0, gross: null };

/** A price in the customer's view, to the cent. */
const agreedCharge = (price: Cents, includesVat: boolean): ShippingCharge =>
  includesVat ? { net: 0, gross: price } : { net: price, gross: null };

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

function ratedRows(facts: AnyFacts, viewOf: (vatClass: VatClass) => PriceView): RatedRow[] {
  return facts.rows.map(({ id, qty, price: priceFacts, vatClass, agreedPrice }) => {
    const view = viewOf(vatClass);
    const listed = priceOf(priceFacts, qty, facts.today, view);
    // An agreed price is not an announced reduction, so it is not compared with the lowest price of 30
    // days.
    const price = agreedPrice === undefined ? listed : { ...listed, price: agreedPrice, lowest30: null };
    const discount = discountPercent(price, facts.vat.kind);
    const retailPrice = toView(priceFacts.retail.standard, priceFacts.retail.isGross, view);
    const rated = { id, qty, unitPrice: price.price, rate: view.rate, price, retailPrice, discount };
    return { ...rated, listedPrice: listed.price };
  });
}

/** Leaves out rows that would take the total beyond MAX_CENTS; `rowProblems` reports them. */
function withinMoney<R extends TotalsRow>(rows: readonly R[]): R[] {
  let sum = 0;
  return rows.filter((row) => {
    const { rowsTotal } = priceRows([row]);
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
