import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addVat, percentOf } from "~/domain/money";
import { netView, type OrderTotals, orderTotals, priceRows, type TotalsFacts } from "~/domain/orders/totals";
import { oracle } from "./totals-oracle";

const RATES = [2200, 2100, 1000, 950, 550, 400, 0];

type NetRow = { id: number; qty: number; net: number; rate: number };

/** Rows of a list without VAT, in the given view. */
const shown = (rows: readonly NetRow[], includesVat: boolean) =>
  rows.map(({ net, ...row }) => ({ ...row, unitPrice: includesVat ? addVat(net, row.rate) : net }));

const aCart = ({
  rows = [],
  includesVat = false,
  ...facts
}: Partial<Omit<TotalsFacts, "rows"> & { rows: NetRow[] }>) =>
  orderTotals({
    rows: shown(rows, includesVat),
    includesVat,
    discount: 0,
    shippingNet: 0,
    surchargeNet: 0,
    standardRate: 2200,
    ...facts,
  });

describe("a consumer's totals", () => {
  const rows = [
    { id: 1, qty: 3, net: 231, rate: 2200 },
    { id: 2, qty: 2, net: 950, rate: 400 },
  ];

  it("round each piece once, so that qty × unit_price equals the row", () => {
    const { rows: priced } = aCart({ rows, includesVat: true });
    expect(priced.map((row) => [row.unitPrice, row.totalPrice])).toEqual([
      [282, 846],
      [988, 1976],
    ]);
  });

  it("include VAT, with shipping spread over the goods' rates", () => {
    const totals = aCart({ rows, includesVat: true, shippingNet: 790 });
    // 790 over 846 and 1976: 237 and 553, plus 22 % and 4 % VAT.
    expect(totals.shippingPrice).toBe(289 + 575);
    expect(totals.vatLines).toEqual([
      { rate: 2200, base: 930, vat: 205 },
      { rate: 400, base: 2453, vat: 98 },
    ]);
    expect(totals.vat).toBe(303);
    expect(totals.total).toBe(2822 + 864);
    expect(totals.finalPrice).toBe(2822);
  });

  it("spread a discount over the rates in proportion to the rows", () => {
    const totals = aCart({ rows, includesVat: true, discount: 500 });
    // 500 over 846 and 1976: 150 and 350.
    expect(totals.vatLines).toEqual([
      { rate: 2200, base: 570, vat: 126 },
      { rate: 400, base: 1563, vat: 63 },
    ]);
    expect(totals.total).toBe(2322);
  });
});

