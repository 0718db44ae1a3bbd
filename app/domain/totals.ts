/** The sums of a cart or an order, to the cent: CONTRACT §2a.2 to 5, in the net and in the gross view. */

import type { BasisPoints, Cents } from "~/contract/units";
import { addVat, netOf, percentOf, splitByLargestRemainder } from "./money";

/** `net` is the price of one piece. */
export type TotalsRow = { id: number; qty: number; net: Cents; rate: BasisPoints };

/** `unitPrice` and `totalPrice` are in the view shown. */
export type PricedRow = TotalsRow & { unitPrice: Cents; totalPrice: Cents };

/** `base` is always without VAT. */
export type VatLine = { rate: BasisPoints; base: Cents; vat: Cents };

export type OrderTotals = {
  rows: PricedRow[];
  includesVat: boolean;
  rowsTotal: Cents;
  discount: Cents;
  shippingPrice: Cents;
  paymentSurcharge: Cents;
  vat: Cents;
  /** The highest rate first. */
  vatLines: VatLine[];
  total: Cents;
  /** The cart's: the goods alone, without shipping and surcharge. */
  finalPrice: Cents;
};

export type TotalsFacts = {
  rows: readonly TotalsRow[];
  includesVat: boolean;
  /** In the view shown, and no more than the rows. */
  discount: Cents;
  shippingNet: Cents;
  /** 0 for consumers, by law. */
  surchargeNet: Cents;
  /** Bears shipping and surcharge where nothing of the goods is left to pay. */
  standardRate: BasisPoints;
};

export function orderTotals(facts: TotalsFacts): OrderTotals {
  const { includesVat, discount } = facts;
  const { rows, rowsTotal } = priceRows(facts.rows, includesVat);
  const goods = lessDiscount(byRate(rows), discount);
  const shipping = spread(facts.shippingNet, goods, facts);
  const surcharge = spread(facts.surchargeNet, goods, facts);

  const vatLines = vatLinesOf([...goods, ...shipping, ...surcharge], includesVat);
  const vat = sumOf(vatLines.map((line) => line.vat));
  const goodsVat = sumOf(vatLinesOf(goods, includesVat).map((line) => line.vat));
  const shippingPrice = sumOf(shipping.map((share) => share.amount));
  const paymentSurcharge = sumOf(surcharge.map((share) => share.amount));
  const afterDiscount = rowsTotal - discount;
  return {
    rows,
    includesVat,
    rowsTotal,
    discount,
    shippingPrice,
    paymentSurcharge,
    vat,
    vatLines,
    total: afterDiscount + shippingPrice + paymentSurcharge + (includesVat ? 0 : vat),
    finalPrice: afterDiscount + (includesVat ? 0 : goodsVat),
  };
}

/** Each row in the view shown, and their sum: what coupons and minimum amounts are measured against. */
export function priceRows<R extends TotalsRow>(
  rows: readonly R[],
  includesVat: boolean,
): { rows: (R & PricedRow)[]; rowsTotal: Cents } {
  const priced = rows.map((row) => {
    // Rounded once, on the single piece, so that qty × unit_price is what the row shows.
    const unitPrice = includesVat ? addVat(row.net, row.rate) : row.net;
    return { ...row, unitPrice, totalPrice: unitPrice * row.qty };
  });
  return { rows: priced, rowsTotal: sumOf(priced.map((row) => row.totalPrice)) };
}

/** A part of a sum, in the view shown, that bears one rate. */
type Share = { rate: BasisPoints; amount: Cents };

/** The highest rate first: ties of the largest remainder go to it (CONTRACT §2a.4). */
function byRate(rows: readonly PricedRow[]): Share[] {
  return merged(rows.map((row) => ({ rate: row.rate, amount: row.totalPrice })));
}

function lessDiscount(goods: readonly Share[], discount: Cents): Share[] {
  const parts = splitByLargestRemainder(
    discount,
    goods.map((share) => share.amount),
  );
  return goods.map((share, index) => ({ ...share, amount: share.amount - (parts[index] ?? 0) }));
}

/** Shipping or surcharge (net) over the rates of the goods, each share then shown with or without its VAT. */
function spread(net: Cents, goods: readonly Share[], facts: TotalsFacts): Share[] {
  const left = goods.filter((share) => share.amount > 0);
  const over = left.length > 0 ? left : [{ rate: facts.standardRate, amount: 1 }];
  return splitByLargestRemainder(
    net,
    over.map((share) => share.amount),
  ).flatMap((part, index) => {
    const rate = over[index]?.rate ?? facts.standardRate;
    return part === 0 ? [] : [{ rate, amount: facts.includesVat ? addVat(part, rate) : part }];
  });
}

function vatLinesOf(shares: readonly Share[], includesVat: boolean): VatLine[] {
  return merged(shares).map(({ rate, amount }) => {
    const base = includesVat ? netOf(amount, rate) : amount;
    return { rate, base, vat: includesVat ? amount - base : percentOf(base, rate) };
  });
}

function merged(shares: readonly Share[]): Share[] {
  const amounts = new Map<BasisPoints, Cents>();
  for (const { rate, amount } of shares) amounts.set(rate, (amounts.get(rate) ?? 0) + amount);
  return [...amounts].map(([rate, amount]) => ({ rate, amount })).toSorted((a, b) => b.rate - a.rate);
}

function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
