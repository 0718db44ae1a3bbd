// The cart: products are added with plain forms.
import { describe, expect, it } from "vitest";
import { intent } from "../../support/browser";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { add, asCustomer, qtyOf, rowOf } from "../../support/cart-page";
import { PASSWORD, sql } from "../../support/worker/worker";

const LEAVES = /Parte entro [a-z]+dì \d+ [a-z]+\./;

describe("/cart, adding", () => {
  it("adds from a product's page and stays there, with the cart's total and a link to the cart", async () => {
    const { shop } = await asCustomer();
    const product = await aProduct({ priceCents: 1000 });
    const page = await (await shop.get(`/p/${product.slug}`)).submit(intent("add"), { qty: "3" });
    expect(page.hops).toEqual([`303 /p/${product.slug}`]);
    const said = page.$('main [role="status"]');
    expect(said.text()).toContain(`Aggiunto al carrello: ${product.name}. Ne hai 3.`);
    expect(said.text()).toContain("Carrello: 36,60");
    expect(said.find('a[href="/cart"]').text()).toBe("Vai al carrello");
  });

  it("redirects to the requested page of the shop", async () => {
    const { shop } = await asCustomer();
    const product = await aProduct();
    const back = await add(shop, product.id, "1", { redirectTo: "/p?page=2" });
    expect(back.hops[0]).toBe("303 /p?page=2");
    for (const elsewhere of ["//e.test", "https://e.test/", "/\\e.test"])
      expect((await add(shop, product.id, "1", { redirectTo: elsewhere })).hops).toEqual(["303 /cart"]);
  });

  it("shows the quantity on backorder if the stock is smaller", async () => {
    const { shop } = await asCustomer();
    const product = await aProduct({ quantity: 40, backorderable: true });
    expect((await add(shop, product.id, "40")).text("main tbody")).not.toContain("in arrivo");
    expect((await add(shop, product.id, "1")).text("main tbody")).toContain(
      "40 disponibili, altri in arrivo",
    );
  });

  it("promises a shipping day only for goods in stock", async () => {
    const { shop } = await asCustomer();
    const product = await aProduct({ quantity: 40, backorderable: true });
    expect((await add(shop, product.id, "40")).text("main aside")).toMatch(LEAVES);
    const more = await add(shop, product.id, "1");
    expect(more.text("main aside")).not.toMatch(LEAVES);
    expect(more.text("main aside")).toContain(
      "La merce non è ancora tutta in magazzino: la spediamo appena arriva.",
    );
    const both = await add(shop, (await aProduct()).id, "1");
    expect(both.text("main aside")).toMatch(LEAVES);
    expect(both.text("main aside")).toContain("1 articolo è in arrivo: lo spediamo appena c’è.");
    await sql("UPDATE stock SET restock_date = '2099-12-03' WHERE item_id = ?", product.id);
    expect((await shop.get("/cart")).text("main aside")).toContain("Arrivo previsto: 3 dicembre 2099.");
  });

  it("shows the available quantity of a row that can no longer be ordered", async () => {
    const { shop } = await asCustomer();
    const product = await aProduct({ quantity: 40 });
    await add(shop, product.id, "20");
    await sql("UPDATE stock SET on_hand = 5 WHERE item_id = ?", product.id);
    expect((await shop.get("/cart")).text("main tbody")).toContain(
      "La quantità non è disponibile. Ne restano 5.",
    );
  });

  it("adds once for a repeated post, and shows the quantity in the cart", async () => {
    const { shop } = await asCustomer();
    const product = await aProduct();
    const page = await shop.get(`/p/${product.slug}`);
    await page.submit(intent("add"), { qty: "5" });
    const again = await page.submit(intent("add"), { qty: "5" });
    expect(again.text("main")).toContain("Già aggiunto: 5 nel carrello");
    expect(qtyOf(await shop.get("/cart"))).toBe("5");
  });

  it("shows a refused addition as a small form with the typed quantity", async () => {
    const { shop } = await asCustomer();
    const product = await aProduct({ quantity: 4 });
    const refused = await add(shop, product.id, "40");
    expect([refused.status, refused.url]).toEqual([400, "/cart"]);
    expect(refused.text('section[role="alert"]')).toContain("La quantità non è disponibile. Ne restano 4.");
    expect(refused.$(`[name="qty.${product.id}"]`).attr("value")).toBe("40");
    const better = await refused.submit(`[name="qty.${product.id}"]`, { [`qty.${product.id}`]: "4" });
    expect(better.text("main")).toContain("Aggiunto al carrello");
  });

  it.each(["-1", "0", "1,5", "<b>2</b>", "١"])(
    "refuses %j as a quantity, and shows it again as text",
    async (qty) => {
      const { shop } = await asCustomer();
      const { id } = await aProduct();
      const page = await add(shop, id, qty);
      expect(page.status).toBe(400);
      expect(page.$(`[name="qty.${id}"]`).attr("value")).toBe(qty);
    },
  );

  it("adds the valid ones of several products, and shows the others", async () => {
    const { shop } = await asCustomer();
    const [good, few] = [await aProduct(), await aProduct({ quantity: 1 })];
    const page = await shop.post("/cart", {
      intent: "add-many",
      [`qty.${good.id}`]: "2",
      [`qty.${few.id}`]: "9",
      "qty.77": "",
    });
    expect(page.status).toBe(400);
    expect(page.text("main [role=status]")).toContain("Aggiunto al carrello");
    expect(page.text('section[role="alert"]')).toContain(few.sku);
    expect((await shop.post("/cart", { intent: "add-many", "qty.1": "0" })).status).toBe(400);
    const onList = await shop.post("/cart", { intent: "add-many", "qty.1": "", redirectTo: "/p?page=2" });
    expect(onList.hops).toEqual(["303 /p?page=2"]);
    expect(onList.text("[role=alert]")).toContain("Scrivi quanti ne vuoi accanto ad almeno un articolo.");
  });

  it("shows the typed quantities again when the whole addition is refused", async () => {
    const { shop } = await asCustomer();
    const product = await aProduct();
    const long = "9".repeat(60);
    const one = await shop.post("/cart", { intent: "add", product: String(product.id), qty: long });
    expect([one.status, one.$(`[name="qty.${product.id}"]`).attr("value")]).toEqual([400, long]);
    expect(one.text("[role=alert]")).toContain(product.name);
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`qty.${9_000_000 + n}`, "2"]));
    const all = await shop.post("/cart", { intent: "add-many", ...many, [`qty.${product.id}`]: "7" });
    expect(all.status).toBe(400);
    expect(all.$('[role=alert] [name^="qty."][value="2"]')).toHaveLength(201);
    expect(all.$(`[role=alert] [name="qty.${product.id}"]`).attr("value")).toBe("7");
  });

  it("never shows typed values to another user", async () => {
    const { shop, id } = await asCustomer();
    const other = await aCustomer();
    const product = await aProduct();
    await sql("DELETE FROM tokens WHERE user_id = ?", id);
    await add(shop, product.id, "7");
    const cart = await shop.post("/auth/login", {
      username: other.username,
      password: PASSWORD,
      redirectTo: "/cart",
    });
    expect(cart.html).not.toContain(product.sku);
  });
});

