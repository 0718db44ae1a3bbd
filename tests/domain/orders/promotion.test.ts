import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  applyCoupon,
  type Coupon,
  type CouponUse,
  couponFor,
  normalizeCouponCode,
} from "~/domain/orders/promotion";

const unlimited = {
  code: "VENDEMMIA10",
  promotion: 1,
  from: null,
  to: null,
  minAmount: null,
  perCustomer: null,
  totalUses: null,
};
const tenPercent: Coupon = { ...unlimited, type: "percent", percent: 1000 };
const fiveOff: Coupon = { ...unlimited, type: "fixed", amount: 500 };
const freeShipping: Coupon = { ...unlimited, type: "free_shipping" };

const aUse = (use: Partial<CouponUse> = {}): CouponUse => ({
  rowsTotal: 10_000,
  today: "2026-11-21",
  usedByCustomer: 0,
  usedInAll: 0,
  ...use,
});

describe("a coupon subtracts", () => {
  it.each([
    ["a percentage of the rows", tenPercent, 10_000, 1000],
    ["a percentage, rounded half away from zero", tenPercent, 36_486, 3649],
    ["a percentage, rounded down below the half", tenPercent, 4564, 456],
    ["a percentage, rounded up at the half", tenPercent, 4565, 457],
    ["a fixed sum", fiveOff, 10_000, 500],
    ["a fixed sum, no more than the rows", fiveOff, 499, 499],
    ["nothing for free shipping", freeShipping, 10_000, 0],
    ["nothing from an empty cart", tenPercent, 0, 0],
  ])("%s", (_, coupon, rowsTotal, discount) => {
    expect(applyCoupon(coupon, aUse({ rowsTotal }))).toEqual({ ok: true, type: coupon.type, discount });
  });

  it("at most the sum of the rows", () => {
    const coupon = fc.oneof(
      fc.record({ percent: fc.integer({ min: 0, max: 12_000 }) }).map((some) => ({ ...tenPercent, ...some })),
      fc.record({ amount: fc.nat(200_000) }).map((some) => ({ ...fiveOff, ...some })),
    );
    fc.assert(
      fc.property(coupon, fc.nat(100_000), (one, rowsTotal) => {
        const answer = applyCoupon(one, aUse({ rowsTotal }));
        expect(answer.ok && answer.discount >= 0 && answer.discount <= rowsTotal).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("a coupon is refused", () => {
  const window = { from: "2026-11-10", to: "2026-11-20" };
  it.each([
    ["with an unknown code", null, {}, "unknown"],
    ["the day before its first", { ...tenPercent, ...window }, { today: "2026-11-09" }, "not_yet"],
    ["the day after its last", { ...tenPercent, ...window }, { today: "2026-11-21" }, "expired"],
    ["below its minimum", { ...fiveOff, minAmount: 3000 }, { rowsTotal: 2999 }, "min_amount"],
    ["a second time", { ...tenPercent, perCustomer: 1 }, { usedByCustomer: 1 }, "used_by_customer"],
    ["when its uses are exhausted", { ...tenPercent, totalUses: 50 }, { usedInAll: 50 }, "used_up"],
    ["for free shipping too", { ...freeShipping, ...window }, { today: "2026-11-21" }, "expired"],
  ])("%s", (_, coupon, use, reason) => {
    expect(applyCoupon(coupon, aUse(use))).toEqual({ ok: false, code: "coupon_not_valid", reason });
  });

  it.each([
    ["on its first day", { ...tenPercent, ...window }, { today: "2026-11-10" }],
    ["on its last day", { ...tenPercent, ...window }, { today: "2026-11-20" }],
    ["at exactly its minimum, before its own discount", { ...fiveOff, minAmount: 3000 }, { rowsTotal: 3000 }],
    ["the last time of several", { ...tenPercent, perCustomer: 2 }, { usedByCustomer: 1 }],
    ["for the last of its uses", { ...tenPercent, totalUses: 50 }, { usedInAll: 49 }],
  ])("but not %s", (_, coupon, use) => {
    expect(applyCoupon(coupon, aUse(use))).toMatchObject({ ok: true });
  });
});

describe("a code as typed", () => {
  it.each(["vendemmia10", "  VENDEMMIA10 ", "Vendemmia10\n", "ＶＥＮＤＥＭＭＩＡ１０", "\u00a0vendemmia10"])(
    "%j is normalized to VENDEMMIA10",
    (typed) => {
      expect(normalizeCouponCode(typed)).toBe("VENDEMMIA10");
    },
  );

  it("is free shipping if the setting names it and no promotion has it", () => {
    expect(couponFor("SPEDIZIONE", null, "spedizione")).toMatchObject({
      type: "free_shipping",
      promotion: null,
    });
    expect(couponFor("SPEDIZIONE", freeShipping, "SPEDIZIONE")).toBe(freeShipping);
    expect(couponFor("ALTRO", null, "SPEDIZIONE")).toBeNull();
    expect(couponFor("SPEDIZIONE", null, null)).toBeNull();
  });
});
