import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { goodsValue, grossSum, refundedRows, refundVat, vatLeft } from "~/domain/orders/refund";

const order = [
  { rate: 2200, base: 2366, vat: 521 },
  { rate: 400, base: 1615, vat: 65 },
];
const total = 4567;
const none = new Map<number, number>();

/** The VAT lines of refunds made one after the other. */
function creditNotes(parts: readonly number[]) {
  const made: { rate: number; base: number; vat: number }[][] = [];
  for (const part of parts) made.push(refundVat(part, vatLeft(order, made), none));
  return made;
}
const sumOf = (notes: ReturnType<typeof creditNotes>, rate: number, of: "base" | "vat") =>
  notes.flat().reduce((sum, line) => (line.rate === rate ? sum + line[of] : sum), 0);

describe("the VAT of a refund", () => {
  it("is the order's VAT if everything is refunded", () => {
    expect(refundVat(total, order, none)).toEqual(order);
  });

  it("is within a cent of base × rate in each of many small parts, the last one included", () => {
    const withinACent = (parts: readonly number[]) => {
      for (const { rate, base, vat } of creditNotes(parts).flat())
        expect(Math.abs(vat - (base * rate) / 10_000)).toBeLessThanOrEqual(1);
    };
    withinACent([153, 576, 139, 411, 174, 3114]);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 700 }), { maxLength: 20 }), (sizes) => {
        const parts: number[] = [];
        for (const size of sizes) if (parts.reduce((sum, part) => sum + part, size) < total) parts.push(size);
        parts.push(total - parts.reduce((sum, part) => sum + part, 0));
        withinACent(parts);
      }),
      { numRuns: 500 },
    );
  });

  it("sums to the order's VAT over three parts of the total, rate by rate, to the cent", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: total - 2 }), fc.integer({ min: 1, max: total - 2 }), (a, b) => {
        const first = Math.min(a, b);
        const second = Math.max(a, b) + 1 - first;
        const parts = [first, second, total - first - second].filter((part) => part > 0);
        const notes = creditNotes(parts);
        for (const [index, note] of notes.entries())
          expect(note.reduce((sum, { base, vat }) => sum + base + vat, 0)).toBe(parts[index]);
        for (const { rate, base, vat } of order) {
          expect(sumOf(notes, rate, "base")).toBe(base);
          expect(sumOf(notes, rate, "vat")).toBe(vat);
        }
      }),
    );
  });

  it("is zero, not negative, at a rate of which more was refunded than the order had", () => {
    const over = [{ rate: 2200, base: 2400, vat: 528 }];
    expect(vatLeft(order, [over])).toEqual([
      { rate: 2200, base: 0, vat: 0 },
      { rate: 400, base: 1615, vat: 65 },
    ]);
  });

  it("has the rate of the goods that it names", () => {
    expect(refundVat(1220, order, new Map([[2200, 1220]]))).toEqual([{ rate: 2200, base: 1000, vat: 220 }]);
  });
});

describe("the sum paid for goods", () => {
  it("is their price with VAT, less their share of the discount", () => {
    const net = { includesVat: false, rowsTotal: 10_000, discount: 1000 };
    expect(grossSum(goodsValue(net, [{ unitPrice: 1000, vatRate: 2200, qty: 2 }]))).toBe(2196);
    const gross = { includesVat: true, rowsTotal: 10_000, discount: 0 };
    expect(grossSum(goodsValue(gross, [{ unitPrice: 1220, vatRate: 2200, qty: 2 }]))).toBe(2440);
  });
});

describe("the goods of a refund", () => {
  const row = { id: 1, qty: 5, shippedQty: 3, removedQty: 0, returnedQty: 1 };

  it("are returned up to the shipped quantity; the rest is no longer shipped", () => {
    expect(refundedRows([row], [{ id: 1, qty: 3, restock: true }])).toEqual([
      { id: 1, qty: 3, returned: 2, removed: 1, restock: true },
    ]);
  });

  it("exclude goods that were removed from the order", () => {
    const partly = { id: 1, qty: 5, shippedQty: 0, removedQty: 3, returnedQty: 0 };
    expect(refundedRows([partly], [{ id: 1, qty: 3, restock: true }])).toBeNull();
    expect(refundedRows([partly], [{ id: 1, qty: 2, restock: true }])).toMatchObject([
      { returned: 0, removed: 2 },
    ]);
  });

  it("are at most what is left, with each row named once", () => {
    expect(refundedRows([row], [{ id: 1, qty: 5, restock: true }])).toBeNull();
    expect(refundedRows([row], [{ id: 2, qty: 1, restock: true }])).toBeNull();
    const once = { id: 1, qty: 1, restock: false };
    expect(refundedRows([row], [once, once])).toBeNull();
  });
});
