import { describe, expect, it } from "vitest";
import { BatchAnswer, Cart, CartRow } from "~/contract/cart";
import { listOf } from "~/contract/wire";
import { detailOf, read, refusal } from "../support/answers";
import { aCustomer, anAgent, aProduct } from "../support/builders";
import { type SignedIn, signInAs, sql } from "../support/worker";

const shopper = async (facts: Parameters<typeof aCustomer>[0] = {}) => {
  const customer = await aCustomer(facts);
  return { ...customer, who: await signInAs(customer.username) };
};
const add = (who: SignedIn, body: object, headers: Record<string, string> = {}) =>
  who.call("POST", "carts/rows/", body, headers);
const added = async (who: SignedIn, body: object) => read(CartRow, await add(who, body));
const cartOf = async (who: SignedIn, lazy = true) =>
  read(Cart, await who.call("POST", `carts/get-or-create/?lazy=${lazy}`, {}));
const rowsOf = async (who: SignedIn, cart: number) =>
  (await read(listOf(CartRow), await who.call("GET", `carts/rows/?cart=${cart}`))).results;

describe("POST carts/get-or-create/", () => {
  it("stores nothing while it is lazy", async () => {
    const { who, id } = await shopper();
    expect(await cartOf(who)).toMatchObject({ id: null, customer: id, rows_count: 0, final_price: "0.00" });
    expect(await sql("SELECT id FROM carts WHERE customer = ?", id)).toEqual([]);
  });

  it("makes one cart, and gives the same one again", async () => {
    const { who } = await shopper();
    const [one, other] = await Promise.all([cartOf(who, false), cartOf(who, false)]);
    expect(one.id).not.toBeNull();
    expect(other.id).toBe(one.id);
  });

  it("is one cart for customer and agent, and says who touched it last", async () => {
    const agent = await anAgent();
    const { who, id } = await shopper({ type: "business", agent: agent.id });
    const { id: product } = await aProduct();
    const seller = await signInAs(agent.username);
    await added(seller, { customer: id, product, qty: 2 });
    expect(await cartOf(who)).toMatchObject({
      total_qty: 2,
      agent: agent.id,
      updated_by: agent.id,
      version: 1,
    });
  });

  it("takes the agent from the server's data, never from the body", async () => {
    const { who } = await shopper();
    const cart = await read(Cart, await who.call("POST", "carts/get-or-create/", { agent: 101 }));
    expect(cart.agent).toBeNull();
  });

  it("asks an agent for whom, and knows no other agent's customers", async () => {
    const { id } = await shopper();
    const seller = await signInAs((await anAgent()).username);
    expect(await refusal(await seller.call("POST", "carts/get-or-create/", {}))).toMatchObject({
      status: 400,
      code: "customer_required",
    });
    expect((await seller.call("POST", "carts/get-or-create/", { customer: id })).status).toBe(404);
  });
});

