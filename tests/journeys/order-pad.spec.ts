import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { aCustomer, anAgent, aProduct } from "../support/builders/builders";
import { anOrder } from "../support/builders/order-builder";
import { chooseCustomer, live, signIn } from "../support/builders/people";
import { sql } from "../support/worker/worker";

async function anAgentsCustomer() {
  const agent = await anAgent();
  const customer = await aCustomer({ type: "business", agent: agent.id });
  const [row] = await sql<{ business_name: string }>(
    "SELECT business_name FROM users WHERE id = ?",
    customer.id,
  );
  return { agent, customer, name: row?.business_name ?? "" };
}

const inCart = (customer: number) =>
  sql(
    `SELECT p.sku, r.qty FROM cart_rows r JOIN carts c ON c.id = r.cart_id JOIN products p ON p.id = r.product_id
     WHERE c.customer_id = ? ORDER BY r.id`,
    customer,
  );

test("an agent types lines, corrects one in place, and orders from what was bought before", async ({
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

test("a scanner's codes are all added, however fast they come", async ({ page, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "without JavaScript each code is a page of its own");
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

test("items are shown while a name is typed, and the keys choose one", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "without JavaScript a name waits with its items");
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
  await expect(page.getByText("1 riga aggiunta al carrello.")).toBeVisible();
  expect(await inCart(customer.id)).toEqual([{ sku: item.sku, qty: 7 }]);
});
