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

describe("an order with fewer goods", () => {
  it("keeps its prices and its shipping; the discount falls in proportion, and all adds up", () => {
    const changed = changedOrder(order, rows, [{ id: 1, qty: 2 }]);
    expect(changed).toMatchObject({ rowsTotal: 6000, discount: 600, rows: [{ id: 1, from: 6, to: 2 }] });
    const base = changed?.vatLines.reduce((sum, line) => sum + line.base, 0);
    expect(base).toBe(6000 - 600 + 500);
    expect(changed?.total).toBe((base ?? 0) + (changed?.vat ?? 0));
  });

  it("keeps the VAT of what is left where a row goes", () => {
    const changed = changedOrder(order, rows, [{ id: 2, qty: 0 }]);
    expect(changed?.articleCount).toBe(1);
    expect(changed?.vatLines.map(({ rate }) => rate)).toEqual([2200]);
  });

  it("has at least one row, and no more of any than was ordered", () => {
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

  it("shows what a consumer pays with VAT inside", () => {
    const gross = { ...order, includesVat: true };
    const changed = changedOrder(gross, rows, [{ id: 1, qty: 2 }]);
    expect(changed?.total).toBe(6000 - 600 + 500);
    expect(changed?.vatLines.reduce((sum, { base, vat }) => sum + base + vat, 0)).toBe(changed?.total);
  });
});
