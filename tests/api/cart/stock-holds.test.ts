// CART_ROWS_AFFECT_STOCK: carts that reserve stock. The setting applies to the whole shop, so these tests
// start their own shop.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { BatchAnswer, CartRow } from "~/contract/cart";
import { CheckoutQuote } from "~/contract/checkout";
import { Product } from "~/contract/products";
import { resultsOf } from "~/contract/wire";
import { detailOf, read } from "../../support/answers";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { operator } from "../../support/operator";
import { aCrowd, atOnce, orderBody, place } from "../../support/worker/crowd";
import { openShop } from "../../support/worker/shop";
import { api, type SignedIn, signInAs, sql } from "../../support/worker/worker";

let close: () => Promise<void>;
beforeAll(async () => {
  close = await openShop();
}, 60_000);
afterAll(() => close());

const buyer = async (type: "business" | "consumer" = "business") =>
  signInAs((await aCustomer({ type })).username);
const add = (who: SignedIn, product: number, qty: number) =>
  who.call("POST", "carts/rows/", { product, qty });
const setting = (key: "CART_ROWS_AFFECT_STOCK" | "CART_ROWS_AFFECT_STOCK_TYPE", value: boolean | string) =>
  operator().settings.put({ key, value });
/** Stock as the operator and as a visitor see it. */
async function stockOf(item: number) {
  const { quantity, reserved, ordered } = await operator().items.get({ item: String(item) });
  expect((await read(Product, await api(`products/p/${item}/`))).quantity).toBe(quantity);
  return { quantity, reserved, ordered };
}
beforeEach(async () => {
  await setting("CART_ROWS_AFFECT_STOCK", true);
  await setting("CART_ROWS_AFFECT_STOCK_TYPE", "b2b");
});

describe("a cart that reserves its rows", () => {
  it("reduces the quantity available to other carts, and gives it back", async () => {
    const { id: product } = await aProduct({ quantity: 10 });
    const [one, other] = [await buyer(), await buyer()];
    const row = await read(CartRow, await add(one, product, 7));
    expect(await stockOf(product)).toEqual({ quantity: 3, reserved: 7, ordered: 0 });
    const refused = await add(other, product, 4);
    expect(await detailOf(refused)).toMatchObject({ code: "quantity_not_available", available: 3 });

    const set = (qty: number) => one.call("PATCH", `carts/row/${row.id}/`, { qty });
    expect((await set(10)).status, "its own seven and the three that are left").toBe(200);
    expect((await set(11)).status).toBe(400);
    expect((await set(2)).status).toBe(200);
    expect(await stockOf(product)).toEqual({ quantity: 8, reserved: 2, ordered: 0 });
    await one.call("DELETE", `carts/row/${row.id}/`);
    expect(await stockOf(product)).toEqual({ quantity: 10, reserved: 0, ordered: 0 });
  });

  it("returns an added, changed and batched row with the stock that a later GET shows", async () => {
    const { id: product } = await aProduct({ quantity: 10 });
    const who = await buyer();
    const shown = async (cart: number) => {
      const { results } = await read(resultsOf(CartRow), await who.call("GET", `carts/rows/?cart=${cart}`));
      return results.find((row) => row.product === product)?.product_detail.quantity;
    };
    const added = await read(CartRow, await add(who, product, 4));
    expect([added.product_detail.quantity, await shown(added.cart)]).toEqual([6, 6]);
    const set = await read(CartRow, await who.call("PATCH", `carts/row/${added.id}/`, { qty: 7 }));
    expect([set.product_detail.quantity, await shown(added.cart)]).toEqual([3, 3]);
    const batch = await who.call("POST", "carts/rows/batch/", {
      cart: added.cart,
      rows: [{ product, qty: 1 }],
    });
    const { added: rows } = await read(BatchAnswer, batch);
    expect([rows[0]?.product_detail.quantity, await shown(added.cart)]).toEqual([2, 2]);
    const noted = await read(CartRow, await who.call("PATCH", `carts/row/${added.id}/`, { notes: "piano" }));
    expect(noted.product_detail.quantity).toBe(2);
  });

  it("reserves nothing of a product that can no longer be ordered", async () => {
    const rows = {
      hidden: (id: number) => sql("UPDATE products SET is_active = 0 WHERE id = ?", id),
      unpriced: (id: number) => sql("DELETE FROM prices WHERE item_id = ?", id),
    };
    for (const make of Object.values(rows)) {
      const { id: product } = await aProduct({ quantity: 10 });
      await add(await buyer(), product, 7);
      const before = await operator().items.get({ item: String(product) });
      await make(product);
      const after = await operator().items.get({ item: String(product) });
      expect([before.reserved, after.reserved]).toEqual([7, 0]);
    }
  });

  it("reserves nothing for kinds of customers that the setting excludes", async () => {
    const { id: product } = await aProduct({ quantity: 10 });
    expect((await add(await buyer("consumer"), product, 7)).status).toBe(201);
    expect(await stockOf(product)).toEqual({ quantity: 10, reserved: 0, ordered: 0 });
  });

  // The batch itself refuses: other requests write between this one's read and write.
  it("reserves no more than the stock, however many requests come at once", async () => {
    const { id: product } = await aProduct({ quantity: 10 });
    const buyers = await Promise.all(Array.from({ length: 10 }, () => buyer()));
    const posts = buyers.flatMap((who) => Array.from({ length: 20 }, () => () => add(who, product, 1)));
    const answers = await atOnce(50, posts);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await stockOf(product)).toEqual({ quantity: 0, reserved: 10, ordered: 0 });
  });

  it("turns its reservation into the order's", async () => {
    const { id: product } = await aProduct({ quantity: 10, priceCents: 9000 });
    const [shopper] = await aCrowd(1, product, 6);
    if (!shopper) throw new Error("nobody is there");
    await sql(
      "UPDATE users SET customer_type = 'business', business_name = 'Prova' WHERE id = ?",
      shopper.id,
    );
    const headers = { Authorization: `Token ${shopper.token}`, "Content-Type": "application/json" };
    const more = JSON.stringify({ cart: shopper.cart, product, qty: 2 });
    await api("carts/rows/", { method: "POST", headers, body: more });
    expect(await stockOf(product)).toEqual({ quantity: 2, reserved: 8, ordered: 0 });
    const placed = await place(shopper, await orderBody(shopper), crypto.randomUUID());
    expect(placed.status, placed.text).toBe(201);
    expect(await stockOf(product)).toEqual({ quantity: 2, reserved: 0, ordered: 8 });
  });

  it("keeps its quantity from customers whose carts reserve nothing", async () => {
    const { id: product } = await aProduct({ quantity: 10, priceCents: 9000 });
    const [early, late] = await aCrowd(2, product, 6);
    if (!early || !late) throw new Error("nobody is there");
    const [earlyBody, lateBody] = [await orderBody(early), await orderBody(late)];
    await add(await buyer(), product, 4);
    expect((await place(early, earlyBody, crypto.randomUUID())).status, "six of ten, four are kept").toBe(
      201,
    );
    expect(await place(late, lateBody, crypto.randomUUID())).toMatchObject({
      status: 409,
      code: "quantity_not_available",
    });
    expect(await stockOf(product)).toEqual({ quantity: 0, reserved: 4, ordered: 6 });
  });

  it("releases its rows when the reservation expires, without any request", async () => {
    const { id: product } = await aProduct({ quantity: 10 });
    const one = await buyer();
    const row = await read(CartRow, await add(one, product, 7));
    const changed = (hours: number) =>
      sql(
        "UPDATE cart_rows SET updated_at = ? WHERE id = ?",
        new Date(Date.now() - hours * 3_600_000).toISOString(),
        row.id,
      );
    await changed(71.9);
    expect((await stockOf(product)).quantity).toBe(3);
    await changed(72);
    expect(await stockOf(product)).toEqual({ quantity: 10, reserved: 0, ordered: 0 });
    expect((await add(await buyer(), product, 4)).status).toBe(201);
    const back = await one.call("PATCH", `carts/row/${row.id}/`, { qty: 7 });
    expect(await detailOf(back)).toMatchObject({ code: "quantity_not_available", available: 6 });
    expect((await one.call("PATCH", `carts/row/${row.id}/`, { qty: 6 })).status).toBe(200);
    expect(await stockOf(product)).toEqual({ quantity: 0, reserved: 10, ordered: 0 });
  });
});

