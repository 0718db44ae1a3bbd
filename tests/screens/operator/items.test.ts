// The back office: items, their stock and prices.
import { describe, expect, it } from "vitest";
import { atTheDesk } from "../../support/back-office";
import { intent } from "../../support/browser";
import { aProduct } from "../../support/builders/builders";
import { stockOf } from "../../support/builders/order-builder";
import { operator } from "../../support/operator";
import { api, sql } from "../../support/worker/worker";

describe("/operator/items", () => {
  it("finds an item by its code, and sets its stock and its price", async () => {
    const visitor = await atTheDesk();
    const product = await aProduct({ quantity: 7, priceCents: 1000 });
    const page = await (await visitor.get("/operator/items")).submit("main form:has(#item)", {
      item: product.sku,
    });
    expect(page.text("main")).toContain(product.name);
    const stocked = await page.submit(intent("stock"), { quantity: "12" });
    expect(stocked.text("main")).toContain("L’articolo è stato aggiornato");
    expect(await stockOf(product.id)).toBe(12);
    const retail = 'form:has([name=list][value="retail"])';
    const priced = await stocked.submit(retail, { standard_price: "12,5" });
    expect(priced.$(`${retail} [name=standard_price]`).attr("value")).toBe("12.50");
    const shown = await api(`products/p/${product.id}/?shop_context=b2b`);
    expect(await shown.json()).toMatchObject({ quantity: 12, standard_price: "12.50" });
    const higher = await priced.submit(retail, { special_price: "13" });
    expect(higher.status).toBe(400);
    expect(higher.$(`${retail} [name=special_price]`).attr("aria-invalid")).toBe("true");
    expect(higher.$(`${retail} [name=special_price]`).attr("value")).toBe("13");
    expect((await priced.submit(intent("stock"), { quantity: "-1" })).status).toBe(400);
    expect(await stockOf(product.id)).toBe(12);
  });

  it("keeps the prices of larger quantities, which the form does not show", async () => {
    const product = await aProduct({ priceCents: 1000 });
    const tiers = [{ min_qty: 10, price: "9.00" }];
    const shop = operator();
    await shop.prices.put({ item: product.sku, list: "retail", standard_price: "10.00", tiers });
    const page = await (await atTheDesk()).get(`/operator/items?item=${product.sku}`);
    await page.submit('form:has([name=list][value="retail"])', { standard_price: "11.00" });
    const { prices } = await shop.items.get({ item: product.sku });
    expect(prices).toEqual([expect.objectContaining({ standard_price: "11.00", tiers })]);
  });

  it("leads from a product to its variants, which have the stock", async () => {
    const [variant] = await sql<{ sku: string; parent: string }>(
      "SELECT v.sku, p.sku AS parent FROM products v JOIN products p ON p.id = v.parent_id LIMIT 1",
    );
    const visitor = await atTheDesk();
    const page = await visitor.get(`/operator/items?item=${variant?.parent}`);
    expect(page.$(intent("stock")).length).toBe(0);
    const own = await page.follow(`main a[href$="item=${variant?.sku}"]`);
    expect(own.$(intent("stock")).length).toBe(1);
    expect((await visitor.get("/operator/items?item=nothing")).text("main")).toContain("Nessun articolo");
  });
});
