import { describe, expect, it } from "vitest";
import { AddPadLinesAnswer, OrderPad, PadItem } from "~/contract/order-pad";
import { resultsOf } from "~/contract/wire";
import { get, read } from "../../support/answers";
import { aCustomer, anAgent, aProduct, aSize } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { shopper } from "../../support/shopper";
import { type SignedIn, signInAs, sql, tickCron } from "../../support/worker/worker";

type Line = { written?: string; code?: string; qty?: unknown; [field: string]: unknown };

const send = (who: SignedIn, lines: Line[], more: object = {}, headers: Record<string, string> = {}) =>
  who.call(
    "POST",
    "order-pad/lines/",
    { lines: lines.map((line) => ({ written: `${line.code} ${line.qty}`, ...line })), ...more },
    headers,
  );
const sent = async (...args: Parameters<typeof send>) => read(AddPadLinesAnswer, await send(...args));
const padOf = (who: SignedIn, customer?: number) =>
  get(who, `order-pad/${customer ? `?customer=${customer}` : ""}`, OrderPad);
const search = async (who: SignedIn, words: string) =>
  (await get(who, `order-pad/items/?search=${encodeURIComponent(words)}`, resultsOf(PadItem))).results;

describe("POST order-pad/lines/", () => {
  it("adds codes and GTINs, and stores the rest with its reason and suggestions", async () => {
    const { who } = await shopper({ type: "business" });
    const [one, two, few] = [await aProduct(), await aProduct(), await aProduct({ quantity: 2 })];
    const gtin = `80${String(two.id).padStart(11, "0")}`;
    await sql("UPDATE products SET gtin = ? WHERE id = ?", gtin, two.id);
    const answer = await sent(who, [
      { code: one.sku.toLowerCase(), qty: "6", notes: "subito" },
      { code: gtin, qty: 1 },
      { code: few.sku, qty: "5" },
      { code: few.name, qty: "1" },
      { code: "NIENTE-9", qty: "1" },
    ]);
    expect(answer.added).toMatchObject([
      { product: one.id, qty: 6, notes: "subito" },
      { product: two.id, qty: 1 },
    ]);
    expect(answer.waiting).toMatchObject([
      { index: 2, code: "quantity_not_available", available: 2 },
      { index: 3, code: "product_not_found" },
      { index: 4, code: "product_not_found" },
    ]);
    const { lines } = await padOf(who);
    expect(lines).toMatchObject([
      { written: `${few.sku} 5`, qty: "5", items: [{ product_detail: { product_id: few.id } }] },
      { code: few.name, reason: { code: "product_not_found" } },
      { code: "NIENTE-9", items: [] },
    ]);
    expect(lines[1]?.items[0]?.product_detail.product_id).toBe(few.id);
  });

  it("shows the latest entries first, with price and stock, at most twenty rows", async () => {
    const { who } = await shopper({ type: "business" });
    const goods = await Promise.all(Array.from({ length: 22 }, () => aProduct({ quantity: 40 })));
    await send(
      who,
      goods.map(({ sku }) => ({ code: sku, qty: 1 })),
    );
    const [first, second] = goods;
    await send(who, [{ code: first?.sku ?? "", qty: 2 }]);
    const { entered } = await padOf(who);
    expect(entered).toHaveLength(20);
    expect(entered[0]).toMatchObject({ product: first?.id, qty: 3, product_detail: { quantity: 40 } });
    expect(entered.map(({ product }) => product)).not.toContain(second?.id);
  });

  it("removes a stored line once it is in the cart or dismissed", async () => {
    const { who } = await shopper({ type: "business" });
    const [one, few] = [await aProduct(), await aProduct({ quantity: 2 })];
    await send(who, [
      { code: few.sku, qty: "5" },
      { code: "NIENTE", qty: "1" },
      { code: "NULLA", qty: "1" },
    ]);
    const [short, chosen, gone] = (await padOf(who)).lines;
    const answer = await sent(
      who,
      [
        { id: short?.id, code: few.sku, qty: "9" },
        { id: chosen?.id, code: "", product: one.id, qty: "3" },
      ],
      { drop: [gone?.id] },
    );
    expect(answer.added).toMatchObject([{ product: one.id, qty: 3 }]);
    expect((await padOf(who)).lines).toMatchObject([{ id: short?.id, qty: "9" }]);
  });

  it("suggests items for twenty names at once, in two round trips", async () => {
    const { who } = await shopper({ type: "business" });
    const goods = await Promise.all(Array.from({ length: 20 }, () => aProduct()));
    await send(
      who,
      goods.map(({ name }) => ({ code: name, qty: "1" })),
    );
    const answer = await who.call("GET", "order-pad/");
    expect(Number(answer.headers.get("D1-Round-Trips"))).toBeLessThanOrEqual(3);
    const { lines } = await read(OrderPad, answer);
    expect(lines.map(({ items }) => items[0]?.product_detail.product_id)).toEqual(goods.map(({ id }) => id));
  });

  it("warns once about a quantity that is far from the usual", async () => {
    const customer = await aCustomer({ type: "business" });
    const who = await signInAs(customer.username);
    const [usual, never] = [await aProduct({ quantity: 90_000 }), await aProduct({ quantity: 90_000 })];
    await anOrder({ customer, type: "business", item: usual, qty: 5 });
    const lines = [
      { code: usual.sku, qty: "500" },
      { code: usual.sku, qty: "499" },
      { code: never.sku, qty: "20000" },
    ];
    const asked = await sent(who, lines);
    expect(asked.added).toMatchObject([{ product: usual.id, qty: 499 }]);
    expect(asked.waiting).toMatchObject([
      { index: 0, code: "quantity_unusual", usual_qty: 5 },
      { index: 2, code: "quantity_unusual", usual_qty: null },
    ]);
    const waiting = (await padOf(who)).lines;
    const again = waiting.map(({ id, code, qty }) => ({ id, code, qty, confirmed: true }));
    expect(await sent(who, again)).toMatchObject({ added: [{ qty: 999 }, { qty: 20_000 }], waiting: [] });
    expect((await padOf(who)).lines).toEqual([]);
  });

  it("processes the same post once: nothing is added or stored twice", async () => {
    const { who } = await shopper({ type: "business" });
    const item = await aProduct();
    const lines = [
      { code: item.sku, qty: "2" },
      { code: "NIENTE", qty: "1" },
    ];
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    await send(who, lines, {}, headers);
    const again = await send(who, lines, {}, headers);
    expect(again.headers.get("Idempotent-Replay")).toBe("true");
    expect((await read(AddPadLinesAnswer, again)).added).toMatchObject([{ product: item.id, qty: 2 }]);
    expect((await padOf(who)).lines).toHaveLength(1);
  });

  it("accepts forty lines in one post of few round trips, and two hundred at most", async () => {
    const { who } = await shopper({ type: "business" });
    const goods = await sql<{ sku: string }>(
      `SELECT p.sku FROM products p JOIN stock s ON s.item_id = p.id
       WHERE p.variants_count = 0 AND p.min_qty = 1 AND p.qty_step = 1 AND p.audience = 'all' AND p.is_active = 1
         AND s.quantity > 5 LIMIT 40`,
    );
    const lines = goods.map(({ sku }) => ({ code: sku, qty: "1" }));
    const answer = await send(who, lines);
    expect(Number(answer.headers.get("D1-Round-Trips"))).toBeLessThanOrEqual(4);
    expect((await read(AddPadLinesAnswer, answer)).added).toHaveLength(40);
    const many = Array.from({ length: 201 }, () => ({ code: "X", qty: "1" }));
    expect((await send(who, many)).status).toBe(400);
  });

  it("belongs to each user: agent and customer share the cart, but not the stored lines", async () => {
    const agent = await anAgent();
    const customer = await aCustomer({ type: "business", agent: agent.id });
    const [asAgent, asCustomer] = [await signInAs(agent.username), await signInAs(customer.username)];
    await send(asAgent, [{ code: "NIENTE", qty: "1" }], { customer: customer.id });
    const [line] = (await padOf(asAgent, customer.id)).lines;
    expect((await padOf(asCustomer)).lines).toEqual([]);
    await send(asCustomer, [], { drop: [line?.id] });
    expect((await padOf(asAgent, customer.id)).lines).toHaveLength(1);
    const stranger = await signInAs((await anAgent()).username);
    for (const call of [
      stranger.call("GET", `order-pad/?customer=${customer.id}`),
      stranger.call("GET", `order-pad/items/?search=a&customer=${customer.id}`),
      send(stranger, [{ code: "NIENTE", qty: "1" }], { customer: customer.id }),
    ])
      expect((await call).status).toBe(404);
  });

  it("deletes stored lines after thirty days", async () => {
    const { who } = await shopper({ type: "business" });
    await send(who, [{ code: "NIENTE", qty: "1" }]);
    const [line] = (await padOf(who)).lines;
    const old = new Date(Date.now() - 31 * 24 * 3_600_000).toISOString();
    await sql("UPDATE order_pad_lines SET updated_at = ? WHERE id = ?", old, line?.id ?? 0);
    await tickCron(new Date("2026-11-22T02:00:00Z"));
    expect((await padOf(who)).lines).toEqual([]);
  });
});

