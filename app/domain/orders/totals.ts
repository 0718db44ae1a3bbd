/** The totals of a cart or an order, to the cent: CONTRACT §2a.2 to 5, in the net or the gross view. */

import type { BasisPoints, Cents } from "~/contract/units";
import { addVat, netOf, percentOf, splitByLargestRemainder } from "~/domain/money";

/** `unitPrice` is the rounded price per piece in the displayed view: qty × unit price is the row's total. */
export type TotalsRow = { id: number; qty: number; unitPrice: Cents; rate: BasisPoints };

export type PricedRow = TotalsRow & { totalPrice: Cents };

/** The VAT of one rate; `base` is always without VAT. */
export type VatOfRate = { rate: BasisPoints; base: Cents; vat: Cents };

export type OrderTotals = {
  rows: PricedRow[];
  includesVat: boolean;
  rowsTotal: Cents;
  discount: Cents;
  shippingPrice: Cents;
  paymentSurcharge: Cents;
  vat: Cents;
  /** Highest rate first. */
  vatLines: VatOfRate[];
  total: Cents;
  /** The goods alone, without shipping and surcharge: the cart's final price. */
  finalPrice: Cents;
};

export type TotalsFacts = {
  rows: readonly TotalsRow[];
  includesVat: boolean;
  /** In the displayed view; never more than the rows' total. */
  discount: Cents;
  shippingNet: Cents;
  /** Shipping price of a tariff with VAT, which consumers pay to the cent; null: `shippingNet` plus VAT. */
  shippingGross?: Cents | null;
  /** 0 for consumers, by law. */
  surchargeNet: Cents;
  /** The rate of shipping and surcharge if the goods are free. */
  standardRate: BasisPoints;
};

/**
 * Totals of priced rows with discount, shipping and payment surcharge. VAT is computed once per rate on the
 * sums, and shipping and surcharge are split over the rates of the goods, so that the parts add up to the
 * total (CONTRACT §2a.2 to 5).
 */
