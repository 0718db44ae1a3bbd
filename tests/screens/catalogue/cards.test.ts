import { describe, expect, it } from "vitest";
import { browser, type Page } from "../../support/browser";
import { aProduct, aSize, type Product } from "../../support/builders/builders";
import { freshFacts } from "../../support/operator";
import { sql } from "../../support/worker/worker";

const listed = ({ name }: Product) => browser().get(`/p?search=${encodeURIComponent(name)}&view=grid`);
const cardOf = (page: Page, { name }: Product) => page.$(`main li:has(h3:contains("${name}"))`).first();

describe("a card of a list", () => {
  it("shows only the fields that the operator marked, in the shop's order", async () => {
    const product = await aProduct();
    for (const [key, value] of [
      ["spares", "yes"],
      ["volume_l", "12.5"],
      ["flavour", "citrus"],
      ["flavour", "herbal"],
    ])
      await sql(
        "INSERT INTO product_fields (product_id, field_id, value) SELECT ?, id, ? FROM custom_fields WHERE key = ?",
        product.id,
        value ?? "",
        key ?? "",
      );
    await freshFacts();
    const card = cardOf(await listed(product), product).text();
    expect(card).toMatch(/agrumi, erbe · Volume 12,5\sl/);
    expect(card).not.toContain("Ricambi");
  });

  it("omits values that the name already contains", async () => {
    const product = await aProduct();
    const name = `${product.name} 12,5 l Ø 18 cm`;
    await sql("UPDATE product_texts SET name = ? WHERE product_id = ?", name, product.id);
    for (const [key, value] of [
      ["volume_l", "12.5"],
      ["flavour", "citrus"],
    ])
      await sql(
        "INSERT INTO product_fields (product_id, field_id, value) SELECT ?, id, ? FROM custom_fields WHERE key = ?",
        product.id,
        value ?? "",
        key ?? "",
      );
    await freshFacts();
    const card = cardOf(await listed(product), product).text();
    expect(card).toContain("agrumi");
    expect(card).not.toContain("Volume");
  });

  it("offers the sizes, and adds the chosen one to the cart", async () => {
    const product = await aProduct();
    await aSize(product, { size: "50 g", priceCents: 300 });
    const larger = await aSize(product, { size: "1 kg", priceCents: 4000 });
    const page = await listed(product);
    const card = page.text(`main li:has(h3:contains("${product.name}"))`);
    for (const said of ["50 g", "3,00 € + IVA", "1 kg", "40,00 € + IVA"]) expect(card).toContain(said);
    const added = await page.submit(
      `main form[action="/cart"]:has([value="${larger.id}"]) button[value=add]`,
      {
        product: String(larger.id),
      },
    );
    expect(added.text('[role="status"]')).toContain(larger.name);
  });

  it("disables a sold-out size, and links to the sizes that do not fit", async () => {
    const product = await aProduct();
    await aSize(product, { size: "250 g", quantity: 0 });
    for (const size of ["500 g", "750 g", "1000 g"]) await aSize(product, { size });
    const page = await listed(product);
    const card = cardOf(page, product);
    const radios = card.find("input[type=radio]").toArray();
    expect(radios.map(({ attribs }) => ["disabled" in attribs, "checked" in attribs])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    expect((await page.follow(`main a[aria-label*="Scegli la variante: ${product.name}"]`)).url).toBe(
      `/p/${product.slug}`,
    );
  });

  it("links to the product if its sizes differ in more than one field", async () => {
    const product = await aProduct();
    const size = await aSize(product, { size: "100" });
    const value = (text: string) => ({ it: text, en: text, es: text });
    await sql(
      "UPDATE products SET attributes = ? WHERE id = ?",
      JSON.stringify([
        { key: "size", value: value("100") },
        { key: "colour", value: value("oro") },
      ]),
      size.id,
    );
    await freshFacts();
    const card = cardOf(await listed(product), product);
    expect(card.find("input[type=radio]")).toHaveLength(0);
    expect(card.text()).toContain("Scegli la variante");
  });

  it("has a tag only if it is informative, and never over the picture", async () => {
    const all = await browser().get("/p?bestseller=1&view=grid");
    expect(all.$("main li:has(h3)").text()).not.toContain("Più venduto");
    const product = await aProduct();
    await sql("UPDATE products SET bestseller = 1 WHERE id = ?", product.id);
    const others = await Promise.all([aProduct(), aProduct(), aProduct(), aProduct()]);
    await freshFacts();
    const few = await browser().get("/p?search=prova&order_by=create_date-desc&view=grid");
    expect(cardOf(few, product).text()).toContain("Più venduto");
    expect(cardOf(few, others[0]).text()).not.toContain("Più venduto");
    expect(cardOf(few, product).find("h3").closest("li > *").text()).toContain("Più venduto");
  });
});

describe("the list of all products", () => {
  it("filters only by fields that most of its products have; a category filters by its own fields", async () => {
    const all = await browser().get("/p?view=grid");
    expect(all.$('form[aria-label="Filtri"] [name^="cf."]')).toHaveLength(0);
    const hops = await browser().get("/c/luppoli?view=grid");
    expect(hops.$('form[aria-label="Filtri"] [name="cf.origin"]').length).toBeGreaterThan(1);
  });
});
