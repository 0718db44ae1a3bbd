// A draft order's own discount and delivery price: to the cent in the customer's view, in its order, its invoice and its refund.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { grossSum, refundVat } from "~/domain/orders/refund";
import { viewShares } from "~/domain/orders/totals";
import { aPrice, aQuote, aRow, consumer } from "./quote-data";

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
const drafts = fc.record({
  kind: fc.constantFrom("consumer" as const, "business" as const),
  rows: fc.array(
    fc.record({
      qty: fc.integer({ min: 1, max: 40 }),
      agreedPrice: fc.integer({ min: 0, max: 90_000 }),
      vatClass: fc.constantFrom("standard" as const, "reduced" as const, "super_reduced" as const),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  discount: fc.option(fc.integer({ min: 0, max: 300_000 })),
  shippingPrice: fc.option(fc.integer({ min: 0, max: 20_000 })),
});
type Draft = typeof drafts extends fc.Arbitrary<infer D> ? D : never;
const quoted = ({ kind, rows, ...agreed }: Draft) =>
  aQuote({
    vat: { ...consumer, kind },
    rows: rows.map((row, id) => aRow({ id: id + 1, price: aPrice(1000), ...row, available: 1000 })),
    agreed,
  });

describe("a draft's own sums", () => {
  it("are charged as typed, and a discount up to the price of the goods", () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const { totals } = quoted(draft);
        const tariff = quoted({ ...draft, shippingPrice: null }).totals;
        expect(totals.shippingPrice).toBe(draft.shippingPrice ?? tariff.shippingPrice);
        expect(totals.discount).toBe(Math.min(draft.discount ?? 0, totals.rowsTotal));
      }),
    );
  });

  it("add up with the VAT of every rate", () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const { totals } = quoted(draft);
        const before = totals.rowsTotal - totals.discount + totals.shippingPrice + totals.paymentSurcharge;
        expect(totals.total).toBe(before + (totals.includesVat ? 0 : totals.vat));
        expect(totals.vat).toBe(sum(totals.vatLines.map(({ vat }) => vat)));
        expect(sum(totals.vatLines.map(({ base, vat }) => base + vat))).toBe(totals.total);
        for (const { base, vat } of totals.vatLines) expect(Math.min(base, vat)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("are what the invoice splits by rate, and what a whole refund gives back", () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const { totals } = quoted(draft);
        const { paid, discount, shipping } = viewShares(totals.rows, totals);
        const amounts = (shares: readonly { amount: number }[]) => sum(shares.map(({ amount }) => amount));
        expect(amounts(discount)).toBe(totals.discount);
        expect(amounts(shipping)).toBe(totals.shippingPrice);
        expect(amounts(paid)).toBe(totals.rowsTotal - totals.discount);
        const lines = refundVat(totals.total, totals.vatLines, new Map());
        expect(grossSum(new Map(lines.map(({ rate, base, vat }) => [rate, base + vat])))).toBe(totals.total);
      }),
    );
  });

  it("leave a cart without them unchanged", () => {
    expect(aQuote({ agreed: { discount: null, shippingPrice: null } }).totals).toEqual(aQuote().totals);
  });

  it("give delivery for nothing where nothing is typed as its price", () => {
    const { totals } = aQuote({ agreed: { discount: null, shippingPrice: 0 } });
    expect([totals.shippingPrice, aQuote().totals.shippingPrice > 0]).toEqual([0, true]);
  });
});
