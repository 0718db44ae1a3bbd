import { describe, expect, it } from "vitest";
import { changedOrder } from "~/domain/orders/order-change";

const order = {
  includesVat: false,
  rowsTotal: 10_000,
  discount: 1000,
  shippingPrice: 500,
  paymentSurcharge: 0,
  vatLines: [{ rate: 2200 }, { rate: 400 }],
};
const rows = [
  { id: 1, qty: 6, unitPrice: 1000, vatRate: 2200 },
  { id: 2, qty: 4, unitPrice: 1000, vatRate: 400 },
];

describe("an order with reduced quantities", () => {
  it("keeps its prices and its shipping, reduces the discount in proportion, and adds up", () => {
    const changed = changedOrder(order, rows, [{ id: 1, qty: 2 }]);
    expect(changed).toMatchObject({ rowsTotal: 6000, discount: 600, rows: [{ id: 1, from: 6, to: 2 }] });
    const base = changed?.vatLines.reduce((sum, line) => sum + line.base, 0);
    expect(base).toBe(6000 - 600 + 500);
    expect(changed?.total).toBe((base ?? 0) + (changed?.vat ?? 0));
  });

  it("keeps the VAT of the remaining rows when a row is removed", () => {
    const changed = changedOrder(order, rows, [{ id: 2, qty: 0 }]);
    expect(changed?.articleCount).toBe(1);
    expect(changed?.vatLines.map(({ rate }) => rate)).toEqual([2200]);
  });

  it("keeps at least one row, and never exceeds an ordered quantity", () => {
    for (const named of [
      [{ id: 1, qty: 7 }],
      [{ id: 3, qty: 0 }],
      [{ id: 1, qty: 6 }],
      [
        { id: 1, qty: 0 },
        { id: 2, qty: 0 },
      ],
    ])
      expect(changedOrder(order, rows, named)).toBeNull();
  });

  it("shows a consumer prices with VAT", () => {
    const gross = { ...order, includesVat: true };
    const changed = changedOrder(gross, rows, [{ id: 1, qty: 2 }]);
    expect(changed?.total).toBe(6000 - 600 + 500);
    expect(changed?.vatLines.reduce((sum, { base, vat }) => sum + base + vat, 0)).toBe(changed?.total);
  });
});
