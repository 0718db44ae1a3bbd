import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { aCustomer, anAgent, aProduct } from "../support/builders";
import { addToCart, chooseCustomer, signIn } from "../support/people";
import { sql } from "../support/worker";

async function aCellarOf(agent: number) {
  const customer = await aCustomer({ type: "business", agent });
  const [row] = await sql<{ business_name: string }>(
    "SELECT business_name FROM users WHERE id = ?",
    customer.id,
  );
  return { ...customer, name: row?.business_name ?? "" };
}

test("an agent must choose a customer, then orders for that one and is named in the order", async ({
  page,
}) => {
  const agent = await anAgent();
  const cellar = await aCellarOf(agent.id);
  const cork = await aProduct({ quantity: 50, priceCents: 2500 });
  await signIn(page, agent);
  await expect(page).toHaveURL(/\/customers/);
  await page.goto(`/p/${cork.slug}`);
  await expect(page).toHaveURL(/\/customers\?redirectTo=/);
  await expectAccessible(page);
  await chooseCustomer(page, cellar.name);
  await expect(page).toHaveURL(`/p/${cork.slug}`);

  await addToCart(page, cork.slug, 4);
  await page.getByRole("link", { name: "Vai alla cassa" }).click();
  await expect(page.getByText(`Stai comprando per ${cellar.name}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("radio", { name: /Fattura a 30 giorni/ }).check();
  await page.getByLabel("Il tuo riferimento").fill("ODA 7/2026");
  await page.getByRole("button", { name: "Ordine con obbligo di pagare" }).click();
  await expect(page).toHaveURL(/order-complete/);
  const [order] = await sql(
    "SELECT customer, agent, placed_by, status, customer_reference FROM orders WHERE customer = ?",
    cellar.id,
  );
  expect(order).toEqual({
    customer: cellar.id,
    agent: agent.id,
    placed_by: agent.id,
    status: "processing",
    customer_reference: "ODA 7/2026",
  });
});

test("an agent with two tabs cannot buy for the wrong customer", async ({ page, context }) => {
  const agent = await anAgent();
  const [one, other] = [await aCellarOf(agent.id), await aCellarOf(agent.id)];
  const cork = await aProduct({ quantity: 50 });
  await signIn(page, agent);
  await chooseCustomer(page, one.name);
  await page.goto(`/p/${cork.slug}`);

  const second = await context.newPage();
  await second.goto("/customers");
  await chooseCustomer(second, other.name);

  await page.getByRole("button", { name: "Aggiungi al carrello" }).click();
  await expect(page.getByText(`Adesso compri per ${other.name}`)).toBeVisible();
  expect(
    await sql(
      "SELECT r.id FROM cart_rows r JOIN carts c ON c.id = r.cart WHERE c.customer IN (?, ?)",
      one.id,
      other.id,
    ),
  ).toEqual([]);
  await page.getByRole("button", { name: `Torna a ${one.name}` }).click();
  await expect(page.getByText(`Stai comprando per ${one.name}`)).toBeVisible();
});
