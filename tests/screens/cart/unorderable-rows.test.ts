// Cart rows that cannot be ordered: no longer sold, or with a quantity that the shop does not sell.
import { describe, expect, it } from "vitest";
import { type Browser, browser, intent, type Page } from "../../support/browser";
import { aCustomer, aProduct, aSize } from "../../support/builders/builders";
import { anOrder } from "../../support/builders/order-builder";
import { signedIn } from "../../support/orders-page";
import { sql } from "../../support/worker/worker";

const add = (shop: Browser, product: number, qty: string) =>
  shop.post("/cart", { intent: "add", product: String(product), qty });
const rowOf = (page: Page, name: string) => page.$(`main tbody tr:contains("${name}")`);

describe("a row with a product that is no longer sold", () => {
  it.each([
    ["hidden", (id: number) => sql("UPDATE products SET is_active = 0 WHERE id = ?", id)],
    ["without a price", (id: number) => sql("DELETE FROM prices WHERE item_id = ?", id)],
    [
      "now sold in sizes",
      (id: number) => aSize({ id, sku: `T-${id}`, slug: "", name: "" }, { size: "50 g" }),
    ],
  ])("%s: is shown with the reason, blocks the order, and can be removed", async (_, make) => {
    for (const shop of [await signedIn((await aCustomer()).username), browser()]) {
      const [gone, other] = [await aProduct({ priceCents: 2000 }), await aProduct({ priceCents: 2000 })];
      await add(shop, gone.id, "2");
      await add(shop, other.id, "2");
      await make(gone.id);
      const cart = await shop.get("/cart");
      const row = rowOf(cart, gone.name);
      expect(row.text()).toContain("Non è più in vendita: toglilo dal carrello");
      expect(row.find('[name^="qty."], a')).toHaveLength(0);
      const checkout = await shop.get("/cart/checkout");
      expect(checkout.text("main [role=alert]")).toContain(
        `${gone.name}: Non è più in vendita: toglilo dal carrello`,
      );
      const action = row.find('button[value="remove"]').attr("formaction") ?? "";
      const removed = await cart.submit(`button[formaction="${action}"]`);
      expect([removed.url, rowOf(removed, gone.name).length, rowOf(removed, other.name).length]).toEqual([
        ...["/cart", 0, 1],
      ]);
    }
  });
});

describe("a product with a minimum and a step", () => {
  it("starts at the first multiple that reaches the minimum, on its page and its card", async () => {
    const shop = await signedIn((await aCustomer()).username);
    const product = await aProduct({ minQty: 5, qtyStep: 4, quantity: 100 });
    const page = await shop.get(`/p/${product.slug}`);
    expect(page.$("#qty").attr("value")).toBe("8");
    expect(page.text("#qty-hint")).toContain("Minimo 8, multipli di 4.");
    const list = await shop.get(`/p?search=${product.sku}`);
    const card = list.$(`form:has(input[name="product"][value="${product.id}"])`);
    expect(card.find('input[name="qty"]').attr("value")).toBe("8");
    await page.submit(intent("add"));
    const cart = await shop.get("/cart");
    expect(rowOf(cart, product.name).find('[name^="qty."]').attr("value")).toBe("8");
  });

  it("suggests the nearest valid quantity once, and its buttons step by multiples", async () => {
    const shop = await signedIn((await aCustomer()).username);
    const product = await aProduct({ minQty: 4, qtyStep: 4, quantity: 10 });
    const odd = await add(shop, product.id, "6");
    expect(odd.text("main")).toContain("Solo multipli di 4: la quantità più vicina è 8");
    const many = await add(shop, product.id, "12");
    expect(many.text("main")).toContain(
      "La quantità non è disponibile. Ne restano 10. In tutto puoi ordinarne 8.",
    );
    const cart = await add(shop, product.id, "4");
    const plus = cart.$(`button[formaction*="step=4"]`).attr("formaction") ?? "";
    const [name = ""] = cart
      .$('[name^="qty."]')
      .toArray()
      .map((one) => cart.$(one).attr("name") ?? "");
    const more = await cart.submit(`button[formaction="${plus}"]`, { [name]: "5" });
    expect(more.$(`[name="${name}"]`).attr("value")).toBe("8");
    const stepped = await shop.get(`/p/${product.slug}?qty=5&step=-4`);
    expect(stepped.$("#qty").attr("value")).toBe("4");
  });

  it("cannot be bought if the stock is below the minimum, with a message", async () => {
    const shop = await signedIn((await aCustomer()).username);
    const product = await aProduct({ minQty: 5, quantity: 3 });
    const page = await shop.get(`/p/${product.slug}`);
    expect(page.text("main")).toContain("Ne restano 3: si vende da 5, per ora non si può ordinare");
    expect(page.$("main #qty")).toHaveLength(0);
    for (const qty of ["1", "3", "5"]) {
      const refused = await add(shop, product.id, qty);
      expect(refused.text("main")).toContain("Sono meno della quantità minima: per ora non si può ordinare.");
    }
    const list = await shop.get(`/p?search=${product.sku}`);
    expect(list.$(`form[action="/cart"]:has(input[name="product"][value="${product.id}"])`)).toHaveLength(0);
  });

  it("shows at a reorder which quantity can be bought", async () => {
    const customer = await aCustomer();
    const product = await aProduct({ minQty: 4, qtyStep: 4, quantity: 10 });
    const order = await anOrder({ customer, item: product, qty: 5 });
    const page = await (await signedIn(customer.username)).get(`/account/orders/${order.id}`);
    const cart = await page.submit(intent("reorder"));
    expect(cart.text("main")).toContain("Solo multipli di 4: la quantità più vicina è 4");
  });
});