describe("GET order-pad/items/", () => {
  it("finds each size by the words of its name, with the customer's price and last purchase", async () => {
    const customer = await aCustomer({ type: "business" });
    const who = await signInAs(customer.username);
    const product = await aProduct();
    const [small, large] = [
      await aSize(product, { size: "100 pz", priceCents: 500 }),
      await aSize(product, { size: "1000 pz", priceCents: 4500, quantity: 7 }),
    ];
    await anOrder({
      customer,
      type: "business",
      date: "2026-09-01T10:00:00.000Z",
      ...{ item: large, qty: 3 },
    });
    const found = await search(who, `${product.name} 1000`);
    expect(found.map(({ product_detail: { product_id } }) => product_id)).toEqual([large.id, small.id]);
    expect(found[0]).toMatchObject({
      unit_price: "45.00",
      product_detail: { quantity: 4, name: large.name },
      last: { qty: 3, date: "2026-09-01T10:00:00.000Z" },
    });
    expect(found[1]?.last).toBeNull();
  });

  it("finds by the beginning of a code, and nothing that is not sold", async () => {
    const { who } = await shopper({ type: "business" });
    const [item, hidden] = [await aProduct(), await aProduct()];
    await sql("UPDATE products SET is_active = 0 WHERE id = ?", hidden.id);
    const ids = async (words: string) =>
      (await search(who, words)).map(({ product_detail }) => product_detail.product_id);
    expect(await ids(item.sku.slice(0, 8).toLowerCase())).toContain(item.id);
    expect(await ids(hidden.sku)).not.toContain(hidden.id);
    expect(await ids("x")).toEqual([]);
  });
});

