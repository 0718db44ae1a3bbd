import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  discountPercent,
  lowestOf30Days,
  nextPriceChange,
  priceOf,
  toView,
  unitPrice,
} from "~/domain/catalogue/price";
import { cents, table } from "./catalogue";
import { aRow, facts, NET, promotion, special, TODAY, tiers } from "./price-data";

describe("the discount shown", () => {
  const reduced = priceOf(facts({ retail: aRow(special) }), 1, TODAY, NET);

  it("compares with the lowest price of 30 days for consumers, and with the list price for businesses", () => {
    expect(discountPercent(reduced, "consumer")).toBe(1579);
    expect(discountPercent(reduced, "business")).toBe(2000);
  });

  it("equals what the two prices beside it give, to a hundredth of a percent", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_000 }), fc.integer({ min: 1, max: 500_000 }), (from, to) => {
        const percent = discountPercent({ ...reduced, price: to, lowest30: from }, "consumer");
        expect(percent).toBe(from > to ? Math.floor(((from - to) * 20_000 + from) / (2 * from)) : 0);
      }),
      { examples: [[487, 365]] },
    );
  });

  it("is zero for a consumer without a reduction, or with one not below the lowest price of 30 days", () => {
    const tier = priceOf(facts({ retail: aRow({ tiers }) }), 10, TODAY, NET);
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
  ] as const)("is, for %d cents and a content of %s %s, %d", (price, value, unit, expected) => {
    expect(unitPrice(price, { value, unit })).toEqual({ price: expected, per: unit });
  });
});

describe("the lowest price of the 30 days before a reduction", () => {
  it.each([
    ["is the standard price without a history", [], 330],
    [
      "includes a price that applied on the first day",
      [
        ["2026-01-01", 300],
        ["2026-10-12", 330],
      ],
      300,
    ],
    [
      "excludes a price that ended before the first day",
      [
        ["2026-01-01", 300],
        ["2026-10-11", 330],
      ],
      330,
    ],
    [
      "includes a price of a few days in between",
      [
        ["2026-01-01", 330],
        ["2026-10-20", 310],
        ["2026-10-25", 330],
      ],
      310,
    ],
    [
      "excludes the reduction itself",
      [
        ["2026-01-01", 330],
        ["2026-11-10", 200],
      ],
      330,
    ],
    [
      "includes the price of the last day before it",
      [
        ["2026-01-01", 330],
        ["2026-11-09", 320],
        ["2026-11-10", 200],
      ],
      320,
    ],
  ] as const)("%s", (_, history, expected) => {
    const entries = history.map(([from, price]) => ({ from, cents: price }));
    // The 30 days before 10 November: 11 October to 9 November.
    expect(lowestOf30Days(entries, 330, "2026-11-10")).toBe(expected);
  });

  it("equals the demo catalogue's own figure for each special price", () => {
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
    ["no further change is due", "2026-11-30T23:00:00Z", null],
  ])("occurs when %s", (_, now, expected) => {
    expect(
      nextPriceChange(facts({ retail: aRow(special), promotions: [promotion] }), now, "Europe/Rome"),
    ).toBe(expected);
  });

  it("follows daylight saving time, and handles open-ended windows", () => {
    const retail = aRow({ special: 1, specialFrom: "2027-07-01" });
    expect(nextPriceChange(facts({ retail }), "2027-01-01T00:00:00Z", "Europe/Rome")).toBe(
      "2027-06-30T22:00:00.000Z",
    );
    expect(nextPriceChange(facts(), "2027-01-01T00:00:00Z", "Europe/Rome")).toBeNull();
  });

  it("ignores a list that does not apply", () => {
    const own = facts({ retail: aRow(special), list: aRow() });
    expect(nextPriceChange(own, "2026-11-01T12:00:00Z", "Europe/Rome")).toBeNull();
  });
});

describe("a price of a list without VAT", () => {
  it("is shown with VAT to consumers and without to businesses", () => {
    expect(toView(231, false, { ...NET, includesVat: true })).toBe(282);
    expect(toView(231, false, NET)).toBe(231);
  });
});

describe("a price of a list with VAT", () => {
  const view = fc.record({
    rate: fc.integer({ min: 0, max: 5000 }),
    homeRate: fc.integer({ min: 0, max: 5000 }),
  });
  const amount = fc.integer({ min: 0, max: 99_999_999 });

  it("is the typed price for every consumer, at any rate", () => {
    fc.assert(
      fc.property(amount, view, (typed, rates) => {
        expect(toView(typed, true, { ...rates, includesVat: true, grossAbroad: "same" })).toBe(typed);
      }),
    );
  });

  it("is the typed price at the seller's own rate if prices abroad are net", () => {
    fc.assert(
      fc.property(amount, view, (typed, { homeRate }) => {
        const home = { includesVat: true, rate: homeRate, homeRate, grossAbroad: "net" } as const;
        expect(toView(typed, true, home)).toBe(typed);
      }),
    );
  });

  it("without VAT is computed at the seller's rate, and adding VAT returns it within a cent", () => {
    fc.assert(
      fc.property(amount, view, (typed, rates) => {
        const net = toView(typed, true, { ...rates, includesVat: false, grossAbroad: "same" });
        const over = 10_000 + rates.homeRate;
        expect(Math.abs(net * over - typed * 10_000) * 2).toBeLessThanOrEqual(over);
      }),
    );
  });

  it("has the other country's VAT on its net part if prices abroad are net", () => {
    const abroad = { includesVat: true, rate: 2500, homeRate: 2200, grossAbroad: "net" } as const;
    // 9.90 ÷ 1.22 × 1.25
    expect(toView(990, true, abroad)).toBe(1014);
    expect(toView(990, true, { ...abroad, rate: 0 })).toBe(811);
  });
});

describe("prices of both kinds for one item", () => {
  const gross = (row: Parameters<typeof aRow>[0]) => aRow({ isGross: true, ...row });

  it("are compared as shown", () => {
    // 8.20 without VAT is 10.00 with it: more than a promotion of 9.90 in a shop whose retail prices include VAT.
    const some = facts({
      retail: gross({ standard: 1200 }),
      list: aRow({ standard: 820 }),
      promotions: [{ ...promotion, price: 990, isGross: true, lowest30: 820 }],
    });
    const shown = priceOf(some, 1, TODAY, { ...NET, includesVat: true });
    expect(shown).toMatchObject({ price: 990, standard: 1000, special: 990, lowest30: 1000 });
    expect(priceOf(some, 1, TODAY, NET)).toMatchObject({ price: 811, standard: 820, special: 811 });
  });

  it("rank alike in both views", () => {
    const amounts = fc.tuple(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: 99_999 }));
    fc.assert(
      fc.property(amounts, fc.boolean(), fc.boolean(), ([one, other], oneGross, otherGross) => {
        const priced = (standard: number, isGross: boolean, includesVat: boolean) =>
          priceOf(facts({ retail: aRow({ standard, isGross }) }), 1, TODAY, { ...NET, includesVat });
        const first = priced(one, oneGross, true);
        const second = priced(other, otherGross, true);
        expect(priced(one, oneGross, false).homeNet).toBe(first.homeNet);
        if (first.homeNet < second.homeNet) expect(first.price).toBeLessThanOrEqual(second.price);
      }),
    );
  });
});
