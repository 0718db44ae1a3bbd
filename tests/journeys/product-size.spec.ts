// The sizes of a product: the page shows the chosen size, and only available sizes can be added.
import { expect, type Page, test } from "@playwright/test";
import { aProduct, aSize } from "../support/builders/builders";
import { live } from "../support/builders/people";

const main = (page: Page) => page.getByRole("main");
const addButton = (page: Page) => page.getByRole("button", { name: "Aggiungi al carrello", exact: true });
const size = (page: Page, name: string) => page.getByRole("radio", { name });

async function aHop() {
  const hop = await aProduct();
  await aSize(hop, { size: "100 g", quantity: 0, priceCents: 300 });
  await aSize(hop, { size: "250 g", quantity: 7, priceCents: 650 });
  const large = await aSize(hop, { size: "1 kg", quantity: 30, priceCents: 2000 });
  const path = `/p/${hop.slug}`;
  return { path, large };
}

test("a sold-out size has no cart button while it is chosen", async ({ page }) => {
  const { path } = await aHop();
  await page.goto(path);
  // The first available size.
  await expect(size(page, "250 g")).toBeChecked();
  await expect(addButton(page)).toBeVisible();
  await size(page, "100 g").check();
  await expect(addButton(page)).toBeHidden();
  await expect(page.getByLabel("Quantità", { exact: true })).toBeHidden();
  await expect(page.getByText("Questo formato al momento non è disponibile")).toBeVisible();
  await expect(main(page).locator("p", { hasText: "Ultimi 7" })).toBeHidden();
  await size(page, "250 g").check();
  await expect(addButton(page)).toBeVisible();
  await expect(page.getByText("Questo formato al momento non è disponibile")).toBeHidden();
});

test("Enter in the quantity field adds the chosen size, even if another size is sold out", async ({
  page,
}) => {
  const { path } = await aHop();
  await page.goto(path);
  await page.getByLabel("Quantità", { exact: true }).fill("3");
  await page.getByLabel("Quantità", { exact: true }).press("Enter");
  await main(page).getByRole("link", { name: "Vai al carrello" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Carrello" })).toBeVisible();
  await expect(page.getByLabel(/^Quantità: /)).toHaveValue("3");
});

test("the page shows the price of the chosen size", async ({ page, javaScriptEnabled }) => {
  const { path, large } = await aHop();
  const price = page
    .getByRole("main")
    .getByText(/\+ IVA/)
    .locator("..")
    .first();
  await page.goto(path);
  await expect(price).toContainText("6,50");
  if (javaScriptEnabled) {
    await live(page);
    await size(page, "1 kg").check();
  } else await page.goto(`${path}?variant=${large.id}`);
  await expect(price).toContainText("20,00");
});
