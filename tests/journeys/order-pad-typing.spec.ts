// Features of the order pad that need JavaScript: fast scanner input, and suggestions while typing.
import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { aProduct } from "../support/builders/builders";
import { anOrder } from "../support/builders/order-builder";
import { chooseCustomer, live, signIn } from "../support/builders/people";
import { anAgentsCustomer, inCart } from "../support/order-pad";
import { sql } from "../support/worker/worker";

test("the pad adds all codes of a scanner at any speed", async ({ page }) => {
  const { agent, customer, name } = await anAgentsCustomer();
  const goods = await Promise.all(Array.from({ length: 5 }, () => aProduct()));
  await signIn(page, agent);
  await chooseCustomer(page, name);
  await live(page);
  const codes = [...goods, ...goods].map(({ sku }) => sku);
  for (const code of codes) {
    await page.keyboard.type(code);
    await page.keyboard.press("Enter");
  }
  await expect(async () => {
    expect(await inCart(customer.id)).toEqual(goods.map(({ sku }) => ({ sku, qty: 2 })));
  }).toPass();
  await expect(page.getByLabel("Codice o nome, poi quantità")).toBeFocused();
});

test("the pad shows products while a name is typed, and the arrow keys choose one", async ({ page }) => {
  const { agent, customer, name } = await anAgentsCustomer();
  const item = await aProduct();
  await anOrder({ customer, type: "business", item, qty: 4 });
  await signIn(page, agent);
  await chooseCustomer(page, name);
  await live(page);
  await page.keyboard.type(item.name);
  const option = page.getByRole("option", { name: new RegExp(item.sku) });
  await expect(option).toContainText("ultimo 4 × 10,00");
  await page.keyboard.press("ArrowDown");
  await expect(option).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await page.keyboard.type("7");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/1 riga aggiunta al carrello\..*Totale 70,00/)).toBeVisible();
  await expect(page.getByRole("heading", { name: /1 riga nel carrello, 70,00/ })).toBeVisible();
  expect(await inCart(customer.id)).toEqual([{ sku: item.sku, qty: 7 }]);
});

test("the first suggestions need no texts that are still loading", async ({ page }) => {
  const { agent, name } = await anAgentsCustomer();
  const item = await aProduct();
  await signIn(page, agent);
  const texts = page.waitForResponse(/\/texts\/.*ns=catalogue/);
  await chooseCustomer(page, name);
  await live(page);
  await texts;
  // A pending text would hide the page, and keys pressed meanwhile would be lost.
  const late: string[] = [];
  page.on("request", (request) => request.url().includes("/texts/") && late.push(request.url()));
  await page.keyboard.type(item.sku.slice(0, -2));
  await expect(page.getByRole("option", { name: new RegExp(item.sku) })).toBeVisible();
  expect(late).toEqual([]);
});

test("the pad distinguishes three errors and keeps the lines for their customer", async ({
  page,
  context,
}) => {
  const { agent, ...one } = await anAgentsCustomer();
  const other = await anAgentsCustomer(agent);
  const { sku } = await aProduct({ quantity: 50 });
  await signIn(page, agent);
  await chooseCustomer(page, one.name);
  await page.goto("/order-pad");
  await live(page);
  const type = async (qty: number) => {
    await page.getByLabel("Codice o nome, poi quantità").fill(`${qty} x ${sku}`);
    await page.keyboard.press("Enter");
  };
  await context.setOffline(true);
  await type(1);
  await expect(page.getByText("1 riga non ancora inviata")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("1 riga aggiunta al carrello")).toBeVisible();

  const tab = await context.newPage();
  await tab.goto("/customers");
  await chooseCustomer(tab, other.name);
  await tab.close();
  await type(2);
  await expect(page.getByText(`1 riga per ${one.name} non inviata`)).toBeVisible();
  await page.getByRole("link", { name: `Torna a ${one.name}` }).click();
  await expect(page).toHaveURL(`/order-pad?customer=${one.customer.id}`);
  await expect(page.getByText("1 riga aggiunta al carrello")).toBeVisible();
  const isInCart = [{ sku, qty: 3 }];
  expect([await inCart(one.customer.id), await inCart(other.customer.id)]).toEqual([isInCart, []]);

  await sql("DELETE FROM tokens WHERE user_id = ?", agent.id);
  await type(4);
  await expect(page.getByText("1 riga non inviata: non hai più l’accesso")).toBeVisible();
  expect(await inCart(one.customer.id)).toEqual(isInCart);
});
