import { describe, expect, it } from "vitest";
import { DEFAULT_TIME_ZONE } from "~/contract/constants/time-zone";
import { Price } from "~/contract/prices";
import { Product } from "~/contract/products";
import { addDays, localDay } from "~/domain/local-day";
import { detailOf, read, refusal } from "../../support/answers";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { askOperator, operator } from "../../support/operator";
import { api, sql } from "../../support/worker/worker";

const shop = operator();
const today = localDay(new Date().toISOString(), DEFAULT_TIME_ZONE);
const stock = (item: string | number, body: object) =>
  askOperator(`stock/${item}/`, { method: "PATCH", body: JSON.stringify(body) });
const price = (item: number, body: object) =>
  askOperator(`prices/${item}/`, {
    method: "PUT",
    body: JSON.stringify({ list: "retail", standard_price: "10.00", ...body }),
  });
const seen = async (item: number) => read(Price, await api(`products/p/price/${item}/`));
const historyOf = (item: number) =>
  sql("SELECT date, cents FROM price_history WHERE item_id = ? AND list = 'retail' ORDER BY date, id", item);

describe("items/{item}/", () => {
  it("returns an item by its id and by its code, with its stock and all its prices", async () => {
    const { id, sku, name } = await aProduct({ quantity: 7 });
    for (const item of [String(id), sku]) {
      const sheet = await shop.items.get({ item });
      expect(sheet).toMatchObject({ item: id, sku, name, quantity: 7, on_hand: 7 });
      expect(sheet.prices).toMatchObject([{ list: "retail", standard_price: "10.00" }]);
      expect(sheet.lists).toContain("wholesale");
    }
    expect((await askOperator("items/NO-SUCH-CODE/")).status).toBe(404);
  });
});

it("refuses stock and prices of a product with variants, and names a variant", async () => {
  const [parent] = await sql(
    "SELECT p.id, v.sku FROM products p JOIN products v ON v.parent_id = p.id LIMIT 1",
  );
  const id = Number(parent?.id);
  for (const answer of [await stock(id, { quantity: 5 }), await price(id, {})]) {
    expect([answer.status, await detailOf(answer)]).toMatchObject([
      409,
      { code: "sold_in_variants", message: expect.stringContaining(String(parent?.sku)) },
    ]);
  }
  expect((await shop.items.get({ item: String(id) })).prices).toEqual([]);
});

describe("stock/{item}/", () => {
  it("sets or changes the available quantity, which the shop shows", async () => {
    const { id, sku, slug } = await aProduct({ quantity: 5 });
    expect(await shop.stock.change({ item: String(id), quantity: 12 })).toMatchObject({ quantity: 12 });
    expect(await shop.stock.change({ item: sku, change: -4 })).toMatchObject({ quantity: 8, on_hand: 8 });
    expect((await read(Product, await api(`products/p/${slug}/`))).quantity).toBe(8);
  });

  it("leaves the pieces of open orders untouched", async () => {
    const { product } = await anOrder({ customer: await aCustomer(), qty: 3, stock: 10 });
    expect(await shop.stock.change({ item: String(product), quantity: 1 })).toMatchObject({
      quantity: 1,
      on_hand: 4,
      ordered: 3,
    });
  });

  it("refuses a negative quantity, both fields at once, and neither", async () => {
    const { id } = await aProduct({ quantity: 2 });
    expect(await refusal(await stock(id, { change: -3 }))).toMatchObject({
      status: 409,
      code: "quantity_not_available",
    });
    for (const body of [{}, { quantity: 1, change: 1 }, { quantity: -1 }, { quantity: "many" }])
      expect((await stock(id, body)).status).toBe(400);
    expect((await stock(999_999_999, { quantity: 1 })).status).toBe(404);
    expect((await shop.items.get({ item: String(id) })).quantity).toBe(2);
  });

  it("adds up many concurrent changes", async () => {
    const { id } = await aProduct({ quantity: 50 });
    const answers = await Promise.all(Array.from({ length: 60 }, () => stock(id, { change: -1 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
    expect((await shop.items.get({ item: String(id) })).quantity).toBe(0);
  });
});

describe("prices/{item}/", () => {
  it("changes the price in force, and adds an entry to the history", async () => {
    const { id } = await aProduct({ priceCents: 1000 });
    const before = await historyOf(id);
    await shop.prices.put({ item: String(id), list: "retail", standard_price: "12.50" });
    expect((await seen(id)).price).toBe("12.50");
    const after = await historyOf(id);
    expect(after.length).toBeGreaterThan(before.length);
    expect(after.at(-1)).toMatchObject({ cents: 1250 });
    const [entry] = (await shop.audit.list({ call: "prices.put" })).results;
    expect(entry).toMatchObject({ before: { standard_cents: 1000 }, after: { standard_cents: 1250 } });
  });

  it("compares a special price with the lowest of the 30 days before it, and ends it by the calendar", async () => {
    const { id } = await aProduct({ priceCents: 1000 });
    await sql("UPDATE price_history SET date = ?, cents = 900 WHERE item_id = ?", addDays(today, -20), id);
    const to = addDays(today, 3);
    const put = await shop.prices.put({
      ...{ item: String(id), list: "retail", standard_price: "10.00", special_price: "8.00", special_to: to },
    });
    expect(put).toMatchObject({ special_from: today, special_to: to, lowest_price_30d: "9.00" });
    expect(await seen(id)).toMatchObject({ price: "8.00", reason: "special" });
    expect((await historyOf(id)).slice(-2)).toEqual([
      { date: today, cents: 800 },
      { date: addDays(to, 1), cents: 1000 },
    ]);
    // A campaign that is extended is still compared with the days before it began.
    const longer = { list: "retail", standard_price: "10.00", special_price: "8.00", special_from: today };
    expect(
      await shop.prices.put({ item: String(id), ...longer, special_to: addDays(today, 9) }),
    ).toMatchObject({
      lowest_price_30d: "9.00",
    });
  });

  it("stores tiers by list", async () => {
    const { id } = await aProduct();
    const tiers = [
      { min_qty: 10, price: "9.00" },
      { min_qty: 50, price: "8.00" },
    ];
    expect(
      await shop.prices.put({ item: String(id), list: "wholesale", standard_price: "9.50", tiers }),
    ).toMatchObject({
      list: "wholesale",
      tiers,
    });
  });

  it("refuses an invalid price, and changes nothing", async () => {
    const { id } = await aProduct();
    for (const [body, field] of [
      [{ standard_price: "12,50" }, "standard_price"],
      [{ standard_price: "-1.00" }, "standard_price"],
      [{ special_price: "10.00" }, "special_price"],
      [{ special_price: "9.00", special_from: "2026-12-24", special_to: "2026-12-01" }, "special_to"],
      [
        {
          tiers: [
            { min_qty: 5, price: "9.00" },
            { min_qty: 5, price: "8.00" },
          ],
        },
        "tiers",
      ],
      [{ list: "nobody" }, "list"],
      [{ season: 999 }, "list"],
    ] as const)
      expect([body, await refusal(await price(id, body))]).toMatchObject([
        body,
        { status: 400, fields: [{ field }] },
      ]);
    expect((await seen(id)).price).toBe("10.00");
  });
});
