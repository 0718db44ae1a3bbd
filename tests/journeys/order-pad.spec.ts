import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { aProduct } from "../support/builders/builders";
import { anOrder } from "../support/builders/order-builder";
import { chooseCustomer, signIn } from "../support/builders/people";
import { anAgentsCustomer, inCart } from "../support/order-pad";

test("an agent types lines, corrects one in place, and adds products of earlier purchases", async ({
  page,
}) => {
  const { agent, customer, name } = await anAgentsCustomer();
  const [one, scarce, usual] = [await aProduct(), await aProduct({ quantity: 3 }), await aProduct()];
  await anOrder({ customer, type: "business", item: usual, qty: 4 });
  await signIn(page, agent);
  await chooseCustomer(page, name);
  await expect(page).toHaveURL("/order-pad");
  const entry = page.getByLabel("Codice o nome, poi quantità");
  await expect(entry).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.type(`6 x ${one.sku}`);
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 riga aggiunta al carrello.").first()).toBeVisible();
  await expect(entry).toBeFocused();
  await page.keyboard.type(`${scarce.sku} 5`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "1 riga da sistemare" })).toBeVisible();
  await expect(page.getByText("Ne restano 3.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(`Quantità della riga “${scarce.sku} 5”`).fill("3");
  await page.getByRole("button", { name: "Riprova tutte" }).click();
  await expect(page.getByRole("heading", { name: "1 riga da sistemare" })).toBeHidden();

  await page.getByLabel(`Quantità: ${usual.name}, ${usual.sku}`).fill("8");
  await page.getByRole("button", { name: "Aggiungi al carrello" }).click();
  await expect(page.getByText("1 riga aggiunta al carrello.").first()).toBeVisible();
  await expect(page.getByLabel(`Quantità: ${usual.name}, ${usual.sku}`)).toHaveValue("");
  expect(await inCart(customer.id)).toEqual([
    { sku: one.sku, qty: 6 },
    { sku: scarce.sku, qty: 3 },
    { sku: usual.sku, qty: 8 },
  ]);
});

test("undo takes back the last add alone, and a second press takes nothing more", async ({ page }) => {
  const { agent, customer, name } = await anAgentsCustomer();
  const malt = await aProduct();
  await signIn(page, agent);
  await chooseCustomer(page, name);
  const enter = async (line: string, total: RegExp) => {
    await page.getByLabel("Codice o nome, poi quantità").fill(line);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: total })).toBeVisible();
  };
  await enter(`2 x ${malt.sku}`, /1 riga nel carrello, 20,00/);
  await enter(`3 x ${malt.sku}`, /1 riga nel carrello, 50,00/);
  await page.getByRole("button", { name: "Annulla l’ultima aggiunta" }).click();
  await expect(page.getByText("Ultima aggiunta annullata.")).toBeVisible();
  expect(await inCart(customer.id)).toEqual([{ sku: malt.sku, qty: 2 }]);
  await expect(page.getByRole("button", { name: "Annulla l’ultima aggiunta" })).toBeHidden();
  await enter(`1 x ${malt.sku}`, /1 riga nel carrello, 30,00/);
  await page
    .getByRole("button", { name: /^Togli|^Rimuovi/ })
    .first()
    .click();
  await expect(page.getByText("Tolto dal carrello.")).toBeVisible();
  expect(await inCart(customer.id)).toEqual([]);
});