describe("POST carts/rows/", () => {
  it("raises the quantity of a product that is there, and keeps its notes", async () => {
    const { who } = await shopper();
    const { id: product } = await aProduct();
    await added(who, { product, qty: 2, notes: "per Natale" });
    expect(await added(who, { product, qty: 3 })).toMatchObject({ qty: 5, notes: "per Natale" });
  });

  it("prices a row by its resulting quantity", async () => {
    const { who } = await shopper();
    const { id: product } = await aProduct({ priceCents: 1000 });
    await sql("UPDATE prices SET tiers = '[[10,900]]' WHERE item = ?", product);
    expect(await added(who, { product, qty: 9 })).toMatchObject({
      unit_price: "12.20",
      total_price: "109.80",
    });
    expect(await added(who, { product, qty: 1 })).toMatchObject({
      unit_price: "10.98",
      total_price: "109.80",
    });
  });

  it.each([
    ["nothing", 0, "negative_quantity"],
    ["less than nothing", -1, "negative_quantity"],
    ["a half", 0.5, "quantity_invalid"],
    ["words", "due", "quantity_invalid"],
    ["no number at all", null, "quantity_invalid"],
    ["digits of another script", "١", "quantity_invalid"],
    ["far too many", 1e21, "quantity_invalid"],
    ["more than there are", 101, "quantity_not_available"],
    ["less than the least", 4, "quantity_min"],
    ["off the step", 9, "quantity_step"],
  ])("refuses %s", async (_, qty, code) => {
    const { who } = await shopper();
    const { id: product } = await aProduct({ quantity: 100, minQty: 6, qtyStep: 6 });
    const answer = await refusal(
      await add(who, { product, qty: code === "quantity_not_available" ? 102 : qty }),
    );
    expect(answer).toMatchObject({ status: 400, code, fields: [{ field: "qty", code }] });
    expect(await cartOf(who)).toMatchObject({ id: null });
  });

  it("tests the stock on what the cart would hold, and says how many there are", async () => {
    const { who } = await shopper();
    const { id: product } = await aProduct({ quantity: 5 });
    await added(who, { product, qty: 3 });
    const answer = await add(who, { product, qty: 3 });
    expect(answer.status).toBe(400);
    expect(await detailOf(answer)).toMatchObject({ code: "quantity_not_available", available: 5 });
  });

  it("takes any quantity of what can be backordered", async () => {
    const { who } = await shopper();
    const { id: product } = await aProduct({ quantity: 0, backorderable: true });
    expect(await added(who, { product, qty: 40 })).toMatchObject({ qty: 40 });
  });

  it("sells what is for businesses to businesses", async () => {
    const { id: product } = await aProduct({ audience: "business" });
    const consumer = await shopper();
    expect(await refusal(await add(consumer.who, { product, qty: 1 }))).toMatchObject({
      code: "not_for_consumers",
    });
    const business = await shopper({ type: "business" });
    expect((await add(business.who, { product, qty: 1 })).status).toBe(201);
  });

  it("knows no product that is not for sale", async () => {
    const { who } = await shopper();
    const { id: product } = await aProduct();
    await sql("UPDATE products SET is_active = 0 WHERE id = ?", product);
    for (const id of [product, 999_999_999])
      expect(await refusal(await add(who, { product: id, qty: 1 }))).toMatchObject({
        code: "product_not_found",
      });
    const [parent] = await sql<{ id: number }>("SELECT id FROM products WHERE variants_count > 0 LIMIT 1");
    expect(await refusal(await add(who, { product: parent?.id, qty: 1 }))).toMatchObject({
      code: "product_not_found",
    });
  });

  it("does a repeated post once, and a changed one as a new deed", async () => {
    const { who } = await shopper();
    const { id: product } = await aProduct();
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => add(who, { product, qty: 2 }, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers.filter((answer) => answer.headers.has("Idempotent-Replay"))).toHaveLength(2);
    expect(await cartOf(who)).toMatchObject({ total_qty: 2 });
    expect(await read(CartRow, await add(who, { product, qty: 3 }, key))).toMatchObject({ qty: 5 });
    expect((await add(who, { product, qty: 3 }, { "Idempotency-Key": "eins" })).status).toBe(400);
  });

  it("never counts beyond what it can", async () => {
    const { who } = await shopper();
    const { id: product } = await aProduct({ priceCents: 99_000_000, backorderable: true });
    expect(await refusal(await add(who, { product, qty: 99_999 }))).toMatchObject({
      code: "quantity_invalid",
    });
  });

  it("holds no more than there is, however many add at once", async () => {
    const { who } = await shopper();
    const { id: product } = await aProduct({ quantity: 10 });
    const answers = await Promise.all(Array.from({ length: 30 }, () => add(who, { product, qty: 1 })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(await cartOf(who)).toMatchObject({ total_qty: 10 });
  });
});

describe("PATCH and DELETE carts/row/", () => {
  const oneRow = async () => {
    const facts = await shopper();
    const { id: product } = await aProduct({ quantity: 10 });
    return { ...facts, product, row: await added(facts.who, { product, qty: 2 }) };
  };

  it("sets the quantity, the notes, or both", async () => {
    const { who, row } = await oneRow();
    const patch = async (body: object) =>
      read(CartRow, await who.call("PATCH", `carts/row/${row.id}/`, body));
    expect(await patch({ qty: 7 })).toMatchObject({ id: row.id, qty: 7 });
    expect(await patch({ notes: "fragile" })).toMatchObject({ qty: 7, notes: "fragile" });
    expect(await patch({ qty: 1, notes: "" })).toMatchObject({ qty: 1, notes: "" });
  });

  it("refuses a quantity of nothing: removing is another call", async () => {
    const { who, row } = await oneRow();
    expect(await refusal(await who.call("PATCH", `carts/row/${row.id}/`, { qty: 0 }))).toMatchObject({
      status: 400,
      code: "negative_quantity",
    });
    expect((await who.call("DELETE", `carts/row/${row.id}/`)).status).toBe(204);
    expect(await rowsOf(who, row.cart)).toEqual([]);
    expect((await who.call("DELETE", `carts/row/${row.id}/`)).status).toBe(404);
  });

  it("does nothing to a cart that has another version", async () => {
    const { who, row } = await oneRow();
    const old = { "If-Match": "1" };
    await who.call("PATCH", `carts/row/${row.id}/`, { qty: 3 }, { "If-Match": '"1"' });
    for (const [method, path, body] of [
      ["PATCH", `carts/row/${row.id}/`, { qty: 9 }],
      ["PATCH", `carts/row/${row.id}/`, { notes: "x" }],
      ["DELETE", `carts/row/${row.id}/`, undefined],
      ["DELETE", `carts/rows/?cart=${row.cart}`, undefined],
    ] as const) {
      const answer = await who.call(method, path, body, old);
      expect(answer.status).toBe(409);
      expect(await detailOf(answer)).toMatchObject({ code: "cart_changed", version: 2 });
    }
    expect(await rowsOf(who, row.cart)).toMatchObject([{ qty: 3, notes: "" }]);
  });

  it("is nobody else's: every call answers 404 and changes nothing", async () => {
    const { who, row, product } = await oneRow();
    const [other, agent] = [await shopper(), await signInAs((await anAgent()).username)];
    for (const stranger of [other.who, agent])
      for (const [method, path, body] of [
        ["GET", `carts/rows/?cart=${row.cart}`, undefined],
        ["POST", "carts/rows/", { cart: row.cart, product, qty: 1 }],
        ["POST", "carts/rows/batch/", { cart: row.cart, rows: [{ product, qty: 1 }] }],
        ["PATCH", `carts/row/${row.id}/`, { qty: 9 }],
        ["DELETE", `carts/row/${row.id}/`, undefined],
        ["DELETE", `carts/rows/?cart=${row.cart}`, undefined],
        ["POST", "checkout/init/", { cart: row.cart }],
      ] as const)
        expect((await stranger.call(method, path, body)).status, `${method} ${path}`).toBe(404);
    expect(await rowsOf(who, row.cart)).toMatchObject([{ qty: 2 }]);
  });
});

describe("POST carts/rows/batch/", () => {
  it("takes what it can by id or by code, and tells the others by their index", async () => {
    const { who } = await shopper();
    const [one, two] = [await aProduct({ quantity: 5 }), await aProduct()];
    const rows = [
      { sku: one.sku.toLowerCase().replaceAll("-", " "), qty: "2" },
      { product: two.id, qty: 1, notes: "a parte" },
      { sku: "NIENTE", qty: 1 },
      { product: one.id, qty: 4 },
      { product: two.id, qty: 8, set: true },
    ];
    const answer = await read(BatchAnswer, await who.call("POST", "carts/rows/batch/", { rows }));
    expect(answer.added).toMatchObject([
      { product: one.id, qty: 2 },
      { product: two.id, qty: 8, notes: "a parte" },
    ]);
    expect(answer.refused).toMatchObject([
      { index: 2, code: "product_not_found", item: null },
      { index: 3, code: "quantity_not_available", available: 5, item: { sku: one.sku } },
    ]);
  });

  it("takes two hundred lines in one go, and not one more", async () => {
    const { who } = await shopper();
    const items = await sql<{ id: number }>(
      `SELECT p.id FROM products p JOIN stock s ON s.item = p.id
       WHERE p.parent IS NOT NULL AND p.min_qty = 1 AND p.qty_step = 1 AND p.audience = 'all' AND s.quantity > 5 LIMIT 201`,
    );
    const rows = items.map(({ id }) => ({ product: id, qty: 1 }));
    expect((await who.call("POST", "carts/rows/batch/", { rows })).status).toBe(400);
    expect(await cartOf(who)).toMatchObject({ id: null });
    const answer = await who.call("POST", "carts/rows/batch/", { rows: rows.slice(1) });
    expect((await read(BatchAnswer, answer)).added).toHaveLength(200);
  });
});
