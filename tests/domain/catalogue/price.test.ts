import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceOf } from "~/domain/catalogue/price";
import { aRow, facts, NET, promotion, special, TODAY, tiers } from "./price-data";

describe("the base price", () => {
  it.each([
    ["retail without a price list", facts(), 1000, "list"],
    ["the customer's own list", facts({ list: aRow({ standard: 820 }) }), 820, "list"],
    [
      "the customer's own list, even if retail is lower",
      facts({ list: aRow({ standard: 1100 }) }),
      1100,
      "list",
    ],
    [
      "the season's row instead of both",
      facts({ list: aRow({ standard: 820 }), season: aRow({ standard: 840 }) }),
      840,
      "season",
    ],
  ])("is %s", (_, priceFacts, net, reason) => {
    expect(priceOf(priceFacts, 1, TODAY, NET)).toMatchObject({ price: net, reason, standard: net });
  });

  it("has its own tiers and special; those of another list do not count", () => {
    const retail = aRow({ ...special, tiers });
    expect(priceOf(facts({ retail, list: aRow({ standard: 990 }) }), 99, TODAY, NET)).toMatchObject({
      price: 990,
      special: null,
      tiers: [],
    });
  });
});

describe("a tier", () => {
  it.each([
    [1, 1000, "list"],
    [9, 1000, "list"],
    [10, 900, "tier"],
    [49, 900, "tier"],
    [50, 750, "tier"],
    [99_999, 750, "tier"],
  ])("for %d pieces in the cart results in %d (%s)", (qty, net, reason) => {
    expect(priceOf(facts({ retail: aRow({ tiers }) }), qty, TODAY, NET)).toMatchObject({
      price: net,
      reason,
    });
    expect(priceOf(facts({ retail: aRow({ tiers: tiers.toReversed() }) }), qty, TODAY, NET)).toMatchObject({
      price: net,
    });
  });
});

describe("the special price", () => {
  it.each([
    ["2026-11-09", 1000, "list", null],
    ["2026-11-10", 800, "special", 950],
    ["2026-11-30", 800, "special", 950],
    ["2026-12-01", 1000, "list", null],
  ])("applies on whole days, first and last included: %s", (today, net, reason, lowest30) => {
    expect(priceOf(facts({ retail: aRow(special) }), 1, today, NET)).toMatchObject({
      price: net,
      reason,
      lowest30,
    });
  });

  it("is ignored if it is not below the base", () => {
    const row = aRow({ ...special, special: 1000 });
    expect(priceOf(facts({ retail: row }), 1, TODAY, NET)).toMatchObject({
      price: 1000,
      reason: "list",
      special: null,
      lowest30: null,
    });
  });
});

describe("the lowest of all prices in force is charged", () => {
  it.each([
    ["the promotion below the special", { ...special }, 1, 700, "promotion", 900],
    ["the special below the promotion", { ...special, special: 650 }, 1, 650, "special", 950],
    ["the tier below both", { ...special, tiers: [{ minQty: 5, cents: 600 }] }, 5, 600, "tier", 900],
    ["the special rather than an equal promotion", { ...special, special: 700 }, 1, 700, "special", 950],
    [
      "the tier rather than an equal special",
      { ...special, tiers: [{ minQty: 5, cents: 700 }] },
      5,
      700,
      "tier",
      900,
    ],
    ["the list price rather than equal others", { standard: 700 }, 1, 700, "list", null],
  ])("%s", (_, row, qty, net, reason, lowest30) => {
    const priceFacts = facts({ retail: aRow(row), promotions: [promotion] });
    expect(priceOf(priceFacts, qty, TODAY, NET)).toMatchObject({ price: net, reason, lowest30 });
  });

  it("ignores a promotion from the day after its last day", () => {
    expect(priceOf(facts({ promotions: [promotion] }), 1, "2026-11-22", NET)).toMatchObject({ price: 700 });
    expect(priceOf(facts({ promotions: [promotion] }), 1, "2026-11-23", NET)).toMatchObject({ price: 1000 });
  });

  it("is never above the base, nor higher for a larger quantity", () => {
    const amount = fc.integer({ min: 1, max: 5_000 });
    const falling = fc
      .uniqueArray(fc.record({ minQty: fc.integer({ min: 2, max: 200 }), cents: amount }), {
        selector: (tier) => tier.minQty,
        maxLength: 4,
      })
      .map((some) => {
        const prices = some.map((tier) => tier.cents).toSorted((a, b) => b - a);
        return some
          .toSorted((a, b) => a.minQty - b.minQty)
          .map((tier, index) => ({ ...tier, cents: prices[index] ?? tier.cents }));
      });
    const row = fc.record({ standard: amount, special: fc.option(amount), some: falling });
    fc.assert(
      fc.property(
        row,
        fc.array(amount, { maxLength: 2 }),
        fc.integer({ min: 1, max: 200 }),
        (base, offers, qty) => {
          const retail = aRow({ standard: base.standard, special: base.special, tiers: base.some });
          const promotions = offers.map((price) => ({ ...promotion, price }));
          const [one, more] = [qty, qty + 10].map(
            (q) => priceOf(facts({ retail, promotions }), q, TODAY, NET).price,
          );
          expect(one).toBeLessThanOrEqual(base.standard);
          expect(more).toBeLessThanOrEqual(one ?? 0);
          for (const price of [base.special, ...offers])
            expect(one).toBeLessThanOrEqual(price ?? base.standard);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