export function orderTotals(facts: TotalsFacts): OrderTotals {
  const { includesVat, discount } = facts;
  const { rows, rowsTotal } = priceRows(facts.rows);
  const goods = lessDiscount(byRate(rows), discount);
  const shipping =
    (includesVat ? grossShares(goods, facts) : null) ?? spread(facts.shippingNet, goods, facts);
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

/**
 * A consumer's totals, displayed net: net rows, discount and shipping, the same total, and the difference
 * as VAT. @param facts of the gross view
 */
export function netView(facts: TotalsFacts): OrderTotals {
  const gross = orderTotals(facts);
  const { rows, rowsTotal } = priceRows(
    facts.rows.map((row) => ({ ...row, unitPrice: netOf(row.unitPrice, row.rate) })),
  );
  const grossByRate = byRate(gross.rows);
  const paid = lessDiscount(grossByRate, facts.discount);
  const shares = byRate(rows).map(({ rate, amount }, index) => {
    const grossOfRate = grossByRate[index]?.amount ?? 0;
    const discount = grossOfRate - (paid[index]?.amount ?? 0);
    // Rounding must leave neither the goods nor their VAT negative.
    const least = amount + discount - grossOfRate;
    return { rate, amount, discount: Math.min(amount, Math.max(least, netOf(discount, rate))) };
  });
  const goods = shares.map(({ rate, amount, discount }) => ({ rate, amount: amount - discount }));
  const shipping =
    grossShares(paid, facts)?.map(({ rate, amount }) => ({ rate, amount: netOf(amount, rate) })) ??
    spread(facts.shippingNet, paid, { ...facts, includesVat: false });
  const surcharge = spread(facts.surchargeNet, paid, { ...facts, includesVat: false });
  const bases = new Map(
    merged([...goods, ...shipping, ...surcharge]).map(({ rate, amount }) => [rate, amount]),
  );
  const vatLines = gross.vatLines.map(({ rate, base, vat }) => {
    const netBase = bases.get(rate) ?? 0;
    return { rate, base: netBase, vat: base + vat - netBase };
  });
  return {
    ...gross,
    rows,
    includesVat: false,
    rowsTotal,
    discount: sumOf(shares.map(({ discount }) => discount)),
    shippingPrice: sumOf(shipping.map(({ amount }) => amount)),
    paymentSurcharge: facts.surchargeNet,
    vat: sumOf(vatLines.map(({ vat }) => vat)),
    vatLines,
  };
}

/** Totals each row and sums them: coupons and minimum amounts are tested against `rowsTotal`. */
export function priceRows<R extends TotalsRow>(
  rows: readonly R[],
): { rows: (R & PricedRow)[]; rowsTotal: Cents } {
  const priced = rows.map((row) => ({ ...row, totalPrice: row.unitPrice * row.qty }));
  return { rows: priced, rowsTotal: sumOf(priced.map((row) => row.totalPrice)) };
}

/** Amounts that an order agreed on beside its rows, in the displayed view. */
export type AgreedSums = {
  includesVat: boolean;
  discount: Cents;
  shippingPrice: Cents;
  paymentSurcharge: Cents;
  vatLines: readonly { rate: BasisPoints }[];
};

/**
 * Discount, shipping and surcharge of an order by VAT rate, in the displayed view: CONTRACT §2a.4, with the
 * agreed amounts.
 */
export function viewShares(
  rows: readonly { rate: BasisPoints; totalPrice: Cents }[],
  { discount, shippingPrice, paymentSurcharge, vatLines }: AgreedSums,
) {
  const goods = merged(rows.map(({ rate, totalPrice }) => ({ rate, amount: totalPrice })));
  const paid = lessDiscount(goods, discount);
  const left = paid.filter(({ amount }) => amount > 0);
  const over = left.length > 0 ? left : [{ rate: vatLines[0]?.rate ?? 0, amount: 1 }];
  const split = (amount: Cents): Share[] => {
    const parts = splitByLargestRemainder(
      amount,
      over.map((share) => share.amount),
    );
    return over.map(({ rate }, index) => ({ rate, amount: parts[index] ?? 0 }));
  };
  return {
    paid,
    discount: goods.map(({ rate, amount }, index) => ({ rate, amount: amount - (paid[index]?.amount ?? 0) })),
    shipping: split(shippingPrice),
    surcharge: split(paymentSurcharge),
  };
}

/**
 * The totals of an order after rows are reduced or removed: prices, shipping and surcharge stay as agreed.
 */
export function totalsOfRows(rows: readonly { rate: BasisPoints; totalPrice: Cents }[], agreed: AgreedSums) {
  const { paid, shipping, surcharge } = viewShares(rows, agreed);
  const vatLines = vatLinesOf([...paid, ...shipping, ...surcharge], agreed.includesVat);
  const vat = sumOf(vatLines.map((line) => line.vat));
  const rowsTotal = sumOf(rows.map(({ totalPrice }) => totalPrice));
  const sums = rowsTotal - agreed.discount + agreed.shippingPrice + agreed.paymentSurcharge;
  return { rowsTotal, vat, vatLines, total: sums + (agreed.includesVat ? 0 : vat) };
}

/** The part of an amount, in the displayed view, with one VAT rate. */
type Share = { rate: BasisPoints; amount: Cents };

/** Highest rate first: it wins ties of the largest remainder (CONTRACT §2a.4). */
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

/** A shipping price with VAT, split over the rates of the goods; null for one without VAT. */
function grossShares(goods: readonly Share[], facts: TotalsFacts): Share[] | null {
  const { shippingGross = null } = facts;
  return shippingGross === null ? null : spread(shippingGross, goods, { ...facts, includesVat: false });
}

/** Splits shipping or surcharge (net) over the rates of the goods; each share is in the displayed view. */
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

function vatLinesOf(shares: readonly Share[], includesVat: boolean): VatOfRate[] {
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
