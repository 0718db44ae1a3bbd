// The rows of a draft order, and the effect of an agreed price on a quote (CONTRACT §16).
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_QTY } from "~/contract/constants/limits";
import { mergeDraftLines } from "~/domain/orders/draft-rows";
import { aPrice, aQuote, aRow, business, consumer } from "./quote-data";

const line = fc.record({
  product: fc.integer({ min: 1, max: 4 }),
  qty: fc.integer({ min: 0, max: MAX_QTY }),
  notes: fc.constantFrom("", "fragile"),
  unitPrice: fc.option(fc.integer({ min: 0, max: 100_000 })),
  reason: fc.constantFrom("", "accordo"),
});

describe("the lines of a draft", () => {
  it("are merged into one row for each article, with the sum of its quantities and the last price", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const rows = mergeDraftLines(lines);
        expect(new Set(rows.map(({ product }) => product)).size).toBe(rows.length);
        for (const row of rows) {
          const own = lines.filter(({ product }) => product === row.product);
          expect(row.qty).toBe(
            Math.min(
              MAX_QTY,
              own.reduce((sum, { qty }) => sum + qty, 0),
            ),
          );
          expect(row.qty).toBeGreaterThan(0);
          const last = own.filter(({ unitPrice }) => unitPrice !== null).at(-1);
          expect(row.unitPrice).toBe(last?.unitPrice ?? null);
          expect(row.reason).toBe(last?.reason ?? "");
        }
      }),
    );
  });
});

const row = fc.record({
  qty: fc.integer({ min: 1, max: 90 }),
  stored: fc.integer({ min: 1, max: 50_000 }),
  agreed: fc.option(fc.integer({ min: 0, max: 60_000 }), { nil: undefined }),
});

describe("an agreed price", () => {
  it("is the price of a piece in the customer's view, and the totals add up to the cent", () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), fc.boolean(), (some, isBusiness) => {
        const { rows, totals } = aQuote({
          vat: isBusiness ? business : consumer,
          rows: some.map(({ qty, stored, agreed }, id) =>
            aRow({ id, qty, price: aPrice(stored), agreedPrice: agreed }),
          ),
        });
        for (const [index, { qty, agreed }] of some.entries()) {
          const quoted = rows[index];
          expect(quoted?.unitPrice).toBe(agreed ?? quoted?.listedPrice);
          expect(quoted?.totalPrice).toBe((quoted?.unitPrice ?? 0) * qty);
        }
        const sum = rows.reduce((total, { totalPrice }) => total + totalPrice, 0);
        expect(totals.rowsTotal).toBe(sum);
        const vat = totals.vatLines.reduce((total, one) => total + one.vat, 0);
        expect(totals.vat).toBe(vat);
        expect(totals.total).toBe(
          sum + totals.shippingPrice + totals.paymentSurcharge + (isBusiness ? totals.vat : 0),
        );
      }),
    );
  });

  it("equal to the list price changes no total", () => {
    fc.assert(
      fc.property(row, fc.boolean(), ({ qty, stored }, isBusiness) => {
        const vat = isBusiness ? business : consumer;
        const listed = aQuote({ vat, rows: [aRow({ qty, price: aPrice(stored) })] });
        const agreedPrice = listed.rows[0]?.listedPrice;
        const agreed = aQuote({ vat, rows: [aRow({ qty, price: aPrice(stored), agreedPrice })] });
        expect(agreed.totals).toEqual(listed.totals);
      }),
    );
  });

  it("is not shown as a reduction to a consumer, and counts for the minimum order", () => {
    const { rows } = aQuote({ rows: [aRow({ agreedPrice: 500 })] });
    expect(rows[0]).toMatchObject({ unitPrice: 500, listedPrice: 1220, discount: 0 });
    const { problems } = aQuote({
      minOrder: { business: 0, consumer: 2001 },
      rows: [aRow({ agreedPrice: 500 })],
    });
    expect(problems).toMatchObject([{ code: "min_order", missing: 1 }]);
  });
});
