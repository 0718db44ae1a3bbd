// Bulk changes of prices: the price that results.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ROUNDINGS } from "~/contract/constants/enums";
import { priceFault, rounded, steppedPrice } from "~/domain/catalogue/bulk-change";

describe("a bulk change of prices", () => {
  it.each([
    [1050, "percent", 500, "cent", 1103],
    [1050, "percent", -500, "five", 995],
    [1050, "amount", 25, "ten", 1080],
    [1050, "percent", 500, "whole", 1100],
    [1050, "percent", 500, "ninety", 1090],
    [40, "percent", 500, "ninety", 90],
    [1050, "set", 999, "cent", 999],
  ] as const)("changes %i by %s %i, rounded to %s, to %i", (standard, how, by, rounding, wanted) => {
    expect(steppedPrice({ standard, tiers: [] }, { how, by, rounding }).standard).toBe(wanted);
  });

  it("changes tiers by percent and by amount, and leaves them when a price is set", () => {
    const price = { standard: 1000, tiers: [[10, 900]] as const };
    const of = (how: "percent" | "set") => steppedPrice(price, { how, by: 1000, rounding: "cent" }).tiers;
    expect(of("percent")).toEqual([[10, 990]]);
    expect(of("set")).toEqual([[10, 900]]);
  });

  it("rounds to the nearest, and rounding again changes nothing", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.constantFrom(...ROUNDINGS),
        (cents, rounding) => {
          const once = rounded(cents, rounding);
          expect(rounded(once, rounding)).toBe(once);
          expect(Math.abs(once - cents)).toBeLessThanOrEqual(rounding === "ninety" ? 89 : 50);
        },
      ),
    );
  });

  it("is refused if the price falls below zero, or to the special price or below", () => {
    expect(priceFault({ standard: -1, tiers: [] }, null)).toBe("below_zero");
    expect(priceFault({ standard: 100, tiers: [[2, -1]] }, null)).toBe("below_zero");
    expect(priceFault({ standard: 800, tiers: [] }, 800)).toBe("special_not_lower");
    expect(priceFault({ standard: 801, tiers: [] }, 800)).toBeNull();
  });
});
