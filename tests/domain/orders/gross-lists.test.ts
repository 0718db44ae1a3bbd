// Carts with prices of lists with and without VAT (CONTRACT §15): the typed price is shown, and every
// document adds up.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OrderLine } from "~/db/orders/find-orders";
import type { OrderRecord } from "~/db/orders/order-record";
import { refundVat, vatLeft } from "~/domain/orders/refund";
import { totalsOfRows } from "~/domain/orders/totals";
import { creditNoteFile, invoiceFile } from "~/services/invoices/fattura";
import { contentErrors } from "../../support/fattura";
import { aPrice, aQuote, aRow, asti, business, consumer, sevilla, typed } from "./quote-data";
import { oracle } from "./totals-oracle";

const TODAY = "2026-11-26";
const HOME = { standard: 2200n, reduced: 1000n, super_reduced: 400n } as const;
const SPAIN = { standard: 2100n, reduced: 1000n, super_reduced: 400n } as const;

const row = fc.record({
  qty: fc.integer({ min: 1, max: 120 }),
  stored: fc.oneof(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 1, max: 150_000 })),
  isGross: fc.boolean(),
  vatClass: fc.constantFrom("standard" as const, "reduced" as const, "super_reduced" as const),
});
const cart = fc.record({
  rows: fc.array(row, { minLength: 1, maxLength: 6 }),
  isBusiness: fc.boolean(),
  isAbroad: fc.boolean(),
  /** A business abroad with a checked VAT number pays no VAT. */
  isChecked: fc.boolean(),
  grossAbroad: fc.constantFrom("same" as const, "net" as const),
  percent: fc.constantFrom(0, 700, 1000),
});
const NONE = { standard: 0n, reduced: 0n, super_reduced: 0n } as const;
type Row = typeof row extends fc.Arbitrary<infer R> ? R : never;
type Cart = typeof cart extends fc.Arbitrary<infer C> ? C : never;

const half = (over: bigint, by: bigint) => Number((2n * over + by) / (2n * by));

/** A second implementation of CONTRACT §15: the price of one piece as this customer sees it. */
function unitOf({ stored, isGross, vatClass }: Row, { isBusiness, isAbroad, grossAbroad }: Cart): number {
  const cents = BigInt(stored);
  const home = 10_000n + HOME[vatClass];
  const paid = 10_000n + (isAbroad ? SPAIN : HOME)[vatClass];
  if (isBusiness) return isGross ? half(cents * 10_000n, home) : stored;
  if (!isGross) return half(cents * paid, 10_000n);
  return grossAbroad === "same" || !isAbroad ? stored : half(cents * paid, home);
}

function quoted(some: Cart) {
  const { rows, isBusiness, isAbroad, isChecked, grossAbroad, percent } = some;
  return aQuote({
    rows: rows.map(({ qty, stored, isGross, vatClass }, id) =>
      aRow({ id, qty, vatClass, price: aPrice(stored, { isGross }) }),
    ),
    vat: { ...(isBusiness ? business : consumer), vatChecked: isBusiness && isChecked, grossAbroad },
    shippingAddress: isAbroad ? sevilla : asti,
    shippingPolicy: isAbroad ? 3 : 1,
    coupon: percent === 0 ? null : typed({ ...coupon, percent }),
  });
}
const coupon = {
  ...{ code: "PROVA", promotion: 1, type: "percent" as const, percent: 0 },
  ...{ from: null, to: null, minAmount: null, perCustomer: null, totalUses: null },
};