describe("what a consumer pays, shown net", () => {
  it("are net rows, separate VAT, and the total that is charged", () => {
    const facts = {
      rows: [
        { id: 1, qty: 3, unitPrice: 282, rate: 2200 },
        { id: 2, qty: 2, unitPrice: 988, rate: 400 },
      ],
      includesVat: true,
      discount: 500,
      shippingNet: 790,
      surchargeNet: 0,
      standardRate: 2200,
    };
    const net = netView(facts);
    expect(net.rows.map(({ totalPrice }) => totalPrice)).toEqual([693, 1900]);
    // The discount is 150 at 22 % and 350 at 4 %.
    expect(net).toMatchObject({
      includesVat: false,
      rowsTotal: 2593,
      discount: 123 + 337,
      shippingPrice: 790,
    });
    expect(net.total).toBe(orderTotals(facts).total);
    expect(net.rowsTotal - net.discount + net.shippingPrice + net.vat).toBe(net.total);
  });

  it("add up to the cent and never have a negative VAT, for any cart", () => {
    const rows = fc.array(
      fc.record({
        qty: fc.integer({ min: 1, max: 99 }),
        unitPrice: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 99_999 })),
        rate: fc.constantFrom(...RATES),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(rows, fc.nat(100), fc.nat(2000), (some, percent, shippingNet) => {
        const numbered = some.map((row, id) => ({ id, ...row }));
        const { rowsTotal } = priceRows(numbered);
        const discount = percentOf(rowsTotal, percent * 100);
        const facts = {
          ...{ rows: numbered, includesVat: true, discount },
          ...{ shippingNet, surchargeNet: 0, standardRate: 2200 },
        };
        const [net, gross] = [netView(facts), orderTotals(facts)];
        expect(net.total).toBe(gross.total);
        expect(net.rowsTotal - net.discount + net.shippingPrice + net.vat).toBe(net.total);
        const bases = net.vatLines.reduce((sum, { base }) => sum + base, 0);
        expect(bases).toBe(net.total - net.vat);
        for (const { vat, base } of net.vatLines) {
          expect(vat).toBeGreaterThanOrEqual(0);
          expect(base).toBeGreaterThanOrEqual(0);
        }
        expect(net.finalPrice).toBe(gross.finalPrice);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("a business customer's totals", () => {
  const rows = [
    { id: 1, qty: 10, net: 263, rate: 2200 },
    { id: 2, qty: 1, net: 333, rate: 1000 },
  ];

  it("add VAT once per rate", () => {
    const totals = aCart({ rows, discount: 296, shippingNet: 790, surchargeNet: 450 });
    // 296 over 2630 and 333: 263 and 33; then 790 and 450 over 2367 and 300.
    expect(totals.vatLines).toEqual([
      { rate: 2200, base: 2367 + 701 + 399, vat: 763 },
      { rate: 1000, base: 300 + 89 + 51, vat: 44 },
    ]);
    expect(totals.total).toBe(2963 - 296 + 790 + 450 + 807);
    expect(totals.finalPrice).toBe(2963 - 296 + 521 + 30);
  });

  it("have no VAT under reverse charge", () => {
    const totals = aCart({
      rows: [{ id: 1, qty: 2, net: 500, rate: 0 }],
      shippingNet: 1490,
      standardRate: 0,
    });
    expect(totals.vatLines).toEqual([{ rate: 0, base: 2490, vat: 0 }]);
    expect(totals.total).toBe(2490);
  });
});

describe("a cart with nothing left to pay", () => {
  it.each([
    [false, 790, 174, 964],
    [true, 964, 174, 964],
  ])("ships at the standard rate (gross: %s)", (includesVat, shippingPrice, vat, total) => {
    const rows = [{ id: 1, qty: 1, net: 500, rate: 400 }];
    const totals = aCart({ rows, includesVat, discount: includesVat ? 520 : 500, shippingNet: 790 });
    expect(totals).toMatchObject({ shippingPrice, vat, total, finalPrice: 0 });
    expect(totals.vatLines).toEqual([
      { rate: 2200, base: 790, vat: 174 },
      { rate: 400, base: 0, vat: 0 },
    ]);
  });

  it("has only zeros when it is empty", () => {
    expect(aCart({})).toMatchObject({ rowsTotal: 0, vat: 0, vatLines: [], total: 0, finalPrice: 0 });
  });
});

it("gives the odd cent of a tie to the higher rate", () => {
  const rows = [
    { id: 1, qty: 1, net: 100, rate: 400 },
    { id: 2, qty: 1, net: 100, rate: 2200 },
  ];
  expect(aCart({ rows, discount: 1 }).vatLines).toEqual([
    { rate: 2200, base: 99, vat: 22 },
    { rate: 400, base: 100, vat: 4 },
  ]);
  expect(aCart({ rows, shippingNet: 3 }).vatLines).toEqual([
    { rate: 2200, base: 102, vat: 22 },
    { rate: 400, base: 101, vat: 4 },
  ]);
});

describe("any cart", () => {
  const row = fc.record({
    qty: fc.integer({ min: 1, max: 400 }),
    net: fc.oneof(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 0, max: 500_000 })),
    rate: fc.constantFrom(...RATES),
  });
  const cart = fc.record({
    rows: fc.array(row, { maxLength: 8 }),
    includesVat: fc.boolean(),
    coupon: fc.oneof(
      fc.constant(null),
      fc.record({ percent: fc.integer({ min: 1, max: 10_000 }) }),
      fc.record({ fixed: fc.integer({ min: 1, max: 50_000 }) }),
    ),
    shippingNet: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 9_999 })),
    surchargeNet: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 999 })),
    standardRate: fc.constantFrom(...RATES),
  });
  type Cart = typeof cart extends fc.Arbitrary<infer C> ? C : never;

  const totalsFor = ({ coupon, ...asked }: Cart): OrderTotals => {
    const rows = shown(
      asked.rows.map((one, id) => ({ id, ...one })),
      asked.includesVat,
    );
    const { rowsTotal } = priceRows(rows);
    const discount =
      coupon === null
        ? 0
        : "percent" in coupon
          ? percentOf(rowsTotal, coupon.percent)
          : Math.min(coupon.fixed, rowsTotal);
    return orderTotals({ ...asked, rows, discount });
  };

  it("costs the same cents as the second implementation of the contract, 10,000 times", () => {
    fc.assert(
      fc.property(cart, (asked) => {
        const { rows, includesVat: _, ...sums } = totalsFor(asked);
        expect({
          unitPrices: rows.map((one) => one.unitPrice),
          totalPrices: rows.map((one) => one.totalPrice),
          ...sums,
        }).toEqual(oracle(asked));
      }),
      { numRuns: 10_000 },
    );
  });

  it("sums to its total, and the VAT lines to what is paid", () => {
    fc.assert(
      fc.property(cart, (asked) => {
        const totals = totalsFor(asked);
        const net = totals.vatLines.reduce((sum, line) => sum + line.base, 0);
        const vat = totals.vatLines.reduce((sum, line) => sum + line.vat, 0);
        expect(vat).toBe(totals.vat);
        expect(net + vat).toBe(totals.total);
        expect(totals.discount).toBeLessThanOrEqual(totals.rowsTotal);
        expect(
          Math.min(totals.total, totals.finalPrice, ...totals.vatLines.map((line) => line.base)),
        ).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 2_000 },
    );
  });

  it("costs the same in any order of its rows", () => {
    fc.assert(
      fc.property(cart, (asked) => {
        const { rows: _, ...sums } = totalsFor(asked);
        const { rows: __, ...turned } = totalsFor({ ...asked, rows: asked.rows.toReversed() });
        expect(turned).toEqual(sums);
      }),
      { numRuns: 1_000 },
    );
  });
});
