import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { aCustomer, aProduct } from "../support/builders/builders";
import { signIn } from "../support/builders/people";
import { sql } from "../support/worker/worker";

test("a customer adds two products with notes to the wishlist, then to the cart", async ({ page }) => {
  const customer = await aCustomer();
  const [one, two] = [await aProduct({ quantity: 20 }), await aProduct({ quantity: 20 })];
  await signIn(page, customer);
  for (const product of [one, two]) {
    await page.goto(`/p/${product.slug}`);
    await page.getByRole("button", { name: "Aggiungi ai preferiti" }).click();
    await expect(page.getByRole("button", { name: "È nei tuoi preferiti" })).toBeVisible();
    await expect(page).toHaveURL(`/p/${product.slug}`);
  }
  await page.goto("/account/wishlist");
  await expect(page.getByText("2 prodotti.")).toBeVisible();
  await page.getByText("Nota", { exact: true }).first().click();
  await page.getByLabel(`Nota: ${two.name}`).fill("per l’imbottigliamento");
  await page.getByRole("button", { name: new RegExp(`Salva.*${two.name}`) }).click();
  await expect(page.getByText("Nota salvata.")).toBeVisible();
  await expect(page.getByLabel(`Nota: ${two.name}`)).toHaveValue("per l’imbottigliamento");
  await expectAccessible(page);

  await page.getByLabel(`Quantità: ${one.name}`).fill("21");
  await page.getByRole("button", { name: new RegExp(`Aggiungi.*${one.name}`) }).click();
  await expect(page.getByRole("alert")).toContainText("disponibil");
  await expect(page.getByLabel(`Quantità: ${one.name}`)).toHaveValue("21");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Aggiungi tutto al carrello" }).click();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByText("Tutti gli articoli sono nel carrello.")).toBeVisible();
  await page.goto("/account");
  await expect(page.getByRole("link", { name: two.name })).toBeVisible();
  await expectAccessible(page);
});

test("a customer adds an address, corrects it, and deletes another in two steps", async ({ page }) => {
  const customer = await aCustomer();
  await signIn(page, customer);
  await page.goto("/account/addresses");
  await page.getByText("Aggiungi un indirizzo").click();
  const field = (name: string) => page.getByLabel(name);
  await field("Via e numero").fill("Via delle Vigne 27");
  await field("CAP").fill("1410");
  await field("Città").fill("Asti");
  await field("Provincia").fill("AT");
  await page.getByRole("button", { name: "Salva l’indirizzo" }).click();
  await expect(page.getByRole("alert")).toContainText("CAP non valido: scrivilo come 14100");
  // The summary has the focus even if no script sets it.
  await expect(page.getByRole("alert")).toBeFocused();
  await expectAccessible(page);
  await field("CAP").fill("14100");
  await page.getByRole("button", { name: "Salva l’indirizzo" }).click();
  await expect(page.getByText("Indirizzo creato.")).toBeVisible();
  await expect(page.getByText("14100 Asti (AT), Italia")).toBeVisible();

  await page
    .getByRole("button", { name: /Elimina.*Ada Rossi, Via della Prova 1/ })
    .first()
    .click();
  const question = page.getByText("Eliminare «Ada Rossi, Via della Prova 1»?");
  await expect(question).toBeVisible();
  expect(await activeOf(customer.id)).toBe(3);
  await page.getByRole("button", { name: "Elimina", exact: true }).click();
  await expect(page.getByText("Indirizzo eliminato.")).toBeVisible();
  await expect(question).toBeHidden();
  expect(await activeOf(customer.id)).toBe(2);
  await expectAccessible(page);
});

const activeOf = async (user: number) => {
  const [counted] = await sql<{ n: number }>(
    "SELECT count(*) AS n FROM addresses WHERE user_id = ? AND is_active = 1",
    user,
  );
  return counted?.n;
};
