// The back office without JavaScript: creates a product by hand, from an empty form to the shop.
import { describe, expect, it } from "vitest";
import { ProductExpanded } from "~/contract/products";
import { read } from "../../support/answers";
import { atTheDesk } from "../../support/back-office";
import { browser, type Fields, intent } from "../../support/browser";
import { aProduct } from "../../support/builders/builders";
import { operator } from "../../support/operator";
import { api, sql } from "../../support/worker/worker";

const SAVE = `form ${intent("save")}:not([aria-hidden])`;
const NEW = "/operator/edit/product";
const aName = () => `Prova ${crypto.randomUUID().slice(0, 8)}`;
const categoryBox = async (): Promise<string> =>
  String((await sql("SELECT slug FROM categories WHERE parent_id IS NOT NULL ORDER BY id LIMIT 1"))[0]?.slug);

describe("a new product", () => {
  it("is created in one form with texts, price, stock, weight and category, and shown by the shop", async () => {
    const name = aName();
    const category = await categoryBox();
    const page = await (await atTheDesk()).get(NEW);
    expect(page.html.indexOf("product_texts.0.name")).toBeLessThan(page.html.indexOf("products.0.sku"));
    const tick = page.$(`[type=checkbox][value="${category}"]`);
    const [named] = await sql(
      "SELECT t.name FROM categories c JOIN category_texts t ON t.category_id = c.id AND t.locale = 'it' WHERE c.slug = ?",
      category,
    );
    expect(tick.closest("label").text().trim()).toBe(named?.name);
    const box = tick.attr("name") ?? "";
    const typed: Fields = {
      ...{ "product_texts.0.name": name, "product_texts.0.description": "Una riga\nun’altra" },
      ...{ "product_texts.0.seo_title": `${name} per chi cerca`, [box]: category },
      ...{ "prices.0.standard_price": "9,90", "stock.0.on_hand": "40", "stock.0.weight_g": "270" },
    };
    const wrong = await page.submit(SAVE, {
      ...typed,
      "prices.0.standard_price": "9.9O",
      "products.0.gtin": "12",
    });
    expect(wrong.status).toBe(400);
    for (const field of ["prices.0.standard_price", "products.0.gtin"])
      expect([field, wrong.$(`[id="${field}"]`).attr("aria-invalid")]).toEqual([field, "true"]);
    expect(wrong.$(`[type=checkbox][value="${category}"]`).attr("checked")).toBeDefined();
    expect(wrong.$('[name="stock.0.on_hand"]').attr("value")).toBe("40");
    expect(await sql("SELECT 1 FROM product_texts WHERE name = ?", name)).toEqual([]);

    const saved = await wrong.submit(SAVE, { "prices.0.standard_price": "9,90", "products.0.gtin": "" });
    const sku = name.toUpperCase().replaceAll(" ", "-");
    expect(saved.hops).toEqual([`303 /operator/edit/product?key=${sku}`]);
    const slug = sku.toLowerCase();
    expect((await api(`products/p/${slug}/`)).status).toBe(404);
    const { version } = await operator().catalogue.get({ kind: "product", key: sku });
    await operator().catalogue.save({
      ...{ kind: "product", key: sku, version, parts: { products: [{ sku, is_active: "true" }] } },
    });
    const product = await read(ProductExpanded, await api(`products/p/${slug}/?shop_context=b2b`));
    expect(product).toMatchObject({
      ...{ name, standard_price: "9.90", quantity: 40, description: "<p>Una riga<br>un’altra</p>" },
      ...{ categories: [category], seo: { title: `${name} per chi cerca`, description: "" } },
    });
    const { weight_g } = await operator().items.get({ item: sku });
    expect(weight_g).toBe(270);
    const shown = await browser().get(`/p/${slug}`);
    expect(shown.text("title")).toContain("per chi cerca");
    const [movement] = await sql("SELECT kind, on_hand FROM stock_movements WHERE item_id = ?", product.id);
    expect(movement).toMatchObject({ on_hand: 40 });
    const [history] = await sql("SELECT cents FROM price_history WHERE item_id = ?", product.id);
    expect(history).toEqual({ cents: 990 });
  });

  it("requires a name in the shop's default language; price and stock are optional", async () => {
    const desk = await atTheDesk();
    const page = await desk.get(NEW);
    const unnamed = await page.submit(SAVE, { "products.0.brand": "Rossi" });
    expect(unnamed.status).toBe(400);
    expect(unnamed.$('[name="product_texts.0.name"]').attr("aria-invalid")).toBe("true");
    expect(unnamed.$('[name="products.0.brand"]').attr("value")).toBe("Rossi");
    const saved = await unnamed.submit(SAVE, { "product_texts.0.name": aName() });
    expect(saved.hops).toHaveLength(1);
    expect(saved.text("main")).toContain("manca il prezzo");
    expect(saved.$('[name="prices.0.standard_price"]').length).toBe(0);
  });

  it("is refused as a whole if its code already exists", async () => {
    const taken = await aProduct();
    const page = await (await atTheDesk()).get(NEW);
    const refused = await page.submit(SAVE, {
      ...{ "product_texts.0.name": aName(), "products.0.sku": taken.sku, "prices.0.standard_price": "1" },
    });
    expect(refused.status).toBe(400);
    expect(refused.$('[name="products.0.sku"]').attr("aria-invalid")).toBe("true");
    const { prices } = await operator().items.get({ item: taken.sku });
    expect(prices).toMatchObject([{ standard_price: "10.00" }]);
  });
});

it("a product form keeps the ticked categories, and their positions", async () => {
  const product = await aProduct();
  const desk = await atTheDesk();
  const stored = async () =>
    (await operator().catalogue.get({ kind: "product", key: product.sku })).parts.category_products ?? [];
  const before = await stored();
  const form = await desk.get(`/operator/edit/product?key=${product.sku}`);
  await form.submit(SAVE, { "products.0.brand": "Altra" });
  expect(await stored()).toEqual(before);
  const other = await categoryBox();
  const box = form.$(`[type=checkbox][value="${other}"]`).attr("name") ?? "";
  const saved = await (await desk.get(`/operator/edit/product?key=${product.sku}`)).submit(SAVE, {
    [box]: other,
  });
  expect((await stored()).map(({ category }) => category)).toContain(other);
  await saved.submit(SAVE, { [box]: null });
  expect((await stored()).map(({ category }) => category)).not.toContain(other);
});

it("a product form shows the description of each photo", async () => {
  const [picture] = await sql<{ name: string }>("SELECT name FROM pictures LIMIT 1");
  const product = await aProduct();
  await sql("UPDATE products SET image = ? WHERE id = ?", picture?.name ?? "", product.id);
  const page = await (await atTheDesk()).get(`/operator/edit/product?key=${product.sku}`);
  const saved = await page.submit(intent("photo.describe"), {
    "alt.0.it": "Un sacchetto",
    "alt.0.en": "A bag",
  });
  expect(saved.$('[name="alt.0.en"]').attr("value")).toBe("A bag");
  const { alt } = await operator().pictures.details({ name: picture?.name ?? "" });
  expect(alt).toMatchObject({ it: "Un sacchetto", en: "A bag" });
});
