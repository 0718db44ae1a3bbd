import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mayHold, nearestQty, parseQty, type StockFacts, smallestQty } from "~/domain/catalogue/stock";

const anItem = (item: Partial<StockFacts> = {}): StockFacts => ({
  available: 10,
  isBackorderable: false,
  minQty: 1,
  qtyStep: 1,
  audience: "all",
  ...item,
});
const asked = (qty: number, held = 0) => ({ qty, held, kind: "consumer" as const });

it("returns the available quantity even for a quantity that is too large to handle", () => {
  expect(mayHold(anItem({ available: 853 }), asked(100_003, 4))).toEqual({
    ok: false,
    code: "quantity_not_available",
    available: 853,
    // Includes the four that the row holds.
    nearest: 857,
  });
  expect(mayHold(anItem({ isBackorderable: true }), asked(100_003)).ok).toBe(false);
});

describe("a quantity", () => {
  it.each([1, 2, 99_999, "1", "10", "99999", 1e3])("%j is valid", (value) => {
    expect(parseQty(value)).toEqual({ ok: true, qty: Number(value) });
  });

  it.each([0, -0, -1, -99_999, "0", "-1", -1e15])("%j is not positive", (value) => {
    expect(parseQty(value)).toEqual({ ok: false, code: "negative_quantity" });
  });

  it.each([
    0.5,
    -0.5,
    1.0000001,
    true,
    false,
    null,
    undefined,
    [],
    [1],
    {},
    Number.NaN,
    Number.POSITIVE_INFINITY,
    100_000,
    1e21,
    -1e21,
    2 ** 53,
    2 ** 63,
    5n,
    "",
    " ",
    " 1",
    "1 ",
    "01",
    "+1",
    "-0",
    "1.0",
    "1e3",
    "0x10",
    "١",
    "１",
    "1,000",
    "100000",
    "9999999999999999999999",
    "null",
  ])("%o is invalid", (value) => {
    expect(parseQty(value)).toEqual({ ok: false, code: "quantity_invalid" });
  });
});

