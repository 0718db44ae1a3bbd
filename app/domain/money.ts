/** Money arithmetic on whole cents and whole basis points: exact integers, no floats. */

import type { BasisPoints, Cents } from "~/contract/units";

/** The largest total of a cart. With VAT added and multiplied by a rate, it is still an exact number. */
export const MAX_CENTS: Cents = 99_999_999_999;

const WHOLE: BasisPoints = 10_000;

/**
 * value × times ÷ over, rounded half away from zero (CONTRACT §1). All are whole numbers, `over` above
 * zero.
 */
export function roundHalfAwayFromZero(value: number, times: number, over: number): number {
  // The product of two safe integers may not be safe: 99,999 pieces at a high price, times a rate, exceeds
  // 2^53.
  const product = BigInt(value) * BigInt(times);
  const divisor = BigInt(over);
  const size = product < 0n ? -product : product;
  const rounded = (2n * size + divisor) / (2n * divisor);
  return Number(product < 0n ? -rounded : rounded);
}

/** A percentage of an amount, in whole cents. */
export function percentOf(amount: Cents, percent: BasisPoints): Cents {
  return roundHalfAwayFromZero(amount, percent, WHOLE);
}

/** round(net × (1 + rate)): CONTRACT §2a.2. */
export function addVat(net: Cents, rate: BasisPoints): Cents {
  return roundHalfAwayFromZero(net, WHOLE + rate, WHOLE);
}

/** round(gross ÷ (1 + rate)): CONTRACT §2a.5. */
export function netOf(gross: Cents, rate: BasisPoints): Cents {
  return roundHalfAwayFromZero(gross, WHOLE, WHOLE + rate);
}

/**
 * Splits whole cents in proportion to the weights (whole numbers, not negative), by largest remainder:
 * CONTRACT §2a.4.
 * The parts always sum to `total`. Equal remainders favour the earlier weight, so put the higher rate
 * first.
 * If all weights are zero, the first part is the whole.
 */
export function splitByLargestRemainder(total: Cents, weights: readonly number[]): Cents[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? total : 0));

  const shares = weights.map((weight, index) => {
    const exact = BigInt(total) * BigInt(weight);
    return { index, cents: Number(exact / sum), remainder: exact % sum };
  });
  const left = total - shares.reduce((all, share) => all + share.cents, 0);
  const favoured = new Set(
    shares
      .toSorted((a, b) =>
        a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
      )
      .slice(0, left)
      .map((share) => share.index),
  );
  return shares.map((share) => share.cents + (favoured.has(share.index) ? 1 : 0));
}
