// CART_ROWS_AFFECT_STOCK: carts that keep what they hold from others. The setting is the whole shop's, so these tests
// open a shop of their own.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CartRow } from "~/contract/cart";
import { detailOf, read } from "../support/answers";
import { aCustomer, aProduct } from "../support/builders";
import { aCrowd, atOnce, orderBody, place } from "../support/crowd";
import { openShop } from "../support/shop";
import { api, type SignedIn, signInAs, sql, tickCron } from "../support/worker";

let close: () => Promise<void>;
beforeAll(async () => {
  close = await openShop();
  await sql("UPDATE settings SET value = 'true' WHERE key = 'CART_ROWS_AFFECT_STOCK'");
  await sql(`UPDATE settings SET value = '"b2b"' WHERE key = 'CART_ROWS_AFFECT_STOCK_TYPE'`);
}, 60_000);
afterAll(() => close());

const buyer = async (type: "business" | "consumer" = "business") =>
  signInAs((await aCustomer({ type })).username);
const add = (who: SignedIn, product: number, qty: number) =>
  who.call("POST", "carts/rows/", { product, qty });
const stockOf = async (item: number) =>
  (await sql("SELECT quantity, reserved, ordered FROM stock WHERE item = ?", item))[0];

describe("a cart that keeps its rows from others", () => {
  it("takes its quantity off what others may have, and gives it back", async () => {
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

  it("keeps nothing for kinds of customers that the setting leaves out", async () => {
    const { id: product } = await aProduct({ quantity: 10 });
    expect((await add(await buyer("consumer"), product, 7)).status).toBe(201);
    expect(await stockOf(product)).toEqual({ quantity: 10, reserved: 0, ordered: 0 });
  });

  // Refused by stock's CHECK, when the hold's movement takes what is not there.
  it("keeps no more than there is, however many ask at once", async () => {
    const { id: product } = await aProduct({ quantity: 10 });
    const buyers = await Promise.all(Array.from({ length: 10 }, () => buyer()));
    const posts = buyers.flatMap((who) => [1, 2, 3, 4].map(() => () => add(who, product, 1)));
    const answers = await atOnce(40, posts);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(await stockOf(product)).toEqual({ quantity: 0, reserved: 10, ordered: 0 });
  });

  it("gives its hold to the order", async () => {
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

  it("lets go when its time is over: to whoever asks, and by itself", async () => {
    const [wanted, left] = [await aProduct({ quantity: 10 }), await aProduct({ quantity: 10 })];
    const one = await buyer();
    await add(one, wanted.id, 10);
    await add(one, left.id, 10);
    await sql(
      "UPDATE cart_rows SET held_until = '2020-01-01T00:00:00.000Z' WHERE product IN (?, ?)",
      wanted.id,
      left.id,
    );
    expect((await add(await buyer(), wanted.id, 10)).status).toBe(201);
    expect(await stockOf(wanted.id)).toEqual({ quantity: 0, reserved: 10, ordered: 0 });
    await tickCron();
    expect(await stockOf(left.id)).toEqual({ quantity: 10, reserved: 0, ordered: 0 });
  });

  it("writes every hold and release into the ledger", async () => {
    const faults = await sql(
      `SELECT s.item FROM stock s JOIN stock_movements m ON m.item = s.item GROUP BY s.item
       HAVING s.reserved <> sum(m.reserved) OR s.ordered <> sum(m.ordered) OR s.on_hand <> sum(m.on_hand)
         OR s.reserved <> (SELECT coalesce(sum(r.held), 0) FROM cart_rows r WHERE r.product = s.item)`,
    );
    expect(faults).toEqual([]);
  });
});
