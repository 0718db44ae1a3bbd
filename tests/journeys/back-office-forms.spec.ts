// The back office's forms after hydration: the shop's own error messages, and no loss of typed values.
import { expect, type Page, test } from "@playwright/test";
import { aProduct } from "../support/builders/builders";
import { live, signInOperator } from "../support/builders/people";

const main = (page: Page) => page.getByRole("main");
const field = (page: Page, id: string) => page.locator(`[id="${id}"]`);

/** Expects a message at each of these fields, and the summary with the focus. */
async function expectRefused(page: Page, fields: string[], message: string | RegExp) {
  const summary = main(page).getByRole("alert").first();
  await expect(summary).toBeFocused();
  for (const id of fields) {
    await expect(field(page, id)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, `${id}-error`)).toHaveText(message);
    await expect(summary.locator(`a[href="#${id}"]`)).toHaveCount(1);
  }
}

const REQUIRED = "Campo obbligatorio";

test("a record form shows the shop's message at each empty required field, and keeps the typed values", async ({
  page,
}) => {
  await signInOperator(page);
  await page.goto("/operator/edit/manufacturer");
  await live(page);
  await field(page, "manufacturers.0.address").fill("Via delle Vigne 27");
  const save = main(page).getByRole("button", { name: "Salva", exact: true });
  await save.click();
  const named = ["manufacturers.0.name", "manufacturers.0.country"];
  await expectRefused(page, named, /./);
  await expect(field(page, "manufacturers.0.address")).toHaveValue("Via delle Vigne 27");
  const name = `Prova ${crypto.randomUUID().slice(0, 8)}`;
  await field(page, "manufacturers.0.name").fill(name);
  await save.click();
  await expectRefused(page, ["manufacturers.0.country"], /./);
  await expect(field(page, "manufacturers.0.name-error")).toHaveCount(0);
  await expect(field(page, "manufacturers.0.name")).toHaveValue(name);
  await expect(field(page, "manufacturers.0.address")).toHaveValue("Via delle Vigne 27");
});

test("a grid of variants keeps the typed values while rows are added, and when a row is refused", async ({
  page,
}) => {
  const product = await aProduct();
  await signInOperator(page);
  await page.goto(`/operator/edit/variants?key=${product.sku}`);
  await live(page);
  await field(page, "products.0.sku").fill(`${product.sku}-A`);
  await main(page).getByRole("button", { name: "Aggiungi righe" }).click();
  await expect(field(page, "products.3.sku")).toBeVisible();
  await expect(field(page, "products.0.sku")).toHaveValue(`${product.sku}-A`);
  await field(page, "products.3.sku").fill(`${product.sku}-B`);
  await field(page, "products.3.gtin").fill("123");
  // Uses the keyboard: the button is in a sticky bar at the bottom of the window, which moves with the page.
  await main(page).getByRole("button", { name: "Salva", exact: true }).press("Enter");
  await expectRefused(page, ["products.3.gtin"], /./);
  await expect(field(page, "products.0.sku")).toHaveValue(`${product.sku}-A`);
  await expect(field(page, "products.3.sku")).toHaveValue(`${product.sku}-B`);
});

test("the forms of prices, stock, customers and people show messages beside their fields", async ({
  page,
}) => {
  const product = await aProduct({ priceCents: 1000, quantity: 5 });
  await signInOperator(page);
  await page.goto(`/operator/items?item=${product.sku}`);
  await live(page);
  const price = page.getByRole("form", { name: "Listino retail" });
  await field(page, "retail.standard_price").fill("");
  await field(page, "retail.tiers").fill("10: 9,00");
  await price.getByRole("button", { name: "Salva il prezzo" }).click();
  await expectRefused(page, ["retail.standard_price"], REQUIRED);
  await expect(field(page, "retail.tiers")).toHaveValue("10: 9,00");
  await field(page, "change").fill("molti");
  await main(page).locator('[name=intent][value="stock"]').click();
  await expectRefused(page, ["change"], /./);
  await field(page, "change").fill("+3");
  await main(page).locator('[name=intent][value="stock"]').click();
  await expect(page.getByText("L’articolo è stato aggiornato.")).toBeVisible();
  await expect(field(page, "change")).toHaveValue("");
  await expect(main(page).locator("[aria-invalid=true]")).toHaveCount(0);
  await page.goto("/operator/people");
  await live(page);
  await field(page, "name").fill("Ada Rossi");
  await main(page).locator('[name=intent][value="invite"]').click();
  await expectRefused(page, ["email"], REQUIRED);
  await expect(field(page, "name")).toHaveValue("Ada Rossi");
});
