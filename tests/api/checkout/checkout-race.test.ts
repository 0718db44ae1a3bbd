// Concurrent checkouts. Each test names the statement of the order's batch that refuses:
// app/db/checkout/place-order.ts.
import { describe, expect, it } from "vitest";
import { aProduct } from "../../support/builders/builders";
import { aCrowd, atOnce, orderBody, type Placed, place, type Shopper } from "../../support/worker/crowd";
import { sql } from "../../support/worker/worker";

const MINUTE = 60_000;

describe("checkout/ with many concurrent customers", () => {
  // Refused by the CHECK quantity_not_available of stock, when stock_movements takes more than there is.
  it("sells ten units to exactly ten of a thousand customers, fifty at once", {
    timeout: MINUTE,
  }, async () => {
    const product = await aProduct({ quantity: 10, priceCents: 2000 });
    const crowd = await aCrowd(1000, product.id);
    const body = await orderBody(first(crowd));
    const answers = await atOnce(
      50,
      crowd.map((shopper) => () => place(shopper, body, crypto.randomUUID())),
    );
    expect(tally(answers)).toEqual({ "201": 10, "409 quantity_not_available": 990 });
    expect(await stockOf(product.id)).toEqual({ quantity: 0, ordered: 10 });
    expect(await ordersOf(product.id)).toBe(10);
    const [carts] = await sql<{ n: number }>(
      "SELECT count(*) AS n FROM cart_rows WHERE product_id = ?",
      product.id,
    );
    expect(carts?.n, "the others keep their carts").toBe(990);
  });

  // Refused by `answer_kept`: the key's answer is stored before the second batch begins.
  it("makes one order of two posts with the same key, and returns the same bytes to both", {
    timeout: MINUTE,
  }, async () => {
    const product = await aProduct({ quantity: 10_000, priceCents: 2000 });
    const crowd = await aCrowd(250, product.id);
    const body = await orderBody(first(crowd));
    const pairs = await atOnce(
      25,
      crowd.map((shopper) => () => {
        const key = crypto.randomUUID();
        return Promise.all([place(shopper, body, key), place(shopper, body, key)]);
      }),
    );
    for (const [one, other] of pairs) {
      expect([one.status, other.status]).toEqual([201, 201]);
      expect(one.text).toBe(other.text);
      expect([one.replay, other.replay].sort()).toEqual([false, true]);
    }
    expect(await ordersOf(product.id)).toBe(250);
    expect(await stockOf(product.id)).toEqual({ quantity: 9_750, ordered: 250 });
    const [mails] = await sql<{ n: number }>(
      `SELECT count(*) AS n FROM mails m JOIN order_rows r ON r.order_id = m.data ->> '$.order'
       WHERE r.product_id = ? AND m.kind = 'order-confirmation'`,
      product.id,
    );
    expect(mails?.n, "one confirmation each").toBe(250);
  });

  // Refused by `cart_changed`: the first order raised the cart's version.
  it("makes one order of one cart, however many keys compete for it", { timeout: MINUTE }, async () => {
    const product = await aProduct({ quantity: 10_000, priceCents: 2000 });
    const crowd = await aCrowd(200, product.id);
    const body = await orderBody(first(crowd));
    const pairs = await atOnce(
      25,
      crowd.map(
        (shopper) => () =>
          Promise.all([place(shopper, body, crypto.randomUUID()), place(shopper, body, crypto.randomUUID())]),
      ),
    );
    const refused = pairs.map((pair) => pair.filter(({ status }) => status === 409));
    expect(refused.every((pair) => pair.length === 1)).toBe(true);
    expect(refused.flat().every(({ code }) => code === "cart_empty" || code === "cart_changed")).toBe(true);
    expect(await ordersOf(product.id)).toBe(200);
  });

  // Refused by the trigger coupon_uses_limited, which counts inside the inserting batch.
  it("applies a coupon for one use per customer once, in fifty checkouts at once", async () => {
    const product = await aProduct({ quantity: 10_000, priceCents: 2000 });
    const [shopper] = await aCrowd(1, product.id);
    const carts = await fiftyCarts(first(shopper ? [shopper] : []), product.id);
    const body = await orderBody(first(carts), "UNAVOLTA");
    const answers = await atOnce(
      50,
      carts.map((cart) => () => place(cart, body, crypto.randomUUID())),
    );
    expect(tally(answers)).toEqual({ "201": 1, "409 coupon_not_valid": 49 });
    const [uses] = await sql<{ n: number }>(
      "SELECT count(*) AS n FROM coupon_uses WHERE code = 'UNAVOLTA' AND customer_id = ?",
      shopper?.id ?? 0,
    );
    expect(uses?.n).toBe(1);
  });

  it("applies a coupon with five uses five times, for fifty customers at once", async () => {
    const product = await aProduct({ quantity: 10_000, priceCents: 2000 });
    const code = `CINQUE${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
    await sql(
      "INSERT INTO coupons (code, promotion_id, total_uses) SELECT ?, id, 5 FROM promotions WHERE slug = 'vendemmia'",
      code,
    );
    const crowd = await aCrowd(50, product.id);
    const body = await orderBody(first(crowd), code);
    const answers = await atOnce(
      50,
      crowd.map((shopper) => () => place(shopper, body, crypto.randomUUID())),
    );
    expect(tally(answers)).toEqual({ "201": 5, "409 coupon_not_valid": 45 });
  });

  // Refused by `facts_changed`, which compares the prices, rules and addresses that were read as one text.
  it("refuses an order whose price changed while it was being placed", async () => {
    const product = await aProduct({ quantity: 10_000, priceCents: 2000 });
    const crowd = await aCrowd(100, product.id);
    const body = await orderBody(first(crowd));
    const raise = sql("UPDATE prices SET standard_cents = 3000 WHERE item_id = ?", product.id);
    const answers = await atOnce(
      20,
      crowd.map((shopper) => () => place(shopper, body, crypto.randomUUID())),
    );
    await raise;
    expect(answers.every(({ status, code }) => status === 201 || code === "total_changed")).toBe(true);
    const charged = await sql<{ total: number }>(
      `SELECT DISTINCT o.total_cents AS total FROM orders o JOIN order_rows r ON r.order_id = o.id WHERE r.product_id = ?`,
      product.id,
    );
    for (const { total } of charged) expect(total).toBe(Math.round(Number(body.expected_total) * 100));
  });
});

function first<T>(list: readonly T[]): T {
  const [one] = list;
  if (one === undefined) throw new Error("nobody is there");
  return one;
}

function tally(answers: readonly Placed[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, code } of answers) {
    const name = code === null ? String(status) : `${status} ${code}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

async function stockOf(item: number) {
  const [stock] = await sql("SELECT quantity, ordered FROM stock WHERE item_id = ?", item);
  return stock;
}

async function ordersOf(product: number): Promise<number> {
  const [orders] = await sql<{ n: number }>(
    "SELECT count(*) AS n FROM order_rows WHERE product_id = ?",
    product,
  );
  return orders?.n ?? 0;
}

/** A customer has one cart per season, so this makes fifty seasons, none of them current. */
async function fiftyCarts(shopper: Shopper, product: number): Promise<Shopper[]> {
  const now = new Date().toISOString();
  const seasons = await sql<{ id: number }>(
    `INSERT INTO seasons (name, custom_field_value)
     SELECT '{}', 'race' FROM json_each(?) RETURNING id`,
    JSON.stringify(Array(50).fill(0)),
  );
  const carts = await sql<{ id: number }>(
    "INSERT INTO carts (customer_id, season_id, updated_at) SELECT ?, value, ? FROM json_each(?) RETURNING id",
    shopper.id,
    now,
    JSON.stringify(seasons.map(({ id }) => id)),
  );
  await sql(
    "INSERT INTO cart_rows (cart_id, product_id, qty, updated_at) SELECT value, ?, 1, ? FROM json_each(?)",
    product,
    now,
    JSON.stringify(carts.map(({ id }) => id)),
  );
  return carts.map(({ id }) => ({ ...shopper, cart: id }));
}
