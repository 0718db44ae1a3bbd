import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  discountPercent,
  lowestOf30Days,
  nextPriceChange,
  type PriceFacts,
  type PriceRow,
  priceOf,
  toView,
  unitPrice,
} from "~/domain/price";
import { cents, table } from "./catalogue";

const TODAY = "2026-11-21";

const aRow = (row: Partial<PriceRow> = {}): PriceRow => ({
  standard: 1000,
  special: null,
  specialFrom: null,
  specialTo: null,
  lowest30: null,
  tiers: [],
  ...row,
});
const facts = (some: Partial<PriceFacts> = {}): PriceFacts => ({
  retail: aRow(),
  list: null,
  season: null,
  promotions: [],
  ...some,
});
const special = { special: 800, specialFrom: "2026-11-10", specialTo: "2026-11-30", lowest30: 950 };
const promotion = { price: 700, from: "2026-11-20", to: "2026-11-22", lowest30: 900 };
const tiers = [
  { minQty: 10, cents: 900 },
  { minQty: 50, cents: 750 },
];

describe("the base price", () => {
  it.each([
    ["retail for whoever has no list", facts(), 1000, "list"],
    ["the customer's own list", facts({ list: aRow({ standard: 820 }) }), 820, "list"],
    ["the own list even where retail is lower", facts({ list: aRow({ standard: 1100 }) }), 1100, "list"],
    [
      "the season's row in place of both",
      facts({ list: aRow({ standard: 820 }), season: aRow({ standard: 840 }) }),
      840,
      "season",
    ],
  ])("is %s", (_, priceFacts, net, reason) => {
    expect(priceOf(priceFacts, 1, TODAY)).toMatchObject({ net, reason, standard: net });
  });

  it("brings its own tiers and special: another list's do not count", () => {
    const retail = aRow({ ...special, tiers });
    expect(priceOf(facts({ retail, list: aRow({ standard: 990 }) }), 99, TODAY)).toMatchObject({
      net: 990,
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
  ])("for %d pieces in the cart gives %d (%s)", (qty, net, reason) => {
    expect(priceOf(facts({ retail: aRow({ tiers }) }), qty, TODAY)).toMatchObject({ net, reason });
    expect(priceOf(facts({ retail: aRow({ tiers: tiers.toReversed() }) }), qty, TODAY)).toMatchObject({
      net,
    });
  });
});

describe("the special price", () => {
  it.each([
    ["2026-11-09", 1000, "list", null],
    ["2026-11-10", 800, "special", 950],
    ["2026-11-30", 800, "special", 950],
    ["2026-12-01", 1000, "list", null],
  ])("is in force on whole days, first and last included: %s", (today, net, reason, lowest30) => {
    expect(priceOf(facts({ retail: aRow(special) }), 1, today)).toMatchObject({ net, reason, lowest30 });
  });

  it("is no special where it is not below the base", () => {
    const row = aRow({ ...special, special: 1000 });
    expect(priceOf(facts({ retail: row }), 1, TODAY)).toMatchObject({
      net: 1000,
      reason: "list",
      special: null,
      lowest30: null,
    });
  });
});

describe("of all prices in force the lowest is paid", () => {
  it.each([
    ["the promotion below the special", { ...special }, 1, 700, "promotion", 900],
    ["the special below the promotion", { ...special, special: 650 }, 1, 650, "special", 950],
    ["the tier below both", { ...special, tiers: [{ minQty: 5, cents: 600 }] }, 5, 600, "tier", 900],
    ["special before promotion where equal", { ...special, special: 700 }, 1, 700, "special", 950],
    [
      "tier before special where equal",
      { ...special, tiers: [{ minQty: 5, cents: 700 }] },
      5,
      700,
      "tier",
      900,
    ],
    ["list before all where equal", { standard: 700 }, 1, 700, "list", null],
  ])("%s", (_, row, qty, net, reason, lowest30) => {
    const priceFacts = facts({ retail: aRow(row), promotions: [promotion] });
    expect(priceOf(priceFacts, qty, TODAY)).toMatchObject({ net, reason, lowest30 });
  });

  it("forgets a promotion the day after its last", () => {
    expect(priceOf(facts({ promotions: [promotion] }), 1, "2026-11-22")).toMatchObject({ net: 700 });
    expect(priceOf(facts({ promotions: [promotion] }), 1, "2026-11-23")).toMatchObject({ net: 1000 });
  });

  it("never asks more than the base, nor more for a larger quantity", () => {
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
            (q) => priceOf(facts({ retail, promotions }), q, TODAY).net,
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

describe("the discount shown", () => {
  const reduced = priceOf(facts({ retail: aRow(special) }), 1, TODAY);

  it("is measured from the lowest price of 30 days for consumers, from the list for businesses", () => {
    expect(discountPercent(reduced, "consumer")).toBe(1579);
    expect(discountPercent(reduced, "business")).toBe(2000);
  });

  it("is none for a consumer where nothing was reduced, or not below the lowest of 30 days", () => {
    const tier = priceOf(facts({ retail: aRow({ tiers }) }), 10, TODAY);
    expect(discountPercent(tier, "consumer")).toBe(0);
    expect(discountPercent(tier, "business")).toBe(1000);
    expect(discountPercent({ ...reduced, lowest30: 800 }, "consumer")).toBe(0);
    expect(discountPercent({ ...reduced, lowest30: 790 }, "consumer")).toBe(0);
  });
});

describe("the price per unit of measure", () => {
  it.each([
    [282, "0.05", "kg", 5640],
    [289, "0.0115", "kg", 25130],
    [999, "1.5", "l", 666],
    [1000, "3", "piece", 333],
    [1250, "100", "m2", 13],
    [730, "1", "kg", 730],
    [100, "0.750", "l", 133],
  ] as const)("of %d cents for %s %s is %d", (price, value, unit, expected) => {
    expect(unitPrice(price, { value, unit })).toEqual({ price: expected, per: unit });
  });
});

describe("the lowest price of the 30 days before a reduction", () => {
  it.each([
    ["without a history the standard price", [], 330],
    [
      "a price that held on the very first of them",
      [
        ["2026-01-01", 300],
        ["2026-10-12", 330],
      ],
      300,
    ],
    [
      "not one that ended the day before",
      [
        ["2026-01-01", 300],
        ["2026-10-11", 330],
      ],
      330,
    ],
    [
      "a dip in between",
      [
        ["2026-01-01", 330],
        ["2026-10-20", 310],
        ["2026-10-25", 330],
      ],
      310,
    ],
    [
      "not the reduction itself",
      [
        ["2026-01-01", 330],
        ["2026-11-10", 200],
      ],
      330,
    ],
    [
      "the price of the day before it",
      [
        ["2026-01-01", 330],
        ["2026-11-09", 320],
        ["2026-11-10", 200],
      ],
      320,
    ],
  ] as const)("%s", (_, history, expected) => {
    const entries = history.map(([from, price]) => ({ from, cents: price }));
    // 30 days before 10 November: 11 October to 9 November.
    expect(lowestOf30Days(entries, 330, "2026-11-10")).toBe(expected);
  });

  it("is the one that the demo catalogue worked out for each of its specials", () => {
    const history = table("price-history.csv");
    const specials = table("prices.csv").filter((row) => row.special_price);
    expect(specials.length).toBeGreaterThan(300);
    for (const { item, list, standard_price = "", special_from = "", lowest_price_30d = "" } of specials) {
      const entries = history
        .filter((entry) => entry.item === item && entry.list === list)
        .map(({ date = "", price = "" }) => ({ from: date, cents: cents(price) }));
      expect([item, list, lowestOf30Days(entries, cents(standard_price), special_from)]).toEqual([
        item,
        list,
        cents(lowest_price_30d),
      ]);
    }
  });
});

describe("the next change of a price", () => {
  it.each([
    ["its special begins", "2026-11-01T12:00:00Z", "2026-11-09T23:00:00.000Z"],
    ["the promotion begins within it", "2026-11-09T23:00:00Z", "2026-11-19T23:00:00.000Z"],
    ["the promotion ends", "2026-11-20T08:00:00Z", "2026-11-22T23:00:00.000Z"],
    ["its special ends", "2026-11-22T23:00:00Z", "2026-11-30T23:00:00.000Z"],
    ["none any more", "2026-11-30T23:00:00Z", null],
  ])("is when %s", (_, now, expected) => {
    expect(nextPriceChange(facts({ retail: aRow(special), promotions: [promotion] }), now)).toBe(expected);
  });

  it("heeds summer time, and windows without an end", () => {
    const retail = aRow({ special: 1, specialFrom: "2027-07-01" });
    expect(nextPriceChange(facts({ retail }), "2027-01-01T00:00:00Z")).toBe("2027-06-30T22:00:00.000Z");
    expect(nextPriceChange(facts(), "2027-01-01T00:00:00Z")).toBeNull();
  });

  it("is not that of a list which does not count", () => {
    const own = facts({ retail: aRow(special), list: aRow() });
    expect(nextPriceChange(own, "2026-11-01T12:00:00Z")).toBeNull();
  });
});

it("shows a price with VAT to consumers and without to businesses", () => {
  expect(toView(231, 2200, true)).toBe(282);
  expect(toView(231, 2200, false)).toBe(231);
});
