// The back office without JavaScript: generates variants from options, then edits their prices and stock in one
// form.
import { describe, expect, it } from "vitest";
import { Product } from "~/contract/products";
import { read } from "../../support/answers";
import { atTheDesk } from "../../support/back-office";
import { browser, intent, type Page } from "../../support/browser";
import { aProduct } from "../../support/builders/builders";
import { operator } from "../../support/operator";
import { api, sql } from "../../support/worker/worker";

const GRID = `${intent("grid")}:not([aria-hidden])`;
const valuesOf = (page: Page, column: string) =>
  page
    .$(`[name^="${column}."]`)
    .map((_, field) => page.$(field).val() as string)
    .get();

describe("variants generated from options", () => {
  it("are created once each, and saved with price, stock, weight, VAT class and GTIN in one form", async () => {
    const product = await aProduct({ priceCents: 990 });
    const desk = await atTheDesk();
    const page = await desk.get(`/operator/edit/variants?key=${product.sku}`);
    const grid = await page.submit(intent("generate"), {
      ...{ "options.0.name": "Peso", "options.0.values": "250 g, 1 kg" },
      ...{
        "options.1.name": "Macinatura",
        "options.1.values": "it: chicchi | en: beans\nit: moka | en: moka pot",
      },
    });
    expect(grid.hops).toEqual([`303 /operator/items?item=${product.sku}`]);
    expect(grid.text("main table")).toMatch(/250 g, chicchi.*250 g, moka.*1 kg, chicchi.*1 kg, moka/);
    // Each variant starts with the product's own price.
    expect(valuesOf(grid, "price")).toEqual(["9,90", "9,90", "9,90", "9,90"]);

    const filled = await grid.submit(intent("fill"), { "all.change": "12", "all.weight_g": "270" });
    expect(filled.status).toBe(200);
    expect(valuesOf(filled, "weight_g")).toEqual(["270", "270", "270", "270"]);
    const [first, second] = (await operator().variantGrid.get({ item: product.sku })).results;
    expect(first).toMatchObject({ price: null, quantity: 0, weight_g: null });

    const wrong = await filled.submit(GRID, {
      [`price.${first?.item}`]: "9.9O",
      [`gtin.${second?.item}`]: "8001234000018",
      [`vat_class.${first?.item}`]: "reduced",
    });
    expect(wrong.status).toBe(400);
    expect(wrong.$(`[name="price.${first?.item}"]`).attr("aria-invalid")).toBe("true");
    expect(wrong.text(`[id="gtin.${second?.item}-error"]`)).toContain("cifra di controllo");
    expect(valuesOf(wrong, "change")).toEqual(["12", "12", "12", "12"]);
    const saved = await wrong.submit(GRID, {
      [`price.${first?.item}`]: "8,80",
      [`gtin.${second?.item}`]: "2000001000014",
    });
    expect(saved.hops).toHaveLength(1);
    expect((await operator().variantGrid.get({ item: product.sku })).results).toMatchObject([
      { price: "8.80", quantity: 12, weight_g: 270, vat_class: "reduced" },
      { price: "9.90", quantity: 12, weight_g: 270, vat_class: "", gtin: "2000001000014" },
      { price: "9.90", quantity: 12 },
      { price: "9.90", quantity: 12 },
    ]);
    const [stored] = await sql("SELECT vat_class FROM products WHERE id = ?", first?.item ?? 0);
    expect(stored).toEqual({ vat_class: "reduced" });
    expect((await browser().get(`/p/${product.slug}`)).text("main")).toMatch(/chicchi/);

    const variants = await desk.get(`/operator/edit/variants?key=${product.sku}`);
    // The demo has a custom field with this name.
    expect(variants.text('[name$=".attributes"]')).toContain(
      "Peso = 250 g milling = it: chicchi | en: beans | es: chicchi",
    );
    const more = await variants.submit(intent("generate"), {
      ...{ "options.0.name": "Peso", "options.0.values": "250 g, 500 g, 1 kg" },
      ...{ "options.1.name": "macinatura", "options.1.values": "it: chicchi, it: moka" },
    });
    expect(more.text("main")).toContain("Ora ci sono 6 varianti");
    const after = (await operator().variantGrid.get({ item: product.sku })).results;
    expect(after.map(({ price }) => price)).toEqual(["8.80", "9.90", "9.90", "9.90", null, null]);
  });

  it("are refused beside the option, with all typed values and nothing created", async () => {
    const product = await aProduct();
    const page = await (await atTheDesk()).get(`/operator/edit/variants?key=${product.sku}`);
    const number = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, n) => `v${from + n}`).join("\n");
    const many = await page.submit(intent("generate"), {
      ...{ "options.0.name": "A", "options.0.values": number(0, 20) },
      ...{ "options.2.name": "B", "options.2.values": number(0, 6) },
    });
    expect(many.status).toBe(400);
    expect(many.text('[id="options.0.values-error"]')).toContain("100");
    expect(many.$('[name="options.2.name"]').attr("value")).toBe("B");
    const twice = await many.submit(intent("generate"), {
      ...{ "options.0.values": "S, M", "options.2.name": "a", "options.2.values": "x" },
    });
    expect(twice.text('[id="options.2.name-error"]')).toContain("stesso nome");
    const empty = await page.submit(intent("generate"), { "options.1.name": "Colore" });
    expect(empty.$('[name="options.1.values"]').attr("aria-invalid")).toBe("true");
    expect((await page.submit(intent("generate"))).status).toBe(400);
    expect((await operator().variantGrid.get({ item: product.sku })).results).toEqual([]);
  });

  it("are refused if another product has the code of a variant", async () => {
    const product = await aProduct();
    const other = await aProduct();
    await sql("UPDATE products SET sku = ? WHERE id = ?", `${product.sku}-S`, other.id);
    const page = await (await atTheDesk()).get(`/operator/edit/variants?key=${product.sku}`);
    const made = await page.submit(intent("generate"), {
      ...{ "options.0.name": "Misura", "options.0.values": "S" },
    });
    expect(made.status).toBe(400);
    expect(made.$('[name="options.0.values"]').attr("aria-invalid")).toBe("true");
  });
});

it("a description typed with line breaks and a list is previewed as HTML, and shown so once it is saved", async () => {
  const product = await aProduct();
  const desk = await atTheDesk();
  const form = await desk.get(`/operator/edit/product?key=${product.sku}`);
  const name = "product_texts.0.description";
  const typed = "Meno di < 5 g\nper **tazza**\n\n- uno\n- due";
  const shown = "<p>Meno di &lt; 5 g<br>per <strong>tazza</strong></p><ul><li>uno</li><li>due</li></ul>";
  const preview = await form.submit(intent("preview"), { [name]: typed });
  expect(preview.status).toBe(200);
  expect(preview.html).toContain(shown);
  expect(preview.$(`[name="${name}"]`).val()).toBe(typed);
  expect(await read(Product, await api(`products/p/${product.slug}/`))).not.toMatchObject({
    description: shown,
  });
  const saved = await preview.submit(`form ${intent("save")}:not([aria-hidden])`);
  expect(saved.$(`[name="${name}"]`).val()).toBe(typed);
  expect(await read(Product, await api(`products/p/${product.slug}/`))).toMatchObject({ description: shown });
  expect((await browser().get(`/p/${product.slug}`)).html).toContain(
    "<strong>tazza</strong></p><ul><li>uno</li>",
  );
});
