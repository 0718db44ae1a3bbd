// An incomplete product: its form lists the missing data, and its page leaves out empty fields.
import { expect, it } from "vitest";
import { ErrorBody } from "~/contract/wire";
import { atTheDesk } from "../../support/back-office";
import { browser } from "../../support/browser";
import { aProduct } from "../../support/builders/builders";
import { askOperator } from "../../support/operator";
import { sql } from "../../support/worker/worker";

it("the form of a product without a price warns that customers cannot see it, and links to the price", async () => {
  const [desk, product] = [await atTheDesk(), await aProduct()];
  const form = () => desk.get(`/operator/edit/product?key=${product.sku}`);
  expect((await form()).$(`main a[href="/p/${product.slug}"]`).length).toBe(1);
  await sql("DELETE FROM prices WHERE item_id = ?", product.id);
  const page = await form();
  expect(page.text("main")).toContain("manca il prezzo");
  expect(page.$(`main a[href="/p/${product.slug}"]`).length).toBe(0);
  expect(page.$(`main a[href*="${product.sku}"]`).length).toBeGreaterThan(0);
});

it("a product page omits the brand row without a brand, and keeps the line breaks of the text", async () => {
  const product = await aProduct();
  await sql(
    "UPDATE product_texts SET description = ? WHERE product_id = ?",
    "Prima riga\nSeconda riga",
    product.id,
  );
  const page = await browser().get(`/p/${product.slug}`);
  expect(
    page
      .$("main dt")
      .toArray()
      .map((one) => page.$(one).text()),
  ).not.toContain("Marca");
  expect(page.html).toContain("Prima riga<br>Seconda riga");
  const branded = await aProduct();
  await sql("UPDATE products SET brand = 'Torchio & Figli' WHERE id = ?", branded.id);
  expect((await browser().get(`/p/${branded.slug}`)).text("main")).toContain("Marca");
});

it("missing data of a new product are named by field label instead of file column", async () => {
  const parts = { products: [{ sku: `NEW-${crypto.randomUUID().slice(0, 8)}` }] };
  const answer = await askOperator("catalogue/product/?locale=en", {
    method: "POST",
    body: JSON.stringify({ parts }),
  });
  const refused = ErrorBody.parse(await answer.json());
  expect(answer.status).toBe(400);
  expect(refused.error_list.map(({ field }) => field)).toContain("products.0.slug");
  for (const { message } of refused.error_list) expect(message).not.toMatch(/column/i);
});
