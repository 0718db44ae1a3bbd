import { describe, expect, it } from "vitest";
import { aCoupon, aPrice, aQuote, aRow, business, type Facts, sevilla, typed } from "./quote-data";

const problems = (facts: Partial<Facts>) => aQuote(facts).problems;

describe("the problems between a cart and an order", () => {
  it.each<[string, Partial<Facts>, unknown]>([
    ["an empty cart", { rows: [] }, { code: "cart_empty" }],
    [
      "too little in stock",
      { rows: [aRow({ available: 3 })] },
      { code: "quantity_not_available", available: 3, nearest: 3, row: 1 },
    ],
    [
      "a quantity below the minimum",
      { rows: [aRow({ minQty: 5 })] },
      { code: "quantity_min", minQty: 5, nearest: 5, row: 1 },
    ],
    [
      "a quantity between steps",
      { rows: [aRow({ qtyStep: 3 })] },
      { code: "quantity_step", qtyStep: 3, nearest: 3, row: 1 },
    ],
    [
      "a product that is no longer sold",
      { rows: [aRow({ isSold: false })] },
      { code: "quantity_not_available", available: 0, reason: "not_sold", row: 1 },
    ],
    [
      "goods for businesses only",
      { rows: [aRow({ audience: "business" })] },
      { code: "not_for_consumers", row: 1 },
    ],
    [
      "a sum below the minimum order",
      { rows: [aRow({ qty: 1, price: aPrice(819) })] },
      { code: "min_order", minimum: 1000, missing: 1 },
    ],
    ["no billing address", { billingAddress: false }, { code: "address_required", field: "billing_address" }],
    [
      "no shipping address",
      { shippingAddress: null },
      { code: "address_required", field: "shipping_address" },
    ],
    [
      "an address that no policy serves",
      { shippingAddress: { country: "FR", postalCode: "75001" }, shippingPolicy: null },
      { code: "address_not_served" },
    ],
    ["a policy of another country", { shippingPolicy: 3 }, { code: "address_not_served" }],
    ["no policy", { shippingPolicy: null }, { code: "shipping_policy_required" }],
    ["no payment method", { paymentMethod: null }, { code: "payment_method_required" }],
    ["an invoice for a consumer", { paymentMethod: 3 }, { code: "payment_not_allowed" }],
    ["an unknown payment method", { paymentMethod: 99 }, { code: "payment_not_allowed" }],
    [
      "cash from abroad",
      { shippingAddress: sevilla, shippingPolicy: 3, paymentMethod: 2 },
      { code: "payment_not_allowed" },
    ],
  ])("%s", (_, facts, problem) => {
    expect(problems(facts)).toEqual([problem]);
  });

  it.each<[string, Partial<Facts>]>([
    ["an order of exactly the minimum", { rows: [aRow({ qty: 1, price: aPrice(820) })] }],
    ["stock that the row itself holds", { rows: [aRow({ available: 0, held: 4 })] }],
    ["goods to be backordered", { rows: [aRow({ available: 0, isBackorderable: true })] }],
    [
      "goods for businesses in a business's cart",
      { vat: business, rows: [aRow({ qty: 5, audience: "business" })] },
    ],
    ["an invoice for a business", { vat: business, rows: [aRow({ qty: 5 })], paymentMethod: 3 }],
  ])("do not include %s", (_, facts) => {
    expect(problems(facts)).toEqual([]);
  });

  it("compare the minimum order with the goods before the coupon, so that no coupon makes an order too small", () => {
    for (const percent of [8000, 10_000])
      expect(problems({ coupon: typed({ ...aCoupon, type: "percent", percent }) })).toEqual([]);
    const rows = [aRow({ qty: 1, price: aPrice(819) })];
    expect(problems({ rows, coupon: typed({ ...aCoupon, type: "percent", percent: 1000 }) })).toEqual([
      { code: "min_order", minimum: 1000, missing: 1 },
    ]);
  });

  it("are listed all at once, row by row, in a fixed order", () => {
    const rows = [aRow({ id: 7, available: 1 }), aRow({ id: 8 }), aRow({ id: 9, qtyStep: 3 })];
    const nothing = {
      billingAddress: false,
      shippingAddress: null,
      shippingPolicy: null,
      paymentMethod: null,
    };
    expect(
      problems({ ...nothing, rows, coupon: typed(null), minOrder: { business: 0, consumer: 99_999 } }),
    ).toEqual([
      { code: "quantity_not_available", available: 1, nearest: 1, row: 7 },
      { code: "quantity_step", qtyStep: 3, nearest: 3, row: 9 },
      { code: "coupon_not_valid", reason: "unknown" },
      { code: "min_order", minimum: 99_999, missing: 85_359 },
      { code: "address_required", field: "billing_address" },
      { code: "address_required", field: "shipping_address" },
      { code: "payment_method_required" },
    ]);
  });

  it("include a quantity whose price is too large; other rows still count", () => {
    const dear = aPrice(900_000_00);
    const rows = [aRow({ id: 7, qty: 2000, price: dear, available: 9999 }), aRow({ id: 8 })];
    const { totals, problems: told } = aQuote({ rows });
    expect(told).toEqual([{ code: "quantity_invalid", row: 7 }]);
    expect(totals.rowsTotal).toBe(4880);
  });
});
