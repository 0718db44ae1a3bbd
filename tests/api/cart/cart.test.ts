import { describe, expect, it } from "vitest";
import { Cart, CartRow } from "~/contract/cart";
import { detailOf, read, refusal } from "../../support/answers";
import { anAgent, aProduct } from "../../support/builders/builders";
import { add, added, cartOf, shopper } from "../../support/shopper";
import { signInAs, sql } from "../../support/worker/worker";

describe("POST carts/get-or-create/", () => {
  it("stores no cart while `lazy` is set", async () => {
    const { who, id } = await shopper();
    expect(await cartOf(who)).toMatchObject({ id: null, customer: id, rows_count: 0, final_price: "0.00" });
    expect(await sql("SELECT id FROM carts WHERE customer_id = ?", id)).toEqual([]);
  });

  it("creates one cart, and returns the same one again", async () => {
    const { who } = await shopper();
    const [one, other] = await Promise.all([cartOf(who, false), cartOf(who, false)]);
    expect(one.id).not.toBeNull();
    expect(other.id).toBe(one.id);
  });

  it("is one cart for customer and agent, and names the last user to change it", async () => {
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

  it("names the promotion behind a price", async () => {
    const { who } = await shopper();
    const { id: product } = await aProduct({ priceCents: 1000 });
    await added(who, { product, qty: 2 });
    expect((await cartOf(who)).promotion).toBeNull();
    const [promotion] = await sql<{ id: number }>(
      `INSERT INTO promotions (slug, name, description, kind, starts_at, ends_at)
       VALUES (?, '{}', '{}', 'special_price', '2020-01-01', '2099-01-01') RETURNING id`,
      `prova-${product}`,
    );
    const id = promotion?.id ?? 0;
    await sql("INSERT INTO promotion_prices (promotion_id, item_id, cents) VALUES (?, ?, 900)", id, product);
    expect((await cartOf(who)).promotion).toBe(id);
    await sql("DELETE FROM promotions WHERE id = ?", id);
  });

  it("takes the agent from the server's data, never from the body", async () => {
    const { who } = await shopper();
    const cart = await read(Cart, await who.call("POST", "carts/get-or-create/", { agent: 101 }));
    expect(cart.agent).toBeNull();
  });

  it("requires a customer from an agent, and answers 404 for another agent's customer", async () => {
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
  it("raises the quantity of a product already in the cart, and keeps its notes", async () => {
    const { who } = await shopper();
    const { id: product } = await aProduct();
    await added(who, { product, qty: 2, notes: "per Natale" });
    expect(await added(who, { product, qty: 3 })).toMatchObject({ qty: 5, notes: "per Natale" });
  });

  it("prices a row by its resulting quantity", async () => {
    const { who } = await shopper();
    const { id: product } = await aProduct({ priceCents: 1000 });
    await sql("UPDATE prices SET tiers = '[[10,900]]' WHERE item_id = ?", product);
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
    ["a quantity of zero", 0, "negative_quantity"],
    ["a negative quantity", -1, "negative_quantity"],
    ["half a piece", 0.5, "quantity_invalid"],
    ["words", "due", "quantity_invalid"],
    ["null", null, "quantity_invalid"],
    ["digits of another script", "١", "quantity_invalid"],
    ["a quantity that is far too large", 1e21, "quantity_invalid"],
    ["more than the stock", 101, "quantity_not_available"],
    ["less than the minimum", 4, "quantity_min"],
    ["a quantity between two steps", 9, "quantity_step"],
  ])("refuses %s", async (_, qty, code) => {
    const { who } = await shopper();
    const { id: product } = await aProduct({ quantity: 100, minQty: 6, qtyStep: 6 });
    const answer = await refusal(
      await add(who, { product, qty: code === "quantity_not_available" ? 102 : qty }),
    );
    expect(answer).toMatchObject({ status: 400, code, fields: [{ field: "qty", code }] });
    expect(await cartOf(who)).toMatchObject({ id: null });
  });

  it("checks the stock against the resulting quantity, and returns how many are available", async () => {
    const { who } = await shopper();
    const { id: product } = await aProduct({ quantity: 5 });
    await added(who, { product, qty: 3 });
    const answer = await add(who, { product, qty: 3 });
    expect(answer.status).toBe(400);
    expect(await detailOf(answer)).toMatchObject({ code: "quantity_not_available", available: 5 });
  });

  it("accepts any quantity of a product that can be backordered", async () => {
    const { who } = await shopper();
    const { id: product } = await aProduct({ quantity: 0, backorderable: true });
    expect(await added(who, { product, qty: 40 })).toMatchObject({ qty: 40 });
  });

  it("refuses a product for businesses to a consumer", async () => {
    const { id: product } = await aProduct({ audience: "business" });
    const consumer = await shopper();
    expect(await refusal(await add(consumer.who, { product, qty: 1 }))).toMatchObject({
      code: "not_for_consumers",
    });
    const business = await shopper({ type: "business" });
    expect((await add(business.who, { product, qty: 1 })).status).toBe(201);
  });

  it("refuses a product that is not for sale", async () => {
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

  it("runs a repeated post once, and treats a changed body as a new submission", async () => {
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

  it("refuses a quantity whose total is too large to compute", async () => {
    const { who } = await shopper();
    const { id: product } = await aProduct({ priceCents: 99_000_000, backorderable: true });
    expect(await refusal(await add(who, { product, qty: 99_999 }))).toMatchObject({
      code: "quantity_invalid",
    });
  });

  it("holds no more than the stock, however many requests add at once", async () => {
    const { who } = await shopper();
    const { id: product } = await aProduct({ quantity: 10 });
    const answers = await Promise.all(Array.from({ length: 30 }, () => add(who, { product, qty: 1 })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(await cartOf(who)).toMatchObject({ total_qty: 10 });
  });
});
