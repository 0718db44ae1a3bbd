import { describe, expect, it } from "vitest";
import { listOf } from "~/contract/wire";
import { Wishlist, WishlistRow } from "~/contract/wishlist";
import { get, read, refusal } from "../../support/answers";
import { aCustomer, anAgent, aProduct } from "../../support/builders/builders";
import { api, type SignedIn, signInAs, sql } from "../../support/worker/worker";

const Rows = listOf(WishlistRow);
const ROWS = "wishlists/rows/";

const head = async (who: SignedIn, body: object = {}) =>
  read(Wishlist, await who.call("POST", "wishlists/get-or-create/?lazy=true", body));
const add = (who: SignedIn, body: object, headers: Record<string, string> = {}) =>
  who.call("POST", ROWS, body, headers);
const rowsOf = async (who: SignedIn, body: object = {}) => {
  const { id } = await head(who, body);
  return id === null ? [] : (await get(who, `${ROWS}?wishlist=${id}`, Rows)).results;
};

async function aWish() {
  const customer = await aCustomer();
  const who = await signInAs(customer.username);
  const product = await aProduct({ quantity: 7 });
  const answer = await add(who, { product: product.id, notes: "per Natale" });
  return { customer, who, product, answer, row: await read(WishlistRow, answer.clone()) };
}

describe("wishlists/rows/", () => {
  it("stores a product with a note, and creates the wishlist on first use", async () => {
    const { customer, who, product, answer, row } = await aWish();
    expect(answer.status).toBe(201);
    expect(row).toMatchObject({ product: product.id, notes: "per Natale", variants_count: 0 });
    expect(row.product_detail).toMatchObject({
      sku: product.sku,
      name: product.name,
      quantity: 7,
      parent: null,
    });
    expect(await head(who)).toMatchObject({ id: row.wishlist, customer: customer.id, rows_count: 1 });
    expect(await head(who)).toMatchObject({ products: [product.id] });
    expect(await rowsOf(who)).toEqual([row]);
  });

  it("lists the newest first, in the language of the request", async () => {
    const { who, row } = await aWish();
    const [hop] = await sql<{ id: number }>("SELECT id FROM products WHERE sku = 'HB00001'");
    await add(who, { product: hop?.id });
    const english = await get(who, `${ROWS}?wishlist=${row.wishlist}&locale=en`, Rows);
    expect(english.results.map(({ product_detail }) => product_detail.name)).toEqual([
      "Adeena hop pellets",
      row.product_detail.name,
    ]);
    // A product whose variant is not chosen yet may be stored; its stock is the sum of all variants.
    expect(english.results[0]?.variants_count).toBeGreaterThan(0);
    expect(english.results[0]?.product_detail.quantity).toBeGreaterThan(0);
  });

  it("refuses a product already listed, even when twenty requests come at once", async () => {
    const { who, product } = await aWish();
    const again = await Promise.all(Array.from({ length: 20 }, () => add(who, { product: product.id })));
    for (const answer of again)
      expect(await refusal(answer)).toMatchObject({ status: 409, code: "already_in_wishlist" });
    expect(await rowsOf(who)).toHaveLength(1);
  });

  it("returns the first answer to a repeated post, and writes once", async () => {
    const { username } = await aCustomer();
    const who = await signInAs(username);
    const product = await aProduct();
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const posts = await Promise.all(Array.from({ length: 5 }, () => add(who, { product: product.id }, key)));
    const bodies = await Promise.all(posts.map((post) => post.text()));
    expect(posts.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(bodies).size).toBe(1);
    expect(posts.filter(({ headers }) => headers.has("Idempotent-Replay"))).toHaveLength(4);
    // A changed body is a new submission.
    const other = await add(who, { product: (await aProduct()).id }, key);
    expect([other.status, other.headers.has("Idempotent-Replay")]).toEqual([201, false]);
    expect(await rowsOf(who)).toHaveLength(2);
  });

  it("refuses a product that is not sold", async () => {
    const { who } = await aWish();
    const gone = await aProduct();
    await sql("UPDATE products SET is_active = 0 WHERE id = ?", gone.id);
    for (const product of [gone.id, 999_999_999])
      expect(await refusal(await add(who, { product }))).toMatchObject({
        status: 400,
        code: "product_not_found",
      });
    expect((await refusal(await add(who, {}))).fields.map(({ field }) => field)).toEqual(["product"]);
    expect((await refusal(await add(who, { product: 1, notes: "x".repeat(501) }))).status).toBe(400);
  });

  it("keeps a row whose product is no longer sold, without stock", async () => {
    const { who, product } = await aWish();
    await sql("UPDATE products SET is_active = 0 WHERE id = ?", product.id);
    expect((await rowsOf(who))[0]?.product_detail).toMatchObject({ quantity: 0, is_backorderable: false });
  });
});

describe("wishlists/row/{id}/", () => {
  it("changes the note and nothing else", async () => {
    const { who, row } = await aWish();
    const changed = await who.call("PATCH", `wishlists/row/${row.id}/`, {
      notes: "<b>subito</b>",
      product: 1,
      id: 1,
    });
    expect(await read(WishlistRow, changed)).toEqual({ ...row, notes: "<b>subito</b>" });
  });

  it("removes a row by DELETE, after which it may be added again", async () => {
    const { who, row, product } = await aWish();
    expect((await who.call("DELETE", `wishlists/row/${row.id}/`)).status).toBe(204);
    expect((await who.call("DELETE", `wishlists/row/${row.id}/`)).status).toBe(404);
    expect(await rowsOf(who)).toEqual([]);
    expect((await add(who, { product: product.id })).status).toBe(201);
  });
});

describe("access to a wishlist", () => {
  it("is shared by a customer and the customer's agent", async () => {
    const agent = await anAgent();
    const customer = await aCustomer({ type: "business", agent: agent.id });
    const [by, own] = [await signInAs(agent.username), await signInAs(customer.username)];
    const product = await aProduct();
    expect((await add(by, { customer: customer.id, product: product.id })).status).toBe(201);
    expect(await rowsOf(own)).toHaveLength(1);
    expect(await head(by, { customer: customer.id })).toMatchObject({ agent: agent.id, rows_count: 1 });
    expect(await refusal(await add(by, { product: product.id }))).toMatchObject({
      code: "customer_required",
    });
  });

  it("is refused to other users, for reading and for writing", async () => {
    const { customer, row, product } = await aWish();
    const others = [await signInAs((await aCustomer()).username), await signInAs((await anAgent()).username)];
    for (const other of others) {
      const tries = [
        await other.call("GET", `${ROWS}?wishlist=${row.wishlist}`),
        await add(other, { wishlist: row.wishlist, product: product.id }),
        await add(other, { customer: customer.id, product: product.id }),
        await other.call("PATCH", `wishlists/row/${row.id}/`, { notes: "mine" }),
        await other.call("DELETE", `wishlists/row/${row.id}/`),
      ];
      expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    }
    const nobody = [
      await api(`${ROWS}?wishlist=${row.wishlist}`),
      await api(`wishlists/row/${row.id}/`, { method: "DELETE" }),
    ];
    expect(nobody.map(({ status }) => status)).toEqual([401, 401]);
    const [kept] = await sql("SELECT notes FROM wishlist_rows WHERE id = ?", row.id);
    expect(kept?.notes).toBe("per Natale");
  });
});
