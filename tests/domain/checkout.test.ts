import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type QuoteFacts, type QuoteRow, quote } from "~/domain/checkout";
import { MAX_CENTS } from "~/domain/money";
import type { PaymentMethodFacts } from "~/domain/payment";
import type { PriceRow } from "~/domain/price";
import type { Coupon } from "~/domain/promotion";
import type { ShippingPolicyFacts } from "~/domain/shipping";
import { vatTable } from "./catalogue";

type Facts = QuoteFacts<ShippingPolicyFacts, PaymentMethodFacts>;

const aPrice = (standard: number, more: Partial<PriceRow> = {}): QuoteRow["price"] => ({
  retail: { standard, special: null, specialFrom: null, specialTo: null, lowest30: null, tiers: [], ...more },
  list: null,
  season: null,
  promotions: [],
});
const aRow = (row: Partial<QuoteRow> = {}): QuoteRow => ({
  id: 1,
  qty: 4,
  held: 0,
  price: aPrice(1000),
  vatClass: "standard",
  available: 100,
  isBackorderable: false,
  minQty: 1,
  qtyStep: 1,
  audience: "all",
  ...row,
});
const consumer: Facts["vat"] = {
  table: vatTable,
  sellerCountry: "IT",
  kind: "consumer",
  vatChecked: false,
  ossEnabled: true,
};
const business: Facts["vat"] = { ...consumer, kind: "business" };
const italy = {
  id: 1,
  price: 790,
  freeFrom: 9900,
  countries: ["IT"],
  includePrefixes: null,
  excludePrefixes: null,
  isPickup: false,
};
const spain = { ...italy, id: 3, price: 1490, freeFrom: 19_900, countries: ["ES"] };
const transfer = {
  id: 1,
  kind: "bank_transfer",
  surcharge: 0,
  contexts: ["b2b", "b2c"],
  countries: null,
} as const;
const cash = { ...transfer, id: 2, kind: "cash_on_delivery", surcharge: 450, countries: ["IT"] } as const;
const invoice = { ...transfer, id: 3, kind: "invoice", contexts: ["b2b"] } as const;
const asti = { country: "IT", postalCode: "14100" };
const sevilla = { country: "ES", postalCode: "41001" };

/** A consumer in Asti who has chosen everything. */
const someFacts = (facts: Partial<Facts> = {}): Facts => ({
  today: "2026-11-21",
  vat: consumer,
  minOrder: { business: 5000, consumer: 1000 },
  rows: [aRow()],
  coupon: null,
  freeShippingCode: "SPEDIZIONE",
  defaultCountry: "IT",
  billingAddress: true,
  shippingAddress: asti,
  policies: [italy, spain],
  shippingPolicy: 1,
  methods: [transfer, cash, invoice],
  paymentMethod: 1,
  ...facts,
});
const aQuote = (facts: Partial<Facts> = {}) => quote(someFacts(facts));
const problems = (facts: Partial<Facts>) => aQuote(facts).problems;
const typed = (found: Coupon | null, code = "PROVA") => ({ code, found, usedByCustomer: 0, usedInAll: 0 });
const aCoupon = {
  code: "PROVA",
  promotion: 1,
  from: null,
  to: null,
  minAmount: null,
  perCustomer: null,
  totalUses: null,
};

