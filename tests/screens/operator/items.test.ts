// The back office: items, their stock and prices.
import { describe, expect, it } from "vitest";
import { atTheDesk } from "../../support/back-office";
import { intent } from "../../support/browser";
import { aProduct, aSize } from "../../support/builders/builders";
import { stockOf } from "../../support/builders/order-builder";
import { operator } from "../../support/operator";
import { api, sql } from "../../support/worker/worker";

describe("/operator/items", () => {
  it("finds an item by its code, and changes its stock and its price", async () => {
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
    expect(priced.$(`${retail} [name=standard_price]`).attr("value")).toBe("12,50");
    const shown = await api(`products/p/${product.id}/?shop_context=b2b`);
    expect(await shown.json()).toMatchObject({ quantity: 12, standard_price: "12.50" });
    const higher = await priced.submit(retail, { special_price: "13" });
    expect(higher.status).toBe(400);
    expect(higher.$(`${retail} [name=special_price]`).attr("aria-invalid")).toBe("true");
    expect(higher.$(`${retail} [name=special_price]`).attr("value")).toBe("13");
    expect((await priced.submit(intent("stock"), { quantity: "-1" })).status).toBe(400);
    expect(await stockOf(product.id)).toBe(12);
  });

  it("shows the tiers of a price in its form, with a hint on their format", async () => {
    const product = await aProduct({ priceCents: 1000 });
    const tiers = [{ min_qty: 10, price: "9.00" }];
    const shop = operator();
    await shop.prices.put({ item: product.sku, list: "retail", standard_price: "10.00", tiers });
    const page = await (await atTheDesk()).get(`/operator/items?item=${product.sku}`);
    const retail = 'form:has([name=list][value="retail"])';
    const saved = await page.submit(retail, { standard_price: "11.00", tiers: "10: 9,00\n50: 8,5" });
    const { prices } = await shop.items.get({ item: product.sku });
    const rising = [...tiers, { min_qty: 50, price: "8.50" }];
    expect(prices).toEqual([expect.objectContaining({ standard_price: "11.00", tiers: rising })]);
    const wrong = await saved.submit(retail, { tiers: "molti: pochi" });
    expect(wrong.status).toBe(400);
    expect(wrong.$(`${retail} [name=tiers]`).attr("aria-invalid")).toBe("true");
  });

  it("shows the second of two editors both prices, and saves the second one after a confirmation", async () => {
    const product = await aProduct({ priceCents: 1000 });
    const [first, second] = [await atTheDesk(), await atTheDesk()];
    const path = `/operator/items?item=${product.sku}`;
    const [one, two] = [await first.get(path), await second.get(path)];
    const retail = 'form:has([name=list][value="retail"])';
    await one.submit(retail, { standard_price: "12" });
    const refused = await two.submit(retail, { standard_price: "13" });
    expect(refused.status).toBe(409);
    expect(refused.$(`${retail} [name=standard_price]`).attr("value")).toBe("13");
    expect(refused.text(retail)).toContain("Qualcun altro ha salvato: 12,00");
    await refused.submit(retail);
    const { prices } = await operator().items.get({ item: product.sku });
    expect(prices).toMatchObject([{ standard_price: "13.00" }]);
  });

  it("changes stock with a reason, which the item's stock movements show", async () => {
    const product = await aProduct({ quantity: 7 });
    const desk = await atTheDesk();
    const page = await desk.get(`/operator/items?item=${product.sku}`);
    const changed = await page.submit(intent("stock"), { change: "-2", reason: "Rotto" });
    expect(changed.text("#movements tbody")).toMatch(/Rettifica.*-2.*Rotto/);
    expect(await stockOf(product.id)).toBe(5);
    const list = await desk.get(`/operator/stock?search=${product.sku}`);
    await list.submit(`main tr form`, { change: "+10", reason: "Arrivo" });
    expect(await stockOf(product.id)).toBe(15);
    const none = await desk.get(`/operator/stock?search=${product.sku}`);
    const refused = await none.submit(`main tr form`, { change: "-100" });
    expect(refused.status).toBe(409);
    expect(refused.text("main")).toContain("15");
  });

  it("links from a product to its variants, which have the stock", async () => {
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

  it("shows the variants of a product as a grid, and saves all of them or none", async () => {
    const product = await aProduct();
    const [small, large] = [
      await aSize(product, { size: "50 g" }),
      await aSize(product, { size: "1 kg", quantity: 4 }),
    ];
    const desk = await atTheDesk();
    const page = await desk.get(`/operator/items?item=${product.sku}`);
    expect(page.text("main table")).toMatch(/50 g.*1 kg/);
    const wrong = await page.submit(intent("grid"), {
      [`price.${small.id}`]: "11,5",
      [`price.${large.id}`]: "molto",
    });
    expect(wrong.status).toBe(400);
    expect(wrong.$(`[name="price.${large.id}"]`).attr("aria-invalid")).toBe("true");
    const tooFew = await wrong.submit(intent("grid"), {
      [`price.${large.id}`]: "20",
      [`change.${large.id}`]: "-5",
    });
    expect(tooFew.status).toBe(409);
    const before = await operator().variantGrid.get({ item: product.sku });
    expect(before.results).toMatchObject([{ price: "10.00" }, { price: "10.00", quantity: 4 }]);
    const saved = await tooFew.submit(intent("grid"), {
      [`change.${large.id}`]: "+3",
      [`gtin.${small.id}`]: "2000001000014",
      [`weight_g.${large.id}`]: "1050",
      reason: "Arrivo",
    });
    expect(saved.hops).toHaveLength(1);
    const { results } = await operator().variantGrid.get({ item: product.sku });
    expect(results).toMatchObject([
      { price: "11.50", gtin: "2000001000014" },
      { price: "20.00", quantity: 7, weight_g: 1050 },
    ]);
  });

  it("marks the grid row that another person has saved, with both values", async () => {
    const product = await aProduct();
    const size = await aSize(product, { size: "50 g" });
    const [first, second] = [await atTheDesk(), await atTheDesk()];
    const path = `/operator/items?item=${product.sku}`;
    const [one, two] = [await first.get(path), await second.get(path)];
    await one.submit(intent("grid"), { [`price.${size.id}`]: "12" });
    const refused = await two.submit(intent("grid"), { [`price.${size.id}`]: "13" });
    expect(refused.status).toBe(409);
    expect(refused.$(`[name="price.${size.id}"]`).attr("value")).toBe("13");
    expect(refused.text("main table")).toContain("Qualcun altro ha salvato: 12,00");
    await refused.submit(intent("grid"));
    const { results } = await operator().variantGrid.get({ item: product.sku });
    expect(results).toMatchObject([{ price: "13.00" }]);
  });
});
