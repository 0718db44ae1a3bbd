import { describe, expect, it } from "vitest";
import { BatchAnswer, CartRow } from "~/contract/cart";
import { detailOf, read, refusal } from "../../support/answers";
import { anAgent, aProduct } from "../../support/builders/builders";
import { added, cartOf, rowsOf, shopper } from "../../support/shopper";
import { signInAs, sql } from "../../support/worker/worker";

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

  it("refuses a quantity of zero, since removing a row is another call", async () => {
    const { who, row } = await oneRow();
    expect(await refusal(await who.call("PATCH", `carts/row/${row.id}/`, { qty: 0 }))).toMatchObject({
      status: 400,
      code: "negative_quantity",
    });
    expect((await who.call("DELETE", `carts/row/${row.id}/`)).status).toBe(204);
    expect(await rowsOf(who, row.cart)).toEqual([]);
    expect((await who.call("DELETE", `carts/row/${row.id}/`)).status).toBe(404);
  });

  it("changes nothing in a cart that has another version", async () => {
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

  it("answers 404 for another customer's cart, and changes nothing", async () => {
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
  it("adds rows by id or by code, and lists the refused ones by their index", async () => {
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

  it("accepts at most two hundred lines", async () => {
    const { who } = await shopper();
    const items = await sql<{ id: number }>(
      `SELECT p.id FROM products p JOIN stock s ON s.item_id = p.id
       WHERE p.parent_id IS NOT NULL AND p.min_qty = 1 AND p.qty_step = 1 AND p.audience = 'all' AND s.quantity > 5 LIMIT 201`,
    );
    const rows = items.map(({ id }) => ({ product: id, qty: 1 }));
    expect((await who.call("POST", "carts/rows/batch/", { rows })).status).toBe(400);
    expect(await cartOf(who)).toMatchObject({ id: null });
    const answer = await who.call("POST", "carts/rows/batch/", { rows: rows.slice(1) });
    expect((await read(BatchAnswer, answer)).added).toHaveLength(200);
  });

  it("sets quantities and notes and removes rows in one write with one version", async () => {
    const { who } = await shopper();
    const products = await Promise.all([1, 2, 3, 4].map(() => aProduct({ quantity: 10 })));
    const rows = products.map(({ id }) => ({ product: id, qty: 2, notes: "prima" }));
    const { added: held } = await read(BatchAnswer, await who.call("POST", "carts/rows/batch/", { rows }));
    const [first, second, third, fourth] = held;
    const change = {
      rows: [
        { product: first?.product, qty: 5, set: true },
        { product: second?.product, notes: "dopo", set: true },
        { product: third?.product, qty: 99, set: true },
      ],
      remove: [fourth?.id, 999_999_999],
    };
    const answer = await who.call("POST", "carts/rows/batch/", change, { "If-Match": "1" });
    const { added: changed, refused } = await read(BatchAnswer, answer);
    expect(changed.map(({ qty, notes }) => [qty, notes])).toEqual([
      [5, "prima"],
      [2, "dopo"],
    ]);
    expect(refused).toMatchObject([{ index: 2, code: "quantity_not_available", available: 10 }]);
    const cart = await cartOf(who);
    expect([cart.version, cart.rows_count]).toEqual([2, 3]);
    expect((await who.call("POST", "carts/rows/batch/", change, { "If-Match": "1" })).status).toBe(409);
  });

  it("sets a note on a row that is out of stock, and refuses one for a product that is not in the cart", async () => {
    const { who } = await shopper();
    const [held, other] = [await aProduct({ quantity: 2 }), await aProduct()];
    await added(who, { product: held.id, qty: 2 });
    await sql("UPDATE stock SET on_hand = 0 WHERE item_id = ?", held.id);
    const rows = [held, other].map(({ id }) => ({ product: id, notes: "appena c’è", set: true }));
    const answer = await read(BatchAnswer, await who.call("POST", "carts/rows/batch/", { rows }));
    expect(answer.added).toMatchObject([{ qty: 2, notes: "appena c’è" }]);
    expect(answer.refused).toMatchObject([{ index: 1, code: "quantity_invalid" }]);
  });
});