describe("a quote", () => {
  it("adds up what a consumer pays, VAT inside", () => {
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

  it("pays the tier for the quantity in the cart, and says what it saves", () => {
    const price = aPrice(1000, { tiers: [{ minQty: 10, cents: 900 }] });
    const [row] = aQuote({ vat: business, rows: [aRow({ qty: 10, price })] }).rows;
    expect(row).toMatchObject({
      unitPrice: 900,
      totalPrice: 9000,
      discount: 1000,
      price: { reason: "tier" },
    });
  });

  it("taxes by the destination chosen, before that by the default address, before that at the seller's", () => {
    const rateOf = (facts: Partial<Facts>) => aQuote(facts).rows[0]?.rate;
    expect(rateOf({ shippingAddress: sevilla })).toBe(2100);
    expect(rateOf({ shippingAddress: null, defaultCountry: "ES" })).toBe(2100);
    expect(rateOf({ shippingAddress: asti, defaultCountry: "ES" })).toBe(2200);
    expect(rateOf({ shippingAddress: null, defaultCountry: null })).toBe(2200);
  });

  it("bears no VAT for a checked business in another state, its shipping neither", () => {
    const { totals, vatScheme } = aQuote({
      vat: { ...business, vatChecked: true },
      rows: [aRow({ qty: 6 })],
      shippingAddress: sevilla,
      shippingPolicy: 3,
    });
    expect(vatScheme).toBe("reverse_charge");
    expect(totals).toMatchObject({ vat: 0, vatLines: [{ rate: 0, base: 7490, vat: 0 }], total: 7490 });
  });

  it("never asks a consumer for a surcharge", () => {
    const { totals, paymentMethods, problems: none } = aQuote({ paymentMethod: 2 });
    expect(none).toEqual([]);
    expect(paymentMethods.find((method) => method.id === 2)?.surcharge).toBe(0);
    expect(totals.paymentSurcharge).toBe(0);
  });

  it("offers each policy at what this cart would pay with it", () => {
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
  it("comes off before free shipping is judged", () => {
    const rows = [aRow({ price: aPrice(2100) })];
    const coupon = typed({ ...aCoupon, type: "fixed", amount: 500 });
    expect(aQuote({ rows }).totals).toMatchObject({ rowsTotal: 10_248, shippingPrice: 0 });
    expect(aQuote({ rows, coupon }).totals).toMatchObject({ discount: 500, shippingPrice: 964 });
  });

  it.each([
    ["of a promotion", typed({ ...aCoupon, type: "free_shipping" })],
    ["that the setting names", typed(null, "SPEDIZIONE")],
  ])("%s makes shipping free and takes nothing off", (_, coupon) => {
    const { totals, problems: none } = aQuote({ coupon });
    expect(none).toEqual([]);
    expect(totals).toMatchObject({ discount: 0, shippingPrice: 0, total: 4880 });
  });

  it("that is refused takes nothing off and is told", () => {
    const { totals, coupon, problems: told } = aQuote({ coupon: typed(null) });
    expect(told).toEqual([{ code: "coupon_not_valid", reason: "unknown" }]);
    expect(coupon).toMatchObject({ ok: false });
    expect(totals).toMatchObject({ discount: 0, total: 5844 });
  });
});

describe("what stands between a cart and an order", () => {
  it.each<[string, Partial<Facts>, unknown]>([
    ["an empty cart", { rows: [] }, { code: "cart_empty" }],
    [
      "too little in stock",
      { rows: [aRow({ available: 3 })] },
      { code: "quantity_not_available", available: 3, row: 1 },
    ],
    [
      "a quantity below the smallest",
      { rows: [aRow({ minQty: 5 })] },
      { code: "quantity_min", minQty: 5, row: 1 },
    ],
    [
      "a quantity between steps",
      { rows: [aRow({ qtyStep: 3 })] },
      { code: "quantity_step", qtyStep: 3, row: 1 },
    ],
    [
      "goods for businesses only",
      { rows: [aRow({ audience: "business" })] },
      { code: "not_for_consumers", row: 1 },
    ],
    [
      "a sum below the smallest order",
      { rows: [aRow({ qty: 1, price: aPrice(819) })] },
      { code: "min_order", minimum: 1000 },
    ],
    ["no billing address", { billingAddress: false }, { code: "address_required", field: "billing_address" }],
    [
      "no shipping address",
      { shippingAddress: null },
      { code: "address_required", field: "shipping_address" },
    ],
    [
      "an address nobody serves",
      { shippingAddress: { country: "FR", postalCode: "75001" }, shippingPolicy: null },
      { code: "address_not_served" },
    ],
    ["a policy of another country", { shippingPolicy: 3 }, { code: "address_not_served" }],
    ["no policy", { shippingPolicy: null }, { code: "shipping_policy_required" }],
    ["no payment method", { paymentMethod: null }, { code: "payment_method_required" }],
    ["an invoice for a consumer", { paymentMethod: 3 }, { code: "payment_not_allowed" }],
    ["a method that there is not", { paymentMethod: 99 }, { code: "payment_not_allowed" }],
    [
      "cash from abroad",
      { shippingAddress: sevilla, shippingPolicy: 3, paymentMethod: 2 },
      { code: "payment_not_allowed" },
    ],
  ])("%s", (_, facts, problem) => {
    expect(problems(facts)).toEqual([problem]);
  });

  it.each<[string, Partial<Facts>]>([
    ["the very smallest order", { rows: [aRow({ qty: 1, price: aPrice(820) })] }],
    ["stock that the row itself holds", { rows: [aRow({ available: 0, held: 4 })] }],
    ["goods to be backordered", { rows: [aRow({ available: 0, isBackorderable: true })] }],
    [
      "goods for businesses in a business's cart",
      { vat: business, rows: [aRow({ qty: 5, audience: "business" })] },
    ],
    ["an invoice for a business", { vat: business, rows: [aRow({ qty: 5 })], paymentMethod: 3 }],
  ])("but not %s", (_, facts) => {
    expect(problems(facts)).toEqual([]);
  });

  it("compares the smallest order with what is left after the coupon", () => {
    const coupon = typed({ ...aCoupon, type: "percent", percent: 8000 });
    expect(problems({ coupon })).toEqual([{ code: "min_order", minimum: 1000 }]);
  });

  it("is told all at once, row by row, in one order", () => {
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
      { code: "quantity_not_available", available: 1, row: 7 },
      { code: "quantity_step", qtyStep: 3, row: 9 },
      { code: "coupon_not_valid", reason: "unknown" },
      { code: "min_order", minimum: 99_999 },
      { code: "address_required", field: "billing_address" },
      { code: "address_required", field: "shipping_address" },
      { code: "payment_method_required" },
    ]);
  });

  it("is a quantity whose price passes what can be counted; the others still are", () => {
    const dear = aPrice(900_000_00);
    const rows = [aRow({ id: 7, qty: 2000, price: dear, available: 9999 }), aRow({ id: 8 })];
    const { totals, problems: told } = aQuote({ rows });
    expect(told).toEqual([{ code: "quantity_invalid", row: 7 }]);
    expect(totals.rowsTotal).toBe(4880);
  });
});

it("never charges what it cannot count, nor less than nothing", () => {
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
