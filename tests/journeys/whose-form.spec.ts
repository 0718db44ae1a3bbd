// Two tabs of one browser: a form in the first tab is sent after the second tab has changed the user or the
// customer.
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { aCustomer, aProduct } from "../support/builders/builders";
import { addToCart, chooseCustomer, signIn } from "../support/builders/people";
import { anAgentsCustomer } from "../support/order-pad";
import { sql } from "../support/worker/worker";

const NOTE = "Lasciare al vicino";
const ORDER = "Ordine con obbligo di pagare";

/** Opens the checkout of the first customer and types a note. */
async function atCheckout(page: Page) {
  const { agent, ...one } = await anAgentsCustomer();
  const other = await anAgentsCustomer(agent);
  const cork = await aProduct({ quantity: 50, priceCents: 6000 });
  await signIn(page, agent);
  await chooseCustomer(page, other.name);
  await addToCart(page, cork.slug, 1);
  await page.goto("/customers");
  await chooseCustomer(page, one.name);
  await addToCart(page, cork.slug, 2);
  await page.getByRole("button", { name: "Vai alla cassa" }).click();
  await expect(page).toHaveURL("/cart/checkout");
  await page.getByLabel("Note per il magazzino").fill(NOTE);
  return { one: { ...one.customer, name: one.name }, other: { ...other.customer, name: other.name } };
}

async function inSecondTab(context: BrowserContext, path: string, act: (tab: Page) => Promise<void>) {
  const tab = await context.newPage();
  await tab.goto(path);
  await act(tab);
  await tab.close();
}

const ordersOf = (...customers: number[]) =>
  sql("SELECT id FROM orders WHERE customer_id IN (?, ?)", customers[0] ?? 0, customers[1] ?? 0);

test("another customer chosen in a second tab: the order is not placed, and keeps its note until the agent switches back", async ({
  page,
  context,
}) => {
  const { one, other } = await atCheckout(page);
  await inSecondTab(context, "/customers", (tab) => chooseCustomer(tab, other.name));
  await page.getByRole("button", { name: ORDER }).click();
  const refused = page.getByRole("alert").filter({ hasText: "Questo modulo era di un altro cliente" });
  await expect(refused).toContainText("L’ordine non è stato inviato.");
  await expect(refused).toContainText(one.name);
  await expect(refused).toContainText(`Adesso compri per ${other.name}`);
  await expect(refused).toContainText(NOTE);
  await expectAccessible(page);
  await expect(page.getByRole("button", { name: ORDER })).toHaveCount(0);
  await page.getByRole("button", { name: `Torna a ${one.name}` }).click();
  await expect(page).toHaveURL("/cart/checkout");
  await expect(page.getByText(`Stai comprando per ${one.name}`)).toBeVisible();
  await expect(page.getByLabel("Note per il magazzino")).toHaveValue(NOTE);
  // Late scripts request the page's data again: the note must still be there after hydration.
  await page.getByLabel("Note per il magazzino").press("End");
  await page.reload();
  await expect(page.getByLabel("Note per il magazzino")).toHaveValue(NOTE);
  expect(await ordersOf(one.id, other.id)).toEqual([]);
  await page.getByRole("button", { name: ORDER }).click();
  await expect(page).toHaveURL(/order-complete|\/pay\//);
  expect([await ordersOf(one.id), await ordersOf(other.id)]).toEqual([[expect.anything()], []]);
});

test("the customer released in a second tab: the agent sees that nothing was ordered, and finds the form after choosing again", async ({
  page,
  context,
}) => {
  const { one, other } = await atCheckout(page);
  await inSecondTab(context, "/customers", async (tab) => {
    await tab.getByRole("button", { name: /^Lascia/ }).click();
    await expect(tab.getByText(`Stai comprando per ${one.name}`)).toHaveCount(0);
  });
  await page.getByRole("button", { name: ORDER }).click();
  await expect(page).toHaveURL(/\/customers\?redirectTo=/);
  await expect(page.getByRole("main")).toContainText("L’ordine non è stato inviato.");
  await page.getByRole("button", { name: `Torna a ${one.name}` }).click();
  await expect(page.getByLabel("Note per il magazzino")).toHaveValue(NOTE);
  expect(await ordersOf(one.id, other.id)).toEqual([]);
});

test("signed out in a second tab: the login shows that nothing was ordered, and the form is restored as typed", async ({
  page,
  context,
}) => {
  const customer = await aCustomer();
  await signIn(page, customer);
  await addToCart(page, (await aProduct({ quantity: 20, priceCents: 3000 })).slug, 2);
  await page.getByRole("button", { name: "Vai alla cassa" }).click();
  await page.getByText("Aggiungi una nota o un riferimento").click();
  await page.getByLabel("Note per il magazzino").fill(NOTE);
  await inSecondTab(context, "/auth/logout", async (tab) => {
    await tab.getByRole("button", { name: "Esci da qui" }).click();
    await expect(tab).not.toHaveURL(/logout/);
  });
  await page.getByRole("button", { name: ORDER }).click();
  await expect(page).toHaveURL(/\/auth\/login\?redirectTo=/);
  await expect(page.getByRole("main")).toContainText("L’ordine non è stato inviato.");
  await page.getByLabel("E-mail o nome utente").fill(customer.username);
  await page.getByRole("button", { name: "Continua" }).click();
  await page.getByRole("textbox", { name: "Password" }).fill(customer.password);
  await page.getByRole("main").getByRole("button", { name: "Accedi" }).click();
  await expect(page).toHaveURL("/cart/checkout");
  await expect(page.getByLabel("Note per il magazzino")).toHaveValue(NOTE);
  expect(await ordersOf(customer.id)).toEqual([]);
});