it("last purchases follow the customer's orders through every move", async () => {
  const customer = await aCustomer({ type: "business" });
  const item = await aProduct();
  const order = (month: string, qty: number) =>
    anOrder({ customer, type: "business", date: `2026-${month}-01T10:00:00.000Z`, item, qty });
  const lastOf = async (table: string) => {
    const rows = await sql(`SELECT qty, date FROM ${table} WHERE customer_id = ?`, customer.id);
    return rows.map(({ qty, date }) => `${qty} on ${date}`.slice(0, 12));
  };
  await order("08", 1);
  const last = await order("10", 9);
  const middle = await order("09", 4);
  expect(await lastOf("last_purchases")).toEqual(["9 on 2026-10"]);
  await sql("UPDATE order_rows SET qty = 7, total_cents = unit_price_cents * 7 WHERE order_id = ?", last.id);
  expect(await lastOf("last_purchases")).toEqual(["7 on 2026-10"]);
  await sql("UPDATE orders SET status = 'cancelled' WHERE id = ?", last.id);
  expect(await lastOf("last_purchases")).toEqual(["4 on 2026-09"]);
  await sql("DELETE FROM order_rows WHERE order_id = ?", middle.id);
  expect(await lastOf("last_purchases")).toEqual(["1 on 2026-08"]);
  expect(await lastOf("last_purchases")).toEqual(await lastOf("purchases_to_store"));
});
