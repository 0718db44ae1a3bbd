import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_CENTS } from "~/domain/money";
import {
  aCoupon,
  aPrice,
  aQuote,
  aRow,
  asti,
  business,
  consumer,
  type Facts,
  italy,
  sevilla,
  spain,
  typed,
} from "./quote-data";

describe("a quote", () => {
  it("adds up what a consumer pays, VAT included", () => {
    const { totals, problems: none, vatScheme } = aQuote();
    expect(totals).toMatchObject({
      rowsTotal: 4880,
      shippingPrice: 964,
      paymentSurcharge: 0,
      vat: 1054,
      total: 5844,
    });
    expect([none, vatScheme]).toEqual([[], "standard"]);
  });

  it("adds VAT and the surcharge for a business", () => {
    const rows = [aRow({ qty: 10 })];
    const { totals, problems: none } = aQuote({ vat: business, rows, shippingPolicy: 1, paymentMethod: 2 });
    expect(none).toEqual([]);
    expect(totals).toMatchObject({
      rowsTotal: 10_000,
      shippingPrice: 0,
      paymentSurcharge: 450,
      vat: 2299,
      total: 12_749,
    });
  });

  it("preselects the first offer, and replaces an unavailable policy only on request", () => {
    const pickedWith = (facts: Partial<Facts>) => {
      const { shippingPolicy, paymentMethod, problems, totals, goods } = aQuote(facts);
      return [
        shippingPolicy?.id ?? null,
        paymentMethod?.id ?? null,
        problems.map(({ code }) => code),
        totals.total - goods.total,
      ];
    };
    const none = { shippingPolicy: null, paymentMethod: null };
    expect(pickedWith(none)).toEqual([
      null,
      null,
      ["shipping_policy_required", "payment_method_required"],
      0,
    ]);
    expect(pickedWith({ ...none, preselect: "missing" })).toEqual([1, 1, [], 964]);
    const stale = { shippingPolicy: 99, coupon: typed(null) };
    expect(pickedWith({ ...stale, preselect: "missing" })).toEqual([
      null,
      1,
      ["coupon_not_valid", "address_not_served"],
      0,
    ]);
    expect(pickedWith({ ...stale, preselect: "stale" })).toEqual([1, 1, [], 964]);
  });

  it("preselects the method of the last order if it is offered, and never replaces a choice", () => {
    const methodOf = (facts: Partial<Facts>) => aQuote(facts).paymentMethod?.id ?? null;
    const none = { paymentMethod: null, preselect: "missing" } as const;
    expect(methodOf({ ...none, usualMethod: "CASH" })).toBe(2);
    expect(methodOf({ ...none, usualMethod: "INVOICE" })).toBe(1);
    expect(methodOf({ ...none, usualMethod: "CASH", paymentMethod: 1 })).toBe(1);
    expect(methodOf({ paymentMethod: null, usualMethod: "CASH" })).toBeNull();
  });

  it("charges the tier for the quantity in the cart, and returns the saving", () => {
    const price = aPrice(1000, { tiers: [{ minQty: 10, cents: 900 }] });
    const [row] = aQuote({ vat: business, rows: [aRow({ qty: 10, price })] }).rows;
    expect(row).toMatchObject({
      unitPrice: 900,
      totalPrice: 9000,
      discount: 1000,
      price: { reason: "tier" },
    });
  });

  it("taxes by the chosen destination, else by the default address, else by the seller's country", () => {
    const rateOf = (facts: Partial<Facts>) => aQuote(facts).rows[0]?.rate;
    expect(rateOf({ shippingAddress: sevilla })).toBe(2100);
    expect(
      rateOf({ shippingAddress: null, defaultDestination: { country: "ES", postalCode: "28013" } }),
    ).toBe(2100);
    expect(
      rateOf({ shippingAddress: asti, defaultDestination: { country: "ES", postalCode: "28013" } }),
    ).toBe(2200);
    expect(rateOf({ shippingAddress: null, defaultDestination: null })).toBe(2200);
  });

  it("has no VAT for a checked business in another state, shipping included", () => {
    const { totals, vatScheme } = aQuote({
      vat: { ...business, vatChecked: true },
      rows: [aRow({ qty: 6 })],
      shippingAddress: sevilla,
      shippingPolicy: 3,
    });
    expect(vatScheme).toBe("reverse_charge");
    expect(totals).toMatchObject({ vat: 0, vatLines: [{ rate: 0, base: 7490, vat: 0 }], total: 7490 });
  });

  it("never charges a consumer a surcharge", () => {
    const { totals, paymentMethods, problems: none } = aQuote({ paymentMethod: 2 });
    expect(none).toEqual([]);
    expect(paymentMethods.find((method) => method.id === 2)?.surcharge).toBe(0);
    expect(totals.paymentSurcharge).toBe(0);
  });

  it("offers each policy at the price for this cart", () => {
    const pallet = { ...italy, id: 5, price: 6900, freeFrom: null };
    const { shippingPolicies } = aQuote({ policies: [pallet, italy, spain] });
    expect(shippingPolicies.map(({ id, net, shown }) => [id, net, shown])).toEqual([
      [1, 790, 964],
      [5, 6900, 8418],
    ]);
    for (const { id, shown } of shippingPolicies) {
      const { totals } = aQuote({ policies: [pallet, italy], shippingPolicy: id });
      expect(totals.shippingPrice).toBe(shown);
    }
  });
});

describe("a coupon in a quote", () => {
  it("is subtracted before free shipping is decided", () => {
    const rows = [aRow({ price: aPrice(2100) })];
    const coupon = typed({ ...aCoupon, type: "fixed", amount: 500 });
    expect(aQuote({ rows }).totals).toMatchObject({ rowsTotal: 10_248, shippingPrice: 0 });
    expect(aQuote({ rows, coupon }).totals).toMatchObject({ discount: 500, shippingPrice: 964 });
  });

  it.each([
    ["of a promotion", typed({ ...aCoupon, type: "free_shipping" })],
    ["that the setting names", typed(null, "SPEDIZIONE")],
  ])("%s makes shipping free and subtracts nothing", (_, coupon) => {
    const { totals, problems: none } = aQuote({ coupon });
    expect(none).toEqual([]);
    expect(totals).toMatchObject({ discount: 0, shippingPrice: 0, total: 4880 });
  });

  it("that is refused subtracts nothing and is reported", () => {
    const { totals, coupon, problems: told } = aQuote({ coupon: typed(null) });
    expect(told).toEqual([{ code: "coupon_not_valid", reason: "unknown" }]);
    expect(coupon).toMatchObject({ ok: false });
    expect(totals).toMatchObject({ discount: 0, total: 5844 });
  });
});

it("never charges more than the largest amount, nor less than zero", () => {
  const row = fc.record({
    qty: fc.integer({ min: 1, max: 99_999 }),
    standard: fc.integer({ min: 0, max: MAX_CENTS }),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 5 }), fc.boolean(), (some, isBusiness) => {
      const rows = some.map(({ qty, standard }, id) => aRow({ id, qty, price: aPrice(standard) }));
      const { totals } = aQuote({ rows, vat: isBusiness ? business : consumer });
      expect(totals.rowsTotal).toBeLessThanOrEqual(MAX_CENTS);
      expect(Number.isSafeInteger(totals.total) && totals.total >= 0).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});
