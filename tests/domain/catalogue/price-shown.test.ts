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
import { aRow, facts, promotion, special, TODAY, tiers } from "./price-data";

describe("the discount shown", () => {
  const reduced = priceOf(facts({ retail: aRow(special) }), 1, TODAY);

  it("is measured from the lowest price of 30 days for consumers, from the list for businesses", () => {
    expect(discountPercent(reduced, "consumer", 0)).toBe(1579);
    expect(discountPercent(reduced, "business", 2200)).toBe(2000);
  });

  it("is what the two prices beside it give, to the hundredth of a percent", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_000 }),
        fc.integer({ min: 1, max: 500_000 }),
        fc.constantFrom(0, 400, 1000, 2100, 2200),
        (lowest30, net, rate) => {
          const [from, to] = [toView(lowest30, rate, true), toView(net, rate, true)];
          const percent = discountPercent({ ...reduced, net, lowest30 }, "consumer", rate);
          expect(percent).toBe(from > to ? Math.floor(((from - to) * 20_000 + from) / (2 * from)) : 0);
        },
      ),
      { examples: [[399, 299, 2200]] },
    );
  });

  it("is none for a consumer where nothing was reduced, or not below the lowest of 30 days", () => {
    const tier = priceOf(facts({ retail: aRow({ tiers }) }), 10, TODAY);
    expect(discountPercent(tier, "consumer", 2200)).toBe(0);
    expect(discountPercent(tier, "business", 2200)).toBe(1000);
    expect(discountPercent({ ...reduced, lowest30: 800 }, "consumer", 2200)).toBe(0);
    expect(discountPercent({ ...reduced, lowest30: 790 }, "consumer", 2200)).toBe(0);
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

  it("follows daylight saving time, and windows without an end", () => {
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