describe("an item that cannot be backordered", () => {
  it.each([
    ["all that is left", 10, 0, 10, true],
    ["one more than is left", 11, 0, 10, false],
    ["the quantity that the row holds already, with nothing left", 12, 12, 0, true],
    ["one more than the row holds, with nothing left", 13, 12, 0, false],
    ["an increase that is just left", 15, 5, 10, true],
    ["an increase beyond what is left", 16, 5, 10, false],
    ["less than the row holds", 3, 40, 0, true],
  ])("may be held: %s", (_, qty, held, available, expected) => {
    expect(mayHold(anItem({ available }), asked(qty, held)).ok).toBe(expected);
  });

  it("returns how many are available", () => {
    const refusal = { ok: false, code: "quantity_not_available" };
    expect(mayHold(anItem({ available: 3 }), asked(4))).toEqual({ ...refusal, available: 3, nearest: 3 });
    expect(mayHold(anItem({ available: -2 }), asked(4))).toEqual({ ...refusal, available: 0, nearest: null });
  });

  it("never lets carts hold more than the stock, in any order of requests", () => {
    const steps = fc.array(fc.record({ cart: fc.nat(3), qty: fc.integer({ min: 1, max: 12 }) }), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(fc.nat(20), steps, (onHand, requests) => {
        const held = [0, 0, 0, 0];
        for (const { cart, qty } of requests) {
          const available = onHand - held.reduce((sum, one) => sum + one, 0);
          if (mayHold(anItem({ available }), asked(qty, held[cart])).ok) held[cart] = qty;
          expect(held.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(onHand);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("a quantity is refused", () => {
  const fussy = anItem({ available: 20, minQty: 6, qtyStep: 4, audience: "business" });
  it.each([
    ["first because it is not a whole number", 0.5, fussy, { code: "quantity_invalid" }],
    ["then because it is not positive", 0, fussy, { code: "negative_quantity" }],
    ["then below the minimum", 4, fussy, { code: "quantity_min", minQty: 8, nearest: 8 }],
    ["then between two steps", 10, fussy, { code: "quantity_step", qtyStep: 4, nearest: 12 }],
    ["then because the customer is a consumer", 8, fussy, { code: "not_for_consumers" }],
    [
      "last because of the stock",
      8,
      { ...fussy, audience: "all" as const, available: 0 },
      { code: "quantity_not_available", available: 0, nearest: null },
    ],
  ])("%s", (_, qty, item, refusal) => {
    expect(mayHold(item, asked(qty))).toEqual({ ok: false, ...refusal });
  });

  it("except for a business, and except for stock of an item that can be backordered", () => {
    const item = anItem({ available: 0, audience: "business", isBackorderable: true });
    expect(mayHold(item, { qty: 500, held: 0, kind: "business" })).toEqual({ ok: true });
  });
});

describe("the valid quantity nearest to a requested one", () => {
  it.each([
    ["a minimum of 5 in steps of 4", { minQty: 5, qtyStep: 4 }, 5, 100, 8],
    ["between two steps, the nearer one", { minQty: 1, qtyStep: 4 }, 9, 100, 8],
    ["between two steps, the upper one of two as near", { minQty: 1, qtyStep: 4 }, 10, 100, 12],
    ["no more than the stock has of the step", { minQty: 4, qtyStep: 4 }, 12, 10, 8],
    ["null if the stock does not reach the minimum", { minQty: 5, qtyStep: 1 }, 5, 4, null],
    [
      "null if the stock does not reach the first step after the minimum",
      { minQty: 5, qtyStep: 4 },
      8,
      7,
      null,
    ],
    ["null if nothing is left", {}, 1, 0, null],
    ["the requested one if the rest can be backordered", { isBackorderable: true, minQty: 5 }, 7, 0, 7],
    ["the largest multiple that a row can hold", { isBackorderable: true, qtyStep: 6 }, 99_999, 0, 99_996],
  ])("is %s", (_, item, wanted, room, expected) => {
    expect(nearestQty(anItem(item), wanted, room)).toBe(expected);
  });

  it("can be bought for any minimum, step and stock, unless no quantity can", () => {
    const counts = fc.record({
      minQty: fc.integer({ min: 1, max: 40 }),
      qtyStep: fc.integer({ min: 1, max: 12 }),
      available: fc.integer({ min: 0, max: 80 }),
      isBackorderable: fc.boolean(),
    });
    fc.assert(
      fc.property(counts, fc.integer({ min: 1, max: 120 }), (facts, wanted) => {
        const item = anItem(facts);
        const nearest = nearestQty(item, wanted, item.available);
        const buyable = Array.from({ length: 300 }, (_, index) => index + 1).filter(
          (qty) => mayHold(item, asked(qty)).ok,
        );
        const distance = (qty: number) => Math.abs(qty - wanted);
        expect(buyable.length > 0).toBe(nearest !== null);
        if (nearest === null) return;
        expect(buyable).toContain(nearest);
        expect(distance(nearest)).toBe(Math.min(...buyable.map(distance)));
      }),
    );
  });
});

describe("an item whose minimum is not a multiple of its step", () => {
  it("is sold from the first multiple on, and refuses each lower quantity with that minimum", () => {
    expect(smallestQty(5, 4)).toBe(8);
    const item = anItem({ minQty: 5, qtyStep: 4, available: 100 });
    for (const qty of [1, 4, 5, 7])
      expect(mayHold(item, asked(qty))).toEqual({ ok: false, code: "quantity_min", minQty: 8, nearest: 8 });
    expect(mayHold(item, asked(9))).toEqual({ ok: false, code: "quantity_step", qtyStep: 4, nearest: 8 });
    expect(mayHold(item, asked(8)).ok).toBe(true);
  });

  it("is out of stock for every quantity if the stock ends below the first multiple", () => {
    const item = anItem({ minQty: 5, qtyStep: 4, available: 7 });
    for (const qty of [1, 5, 7, 8, 9])
      expect(mayHold(item, asked(qty))).toEqual({
        ...{ ok: false, code: "quantity_not_available" },
        ...{ available: 7, nearest: null },
      });
  });
});
