import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BasisPoints, Cents } from "~/contract/units";
import {
  addVat,
  MAX_CENTS,
  netOf,
  percentOf,
  roundHalfAwayFromZero,
  splitByLargestRemainder,
} from "~/domain/money";

describe("units", () => {
  it("cannot be mixed: an amount for a percentage, or a percentage for an amount", () => {
    const amount: Cents = 10_000;
    const percent: BasisPoints = 2200;
    // @ts-expect-error: both are whole numbers, so only the compiler can distinguish them
    expect(percentOf(percent, amount)).toBe(percentOf(amount, percent));
  });
});

const cents = fc.integer({ min: 0, max: MAX_CENTS });
const rate = fc.integer({ min: 0, max: 3000 });

describe("rounding", () => {
  it.each([
    [1, 1, 2, 1],
    [-1, 1, 2, -1],
    [3, 1, 2, 2],
    [-3, 1, 2, -2],
    [49, 1, 100, 0],
    [50, 1, 100, 1],
    [-49, 1, 100, 0],
    [0, 7, 3, 0],
    [9_007_199_254_740_991, 10_000, 10_000, 9_007_199_254_740_991],
    [4_503_599_627_370_495, 3, 3, 4_503_599_627_370_495],
  ])("%d × %d ÷ %d is %d, half away from zero", (value, times, over, expected) => {
    expect(roundHalfAwayFromZero(value, times, over)).toBe(expected);
  });

  it("is away from zero for both signs", () => {
    fc.assert(
      fc.property(cents, rate, (amount, times) => {
        expect(roundHalfAwayFromZero(-amount, times, 10_000)).toBe(
          0 - roundHalfAwayFromZero(amount, times, 10_000),
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it("differs by at most half a cent from the exact quotient", () => {
    fc.assert(
      fc.property(cents, rate, (amount, times) => {
        const twice = 2n * BigInt(percentOf(amount, times)) * 10_000n - 2n * BigInt(amount) * BigInt(times);
        expect(twice <= 10_000n && twice > -10_000n).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("VAT on an amount", () => {
  it.each([
    [231, 2200, 282],
    [100, 550, 106],
    [10, 550, 11],
    [9, 550, 9],
    [999, 0, 999],
    [MAX_CENTS, 2500, 124_999_999_999],
  ])("%d net at %d basis points is %d gross", (net, vatRate, gross) => {
    expect(addVat(net, vatRate)).toBe(gross);
  });

  it("is removed again with the same net price as result", () => {
    fc.assert(
      fc.property(cents, rate, (net, vatRate) => {
        expect(netOf(addVat(net, vatRate), vatRate)).toBe(net);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("a split by largest remainder", () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [1, 1], [1, 0]],
    [2, [1, 1, 1], [1, 1, 0]],
    [10, [2, 3, 5], [2, 3, 5]],
    [5, [1, 2], [2, 3]],
    [500, [2284, 1372], [312, 188]],
    [7, [0, 0], [7, 0]],
    [0, [3, 4], [0, 0]],
    [0, [], []],
  ])("splits %d over %j as %j", (total, weights, parts) => {
    expect(splitByLargestRemainder(total, weights)).toEqual(parts);
  });

  it("loses no cent, and gives each part its exact share rounded up or down to a whole cent", () => {
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 6 }), (total, weights) => {
        const parts = splitByLargestRemainder(total, weights);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);

        const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
        fc.pre(sum > 0n);
        weights.forEach((weight, index) => {
          const due = Number((BigInt(total) * BigInt(weight)) / sum);
          expect([due, due + 1]).toContain(parts[index]);
        });
      }),
      { numRuns: 2_000 },
    );
  });
});