describe("a cart of both kinds of price lists", () => {
  it("shows each price by its list and customer, and adds up as the contract requires", () => {
    fc.assert(
      fc.property(cart, (some) => {
        const { rows, totals, shippingPolicies, vatScheme } = quoted(some);
        const isReversed = some.isAbroad && some.isBusiness && some.isChecked;
        const rates = isReversed ? NONE : some.isAbroad && !some.isBusiness ? SPAIN : HOME;
        const lines = some.rows.map((one) => ({
          ...{ qty: one.qty, unit: unitOf(one, some), rate: Number(rates[one.vatClass]) },
        }));
        expect(rows.map(({ unitPrice }) => unitPrice)).toEqual(lines.map(({ unit }) => unit));
        const { rows: _, includesVat, ...sums } = totals;
        const expected = oracle({
          ...{ rows: lines, includesVat, surchargeNet: 0, standardRate: Number(rates.standard) },
          coupon: some.percent === 0 ? null : { percent: some.percent },
          shippingNet: shippingPolicies[0]?.net ?? 0,
        });
        const { unitPrices, totalPrices, ...same } = expected;
        expect(sums).toEqual(same);
        const within = some.isAbroad && !some.isBusiness ? "oss" : "standard";
        expect(vatScheme).toBe(isReversed ? "reverse_charge" : within);
        expect(totals.vatLines.reduce((sum, { base, vat }) => sum + base + vat, 0)).toBe(totals.total);
      }),
      { numRuns: 3_000 },
    );
  });

  it("charges a consumer three times 9.90 as 29.70, for any destination", () => {
    const three = { qty: 3, stored: 990, isGross: true, vatClass: "standard" as const };
    for (const isAbroad of [false, true]) {
      const { goods } = quoted({
        ...{ rows: [three], isBusiness: false, isAbroad, isChecked: false, grossAbroad: "same", percent: 0 },
      });
      expect([goods.rows[0]?.unitPrice, goods.total]).toEqual([990, 2970]);
    }
  });

  it("shows a net view the total that is charged, and VAT that is never negative", () => {
    fc.assert(
      fc.property(cart, (some) => {
        const rows = some.rows.map(({ qty, stored, isGross, vatClass }, id) =>
          aRow({ id, qty, vatClass, price: aPrice(stored, { isGross }) }),
        );
        const facts = { rows, vat: { ...consumer, grossAbroad: some.grossAbroad } };
        const to = some.isAbroad ? { shippingAddress: sevilla, shippingPolicy: 3 } : {};
        const net = aQuote({ ...facts, ...to, showsNet: true }).totals;
        expect(net.total).toBe(aQuote({ ...facts, ...to }).totals.total);
        expect(net.rowsTotal - net.discount + net.shippingPrice + net.vat).toBe(net.total);
        for (const { base, vat } of net.vatLines) expect(Math.min(base, vat)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe("the documents of an order of both kinds of price lists", () => {
  it("pass the exchange system's checks: the invoice, and the credit notes of its parts", () => {
    const share = fc.integer({ min: 1, max: 99 });
    fc.assert(
      fc.property(cart, share, (some, first) => {
        const data = ordered({ ...some, isAbroad: false });
        const { order } = data;
        const invoice = invoiceFile(data, { number: "FV 2026/00001", date: TODAY }, 1);
        expect(contentErrors(invoice.xml, TODAY)).toEqual([]);
        const one = Math.floor((order.total * first) / 100);
        const given: ReturnType<typeof refundVat>[] = [];
        for (const amount of [one, order.total - one].filter((part) => part > 0)) {
          const vatLines = refundVat(amount, vatLeft(order.vatLines, given), new Map());
          given.push(vatLines);
          const note = { number: "NC 2026/1", at: `${TODAY}T10:00:00.000Z`, amount, vatLines, reason: "" };
          expect(contentErrors(creditNoteFile(data, note, 2).xml, TODAY)).toEqual([]);
        }
        expect(given.flat().reduce((sum, { base, vat }) => sum + base + vat, 0)).toBe(order.total);
      }),
      { numRuns: 150 },
    );
  });

  it("keep the price of the remaining rows when a row is removed", () => {
    fc.assert(
      fc.property(cart, (some) => {
        const { rows, totals } = quoted({ ...some, percent: 0 });
        const left = totalsOfRows(rows.slice(1), totals);
        expect(left.vatLines.reduce((sum, { base, vat }) => sum + base + vat, 0)).toBe(left.total);
        if (totals.includesVat) expect(left.total).toBe(totals.total - (rows[0]?.totalPrice ?? 0));
      }),
      { numRuns: 1_000 },
    );
  });
});

function ordered(some: Cart) {
  const { rows, totals } = quoted(some);
  const to = {
    ...{
      id: null,
      type: "Billing" as const,
      recipient: "Ada Rossi",
      business_name: "",
      phone: "",
      email: "",
    },
    ...{ vat_number: "", tax_code: "RSSDAA80A41D612M", sdi_code: "", pec: "", address_2: "" },
    ...{ address: "Via Roma 1", postal_code: "50122", city: "Firenze", province: "FI", country: "IT" },
  };
  const order = {
    ...{ id: 1, number: "2026-000139", customerType: "consumer", currency: "EUR", coupon: null },
    ...totals,
    ...{ vatScheme: "standard", customerReference: null, cig: null, cup: null, shipments: [], refunds: [] },
    ...{ billingAddress: to, shippingAddress: to },
    invoice: { number: "FV 2026/00001", date: TODAY, document: null },
    payment: { kind: "bank_transfer", state: "due", instructions: "", payUrl: null },
  } as unknown as OrderRecord;
  const lines = rows.map(({ id, qty, unitPrice, rate, totalPrice }) => ({
    ...{ id, sku: `A${id}`, name: "Tino", uom: "pz", qty, unitPrice, vatRate: rate, total: totalPrice },
  })) as unknown as OrderLine[];
  const company = {
    ...{ name: "Bottega S.r.l.", address: "Via Po 1", postal_code: "14100", city: "Asti", province: "AT" },
    ...{ country: "IT", vat_number: "IT09941700057", tax_code: "", email: "info@b.test" },
    ...{ share_capital: "", rea: "", pec: "", phone: "" },
  };
  return { order, lines, company } as unknown as Parameters<typeof invoiceFile>[0];
}
