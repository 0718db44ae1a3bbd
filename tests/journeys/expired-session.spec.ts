import { expect, test } from "@playwright/test";
import { aCustomer, aProduct } from "../support/builders/builders";
import { addToCart, signIn } from "../support/builders/people";
import { sql } from "../support/worker/worker";

test("Back after signing in leads to the login instead of a form to send again", async ({ page }) => {
  const customer = await aCustomer();
  await signIn(page, customer);
  await page.goBack();
  await expect(page.getByRole("banner")).toBeVisible();
});

test("a form sent after the session has ended waits for its own user, unsent", async ({ page }) => {
  const customer = await aCustomer();
  const malt = await aProduct({ quantity: 20, priceCents: 3000 });
  await signIn(page, customer);
  await addToCart(page, malt.slug, 2);
  await page.getByRole("button", { name: "Vai alla cassa" }).click();
  await page.getByText("Aggiungi una nota o un riferimento").click();
  await page.getByLabel("Note per il magazzino").fill("Lasciare al vicino");
  await sql("DELETE FROM tokens WHERE user_id = ?", customer.id);
  await page.getByRole("button", { name: "Ordine con obbligo di pagare" }).click();

  await expect(page).toHaveURL(/\/auth\/login/);
  expect(await sql("SELECT id FROM orders WHERE customer_id = ?", customer.id)).toEqual([]);
  await page.getByLabel("E-mail o nome utente").fill(customer.username);
  await page.getByRole("button", { name: "Continua" }).click();
  await page.getByRole("textbox", { name: "Password" }).fill(customer.password);
  await page.getByRole("main").getByRole("button", { name: "Accedi" }).click();
  await expect(page).toHaveURL(/\/cart\/checkout/);
  await expect(page.getByLabel("Note per il magazzino")).toHaveValue("Lasciare al vicino");
  expect(await sql("SELECT id FROM orders WHERE customer_id = ?", customer.id)).toEqual([]);
});

test("a page that the browser has kept whole shows nothing of somebody who has signed out since", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "a browser without scripts decides alone");
  const customer = await aCustomer();
  await signIn(page, customer);
  await page.goto("/account/addresses");
  await expect(page.getByText("Via della Prova 1").first()).toBeVisible();
  await sql("DELETE FROM tokens WHERE user_id = ?", customer.id);
  const comeBack = () =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await comeBack();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByText("Via della Prova 1")).toHaveCount(0);
  // A page that is the same for everybody is not reloaded.
  await page.context().clearCookies();
  await page.goto("/p");
  await page.evaluate(() => document.body.classList.add("kept"));
  await comeBack();
  await expect(page.locator("body.kept")).toBeVisible();
});