describe("/cart, changing", () => {
  const withRow = async (quantity = 10) => {
    const facts = await asCustomer();
    const product = await aProduct({ quantity });
    return { ...facts, product, page: await add(facts.shop, product.id, "2") };
  };

  it.each(["remove", "apply-coupon", "remove-coupon", "add-lines", "checkout"])(
    "does not continue with %s if a value cannot be saved, shows the error beside it, and keeps all values",
    async (name) => {
      const { shop, product, page } = await withRow(3);
      const row = rowOf(page);
      const coupon = { coupon: name === "remove-coupon" ? "VENDEMMIA10" : "MENO5" };
      if (name === "remove") await add(shop, (await aProduct()).id, "1");
      if (name === "remove-coupon") await page.submit(intent("apply-coupon"), coupon);
      const shown = await shop.get("/cart");
      const button = name === "remove" ? `[formaction="/cart?row=${row + 1}"]` : intent(name);
      const after = await shown.submit(button, {
        [`qty.${row}`]: "abc",
        [`notes.${row}`]: "piano",
        lines: `${product.sku} 1`,
        ...(name === "remove-coupon" ? {} : coupon),
      });
      expect([after.status, after.url.split("?")[0], qtyOf(after)]).toEqual([400, "/cart", "abc"]);
      expect(after.text(`#problem-${row}`)).toContain("numero intero");
      expect(after.$(`[role=alert] a[href="#qty-${row}"]`).length).toBe(1);
      expect(after.$(`[name="notes.${row}"]`).attr("value")).toBe("piano");
      expect(after.$("#lines").text().trim()).toBe(`${product.sku} 1`);
      if (name !== "remove-coupon") expect(after.$("#coupon").attr("value")).toBe("MENO5");
      expect(qtyOf(await shop.get("/cart"))).toBe("2");
    },
  );

  it("refuses a post from another site", async () => {
    const { shop, product } = await withRow();
    const fields = { intent: "add", product: String(product.id), qty: "1" };
    expect((await shop.post("/cart", fields, { Origin: "https://e.test" })).status).toBe(403);
    expect((await shop.post("/cart", fields, { Origin: "null" })).status).toBe(403);
  });
});
