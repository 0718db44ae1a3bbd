// A second implementation of CONTRACT §2a.2 to 5, sentence by sentence and in BigInt only, with which the
// totals are compared.
/** `net` of a list without VAT, or `unit`: the price of one piece in the view. */
type Row = { qty: number; rate: number } & ({ net: number } | { unit: number });

export type Asked = {
  rows: readonly Row[];
  includesVat: boolean;
  coupon: { percent: number } | { fixed: number } | null;
  shippingNet: number;
  surchargeNet: number;
  standardRate: number;
};

const TEN_THOUSAND = 10_000n;

export function oracle(asked: Asked) {
  const gross = asked.includesVat;
  const onTop = (net: bigint, rate: bigint) => round(net * (TEN_THOUSAND + rate), TEN_THOUSAND);

  // 2. unit_price = round(net × (1 + rate)) once; total_price = unit_price × qty.
  const rows = asked.rows.map((row) => {
    const net = "net" in row ? BigInt(row.net) : 0n;
    const unit = "unit" in row ? BigInt(row.unit) : gross ? onTop(net, BigInt(row.rate)) : net;
    return { rate: BigInt(row.rate), unit, total: unit * BigInt(row.qty) };
  });

  // 3. rows_total, then the coupon on it.
  let rowsTotal = 0n;
  for (const row of rows) rowsTotal += row.total;
  let discount = 0n;
  if (asked.coupon && "percent" in asked.coupon) {
    discount = round(rowsTotal * BigInt(asked.coupon.percent), TEN_THOUSAND);
  }
  if (asked.coupon && "fixed" in asked.coupon) {
    discount = BigInt(asked.coupon.fixed) < rowsTotal ? BigInt(asked.coupon.fixed) : rowsTotal;
  }

  // 4. Shares: the discount is spread over the rates by the rows; shipping and surcharge by what is then left.
  const rates = [...new Set(rows.map((row) => row.rate))];
  const ofRows = new Map(rates.map((rate) => [rate, 0n]));
  for (const row of rows) ofRows.set(row.rate, (ofRows.get(row.rate) ?? 0n) + row.total);
  const cut = deal(discount, ofRows);
  const left = new Map(rates.map((rate) => [rate, (ofRows.get(rate) ?? 0n) - (cut.get(rate) ?? 0n)]));
  const nothingLeft = [...left.values()].every((amount) => amount === 0n);
  const weights = nothingLeft ? new Map([[BigInt(asked.standardRate), 1n]]) : left;
  const shown = (net: number) => {
    const shares = deal(BigInt(net), weights);
    return new Map([...shares].map(([rate, share]) => [rate, gross ? onTop(share, rate) : share]));
  };
  const shipping = shown(asked.shippingNet);
  const surcharge = shown(asked.surchargeNet);

  // 5. VAT per rate: on the base in the net view, inside the amount in the gross one.
  const linesOf = (...parts: Map<bigint, bigint>[]) => {
    const touched = [...new Set(parts.flatMap((part) => [...part.keys()]))].sort((a, b) => (a > b ? -1 : 1));
    return touched.map((rate) => {
      const amount = total(parts.map((part) => part.get(rate) ?? 0n));
      const vat = gross
        ? amount - round(amount * TEN_THOUSAND, TEN_THOUSAND + rate)
        : round(amount * rate, TEN_THOUSAND);
      return { rate, base: gross ? amount - vat : amount, vat };
    });
  };
  const lines = linesOf(left, shipping, surcharge).filter(
    (line) => rates.includes(line.rate) || line.base + line.vat > 0n,
  );
  const vat = total(lines.map((line) => line.vat));
  const shippingPrice = total([...shipping.values()]);
  const paymentSurcharge = total([...surcharge.values()]);
  const goodsVat = total(linesOf(left).map((line) => line.vat));
  return {
    unitPrices: rows.map((row) => Number(row.unit)),
    totalPrices: rows.map((row) => Number(row.total)),
    rowsTotal: Number(rowsTotal),
    discount: Number(discount),
    shippingPrice: Number(shippingPrice),
    paymentSurcharge: Number(paymentSurcharge),
    vat: Number(vat),
    vatLines: lines.map((line) => ({
      rate: Number(line.rate),
      base: Number(line.base),
      vat: Number(line.vat),
    })),
    total: Number(rowsTotal - discount + shippingPrice + paymentSurcharge + (gross ? 0n : vat)),
    finalPrice: Number(rowsTotal - discount + (gross ? 0n : goodsVat)),
  };
}

/** Rounds half away from zero. Amounts are never negative here. */
function round(numerator: bigint, denominator: bigint): bigint {
  const whole = numerator / denominator;
  return (numerator % denominator) * 2n >= denominator ? whole + 1n : whole;
}

/**
 * Splits into whole cents by largest remainder: whole shares first, then cent by cent to the largest
 * remainder, ties to the higher rate.
 */
function deal(amount: bigint, weights: Map<bigint, bigint>): Map<bigint, bigint> {
  const sum = total([...weights.values()]);
  const parts = new Map(
    [...weights].map(([rate, weight]) => [rate, sum === 0n ? 0n : (amount * weight) / sum]),
  );
  const owed = (rate: bigint) => amount * (weights.get(rate) ?? 0n) - (parts.get(rate) ?? 0n) * sum;
  for (let rest = amount - total([...parts.values()]); rest > 0n && sum > 0n; rest -= 1n) {
    let next: bigint | undefined;
    for (const rate of weights.keys()) {
      if (next === undefined || owed(rate) > owed(next) || (owed(rate) === owed(next) && rate > next))
        next = rate;
    }
    if (next !== undefined) parts.set(next, (parts.get(next) ?? 0n) + 1n);
  }
  return parts;
}

function total(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}
