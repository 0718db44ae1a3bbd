// The cart of an anonymous visitor: stored in a signed cookie, priced as for a consumer, and taken over by the
// account at sign-in.
import { describe, expect, it } from "vitest";
import { LinesQuote } from "~/contract/checkout";
import { read } from "../../support/answers";
import { type Browser, browser, intent, type Page } from "../../support/browser";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { freshFacts, operator } from "../../support/operator";
import { api, PASSWORD, sql } from "../../support/worker/worker";

const add = (shop: Browser, product: number, qty: string, more: Record<string, string> = {}) =>
  shop.post("/cart", { intent: "add", product: String(product), qty, ...more });
const qtyOf = (page: Page, product: number) => page.$(`[name="qty.${product}"]`).attr("value");
const quote = (body: object) =>
  api("checkout/quote/", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

describe("/cart without an account", () => {
  it("adds a product from its page and shows it with the current price", async () => {
    const [shop, product] = [browser(), await aProduct({ priceCents: 1000 })];
    const after = await (await shop.get(`/p/${product.slug}`)).submit(intent("add"), { qty: "3" });
    expect(after.url).toBe(`/p/${product.slug}`);
    const page = await shop.get("/cart");
    expect(qtyOf(page, product.id)).toBe("3");
    expect(page.text("main aside")).toContain("30,00");
    expect(page.text("main aside dl")).not.toContain("gratuita");
    await sql("UPDATE prices SET standard_cents = 2000 WHERE item_id = ?", product.id);
    expect((await shop.get("/cart")).text("main aside")).toContain("60,00");
  });

  it.each([
    {
      ...{ context: "b2b", message: "Carrello: 30,00 € senza IVA", header: "30,00 € + IVA", row: "30,00 €" },
      sums: /^Merce30,00 €Spedizione7,90 €Totale senza IVA37,90 €IVA 22 % su 37,90 €8,34 €Totale con IVA46,24 €$/,
    },
    {
      ...{ context: "b2c", message: "Carrello: 36,60 €", header: "36,60 €", row: "36,60 €" },
      sums: /^Merce36,60 €Spedizione9,64 €Totale46,24 €$/,
    },
  ])(
    "shows one kind of price throughout a $context visit",
    async ({ context, message, header, row, sums }) => {
      const [shop, product] = [browser(), await aProduct({ priceCents: 1000 })];
      await shop.post("/context", { shop_context: context });
      const after = await (await shop.get(`/p/${product.slug}`)).submit(intent("add"), { qty: "3" });
      const said = (page: Page, where: string) => page.text(where).replace(/\s+/g, " ");
      expect(said(after, 'main [role="status"]')).toContain(message);
      const page = await shop.get("/cart");
      expect(said(page, 'header a[href="/cart"]')).toContain(header);
      expect(said(page, "main tbody tr")).toContain(row);
      expect(said(page, "main aside dl")).toMatch(sums);
      const checkout = await shop.get("/cart/checkout");
      expect(said(checkout, "main aside dl")).toMatch(
        context === "b2b" ? /Totale senza IVA37,90 €.*Totale con IVA46,24 €/ : /Totale46,24 €/,
      );
      const order = (one: Page) => one.$('[name="expected_total"]').attr("value");
      await shop.post("/context", { shop_context: "b2c" });
      expect(order(checkout)).toBe(order(await shop.get("/cart/checkout")));
    },
  );

  it("adds quantities of the same product, sets typed quantities, removes a row, and empties the cart", async () => {
    const [shop, one, other] = [browser(), await aProduct(), await aProduct()];
    await add(shop, one.id, "1");
    await add(shop, one.id, "2");
    const page = await shop.post("/cart", {
      intent: "add-many",
      [`qty.${other.id}`]: "4",
      [`qty.${one.id}`]: "",
    });
    expect([qtyOf(page, one.id), qtyOf(page, other.id)]).toEqual(["3", "4"]);
    const typed = await page.submit(intent("update-all"), { [`qty.${one.id}`]: "7" });
    expect([typed.hops, qtyOf(typed, one.id)]).toEqual([["303 /cart"], "7"]);
    const without = await shop.post("/cart", { intent: "remove", row: String(other.id) });
    expect(qtyOf(without, other.id)).toBeUndefined();
    const scripted = await shop.post("/cart", { intent: "update", row: String(one.id), qty: "2" });
    expect(qtyOf(scripted, one.id)).toBe("2");
    await shop.post("/cart", { intent: "clear" });
    expect(shop.cookies.has("cart")).toBe(false);
    expect((await shop.get("/cart")).text("main")).toContain("vuoto");
  });

  it("adds the lines of a quick order, and shows the refused ones", async () => {
    const [shop, good] = [browser(), await aProduct()];
    const page = await shop.post("/cart", { intent: "add-lines", lines: `${good.sku} 2\nNO-SUCH-CODE 1` });
    expect(page.status).toBe(400);
    expect(qtyOf(page, good.id)).toBe("2");
    expect(page.text("main")).toContain("NO-SUCH-CODE");
    expect(qtyOf(await shop.get("/cart"), good.id)).toBe("2");
  });

  it("refuses products for businesses only, and more than the stock", async () => {
    const shop = browser();
    const [business, scarce] = [await aProduct({ audience: "business" }), await aProduct({ quantity: 2 })];
    expect((await add(shop, business.id, "1")).text("main")).toContain("solo alle aziende");
    const refused = await add(shop, scarce.id, "3");
    expect(refused.status).toBe(400);
    expect(refused.$(`[role=alert] [name="qty.${scarce.id}"]`).attr("value")).toBe("3");
    expect(shop.cookies.has("cart")).toBe(false);
  });

  it("links to the sign-up, in an empty cart and beside its rows", async () => {
    const shop = browser();
    const link = 'main a[href="/auth/sign-up?redirectTo=%2Fcart"]';
    expect((await shop.get("/cart")).$(link).length).toBe(1);
    await add(shop, (await aProduct()).id, "1");
    expect((await shop.get("/cart")).$(link).length).toBe(1);
  });

  it("holds at most 50 rows, and refuses the fifty-first without a change", async () => {
    const shop = browser();
    const products: number[] = [];
    while (products.length < 51) products.push((await aProduct()).id);
    const many = Object.fromEntries(products.slice(0, 50).map((id) => [`qty.${id}`, "1"]));
    await shop.post("/cart", { intent: "add-many", ...many });
    expect(shop.cookies.get("cart_rows")).toBe('"50"');
    expect(shop.cookies.get("cart")?.length).toBeLessThan(2500);
    const refused = await add(shop, products[50] ?? 0, "1");
    expect(refused.text("main")).toContain("al massimo 50 righe");
    expect(shop.cookies.get("cart_rows")).toBe('"50"');
  });

  it("ignores a cookie with an invalid signature", async () => {
    const [shop, product] = [browser(), await aProduct()];
    await add(shop, product.id, "1");
    const signed = shop.cookies.get("cart") ?? "";
    for (const tampered of [`x${signed}`, signed.slice(0, -2), "", "a.b"]) {
      shop.cookies.set("cart", tampered);
      const page = await shop.get("/cart");
      expect([page.status, page.$('[name^="qty."]').length]).toEqual([200, 0]);
    }
  });

  it("keeps a coupon with the rows, until another one is refused", async () => {
    const [shop, product] = [browser(), await aProduct({ priceCents: 5000 })];
    await add(shop, product.id, "1");
    const page = await shop.post("/cart", { intent: "apply-coupon", coupon: "vendemmia10" });
    expect(page.text("main aside")).toContain("VENDEMMIA10");
    expect(page.text("main aside")).toContain("−5,00");
    const refused = await shop.post("/cart", { intent: "apply-coupon", coupon: "SCADUTO" });
    expect([refused.status, refused.text("main aside").includes("VENDEMMIA10")]).toEqual([400, false]);
    expect((await shop.get("/cart")).text("main aside")).not.toContain("VENDEMMIA10");
  });

  it("redirects to the login if the shop has neither sign-up nor guest checkout", async () => {
    const set = (key: "SIGN_UP" | "GUEST_CHECKOUT", value: string | boolean) =>
      operator().settings.put({ key, value });
    await set("SIGN_UP", "none");
    await set("GUEST_CHECKOUT", false);
    try {
      expect((await browser().get("/cart")).hops[0]).toMatch(/^302 \/auth\/login/);
    } finally {
      await set("SIGN_UP", "consumers");
      await set("GUEST_CHECKOUT", true);
    }
  });
});

describe("public pages", () => {
  it("are served from the cache with the same bytes to a visitor with a cart", async () => {
    const [empty, shop, product] = [browser(), browser(), await aProduct()];
    await add(shop, product.id, "1");
    await freshFacts();
    shop.cookies.set("lan", "it");
    empty.cookies.set("lan", "it");
    for (const path of ["/p", `/p/${product.slug}`, "/home"]) {
      shop.cookies.delete("notices");
      const first = await empty.get(path);
      const second = await shop.get(path);
      expect(second.headers.get("etag"), path).toBe(first.headers.get("etag"));
      expect(second.headers.get("etag"), path).not.toBeNull();
      expect(second.html, path).toBe(first.html);
      expect(second.headers.getSetCookie(), path).toEqual([]);
    }
  });
});

describe("after a login", () => {
  it("the rows are in the customer's cart once, and no longer in the cookie", async () => {
    const [shop, product, customer] = [browser(), await aProduct(), await aCustomer()];
    await add(shop, product.id, "3");
    const before = new Map(shop.cookies);
    const login = { username: customer.username, password: PASSWORD, redirectTo: "/cart" };
    const cart = await shop.post("/auth/login", login);
    expect(cart.hops).toEqual(["303 /cart"]);
    expect(cart.$('[name^="qty."]').attr("value")).toBe("3");
    expect(shop.cookies.has("cart")).toBe(false);
    // The same form is sent twice, with the same cookies.
    const again = browser();
    for (const [name, value] of before) again.cookies.set(name, value);
    expect((await again.post("/auth/login", login)).$('[name^="qty."]').attr("value")).toBe("3");
  });

  it("rows that the account may not buy are shown with the reason", async () => {
    const [shop, good, gone] = [browser(), await aProduct(), await aProduct({ quantity: 5 })];
    const customer = await aCustomer();
    await add(shop, good.id, "1");
    await add(shop, gone.id, "5");
    await sql("UPDATE stock SET on_hand = 2 WHERE item_id = ?", gone.id);
    const cart = await shop.post("/auth/login", { username: customer.username, password: PASSWORD });
    expect(cart.url).toMatch(/^\/cart\?report=/);
    expect(cart.text("main")).toContain(gone.sku);
    expect(cart.text("main")).toContain("Ne restano 2");
    expect(cart.$('[name^="qty."]')).toHaveLength(1);
  });
});

describe("POST checkout/quote/", () => {
  it("returns the amount missing to the minimum order with VAT, also for net prices", async () => {
    const product = await aProduct({ priceCents: 500 });
    const body = { lines: [{ product: product.id, qty: 1 }], country: "IT", postal_code: "14100" };
    const { problems } = await read(LinesQuote, await quote(body));
    expect(problems).toMatchObject([{ code: "min_order", minimum: "10.00", missing: "3.90" }]);
  });

  it("returns prices for the country, with shipping, as the order would have", async () => {
    const product = await aProduct({ priceCents: 1000 });
    const answer = await read(
      LinesQuote,
      await quote({ lines: [{ product: product.id, qty: 2 }], country: "ES", postal_code: "28001" }),
    );
    expect(answer.totals).toMatchObject({ rows_total: "20.00", includes_vat: false });
    expect(answer.vat_scheme).toBe("oss");
    expect(answer.shipping_policies.length).toBeGreaterThan(0);
    expect(answer.problems).toEqual([]);
  });

  it.each([
    ["51 lines", { lines: Array.from({ length: 51 }, (_, n) => ({ product: n + 1, qty: 1 })) }],
    ["a quantity of zero", { lines: [{ product: 1, qty: 0 }] }],
    ["a quantity in scientific notation", { lines: [{ product: 1, qty: "1e3" }] }],
    ["an unknown country", { lines: [], country: "Italia" }],
  ])("refuses %s", async (_, body) => {
    expect((await quote(body)).status).toBe(400);
  });
});