describe("the settings of reservations", () => {
  it("apply at once to rows that are already in carts", async () => {
    const { id: product } = await aProduct({ quantity: 51 });
    await setting("CART_ROWS_AFFECT_STOCK", false);
    await add(await buyer("business"), product, 40);
    await add(await buyer("consumer"), product, 5);
    const left = async () => (await stockOf(product)).quantity;
    expect(await left()).toBe(51);
    await setting("CART_ROWS_AFFECT_STOCK", true);
    expect(await left(), "b2b").toBe(11);
    await setting("CART_ROWS_AFFECT_STOCK_TYPE", "all");
    expect(await left()).toBe(6);
    await setting("CART_ROWS_AFFECT_STOCK_TYPE", "b2c");
    expect(await left()).toBe(46);
    const { faults } = await operator().invariants.get({});
    expect(faults.filter(({ rule }) => /^(stock|quantity)/.test(rule))).toEqual([]);
    await setting("CART_ROWS_AFFECT_STOCK", false);
    expect(await left()).toBe(51);
    expect((await add(await buyer("consumer"), product, 51)).status).toBe(201);
  });

  it("leave the stock to the first of two carts that reserve the same pieces", async () => {
    const { id: product } = await aProduct({ quantity: 10 });
    await setting("CART_ROWS_AFFECT_STOCK", false);
    const [first, second] = [await buyer(), await buyer()];
    const rows = [
      await read(CartRow, await add(first, product, 8)),
      await read(CartRow, await add(second, product, 8)),
    ];
    await setting("CART_ROWS_AFFECT_STOCK", true);
    expect(await stockOf(product)).toEqual({ quantity: 0, reserved: 16, ordered: 0 });
    const problems = async (who: SignedIn, row?: CartRow) =>
      (await read(CheckoutQuote, await who.call("POST", "checkout/init/", { cart: row?.cart }))).problems
        .filter((problem) => problem.row === row?.id)
        .map(({ code }) => code);
    expect(await problems(first, rows[0])).toEqual([]);
    expect(await problems(second, rows[1])).toEqual(["quantity_not_available"]);
    expect((await second.call("PATCH", `carts/row/${rows[1]?.id}/`, { qty: 3 })).status).toBe(400);
    expect((await second.call("PATCH", `carts/row/${rows[1]?.id}/`, { qty: 2 })).status).toBe(200);
    expect(await stockOf(product)).toEqual({ quantity: 0, reserved: 10, ordered: 0 });
  });
});
