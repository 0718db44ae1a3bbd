import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { aCustomer, anAgent, aProduct } from "../support/builders/builders";
import { addToCart, chooseCustomer, signIn } from "../support/builders/people";
import { sql } from "../support/worker/worker";

async function aCellarOf(agent: number) {
  const customer = await aCustomer({ type: "business", agent });
  const [row] = await sql<{ business_name: string }>(
    "SELECT business_name FROM users WHERE id = ?",
    customer.id,
  );
  return { ...customer, name: row?.business_name ?? "" };
}

test("an agent must choose a customer, orders for that customer, and is named in the order", async ({
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
  await page.getByRole("button", { name: "Vai alla cassa" }).click();
  await expect(page).toHaveURL("/cart/checkout");
  await expect(page.getByText(`Stai comprando per ${cellar.name}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("radio", { name: /Fattura a 30 giorni/ }).check();
  await page.getByLabel("Il tuo riferimento").fill("ODA 7/2026");
  await page.getByRole("button", { name: "Ordine con obbligo di pagare" }).click();
  await expect(page).toHaveURL(/order-complete/);
  const [order] = await sql(
    "SELECT id, customer_id AS customer, agent_id AS agent, placed_by, status, customer_reference FROM orders WHERE customer_id = ?",
    cellar.id,
  );
  expect(order).toEqual({
    id: expect.any(Number),
    customer: cellar.id,
    agent: agent.id,
    placed_by: agent.id,
    status: "processing",
    customer_reference: "ODA 7/2026",
  });
  await page.goto(`/account/orders/${order?.id}`);
  await expect(page.getByText("Inserito da Livia Neri.")).toBeVisible();
});

test("an agent with two tabs cannot order for the wrong customer", async ({ page, context }) => {
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
      "SELECT r.id FROM cart_rows r JOIN carts c ON c.id = r.cart_id WHERE c.customer_id IN (?, ?)",
      one.id,
      other.id,
    ),
  ).toEqual([]);
  await page.getByRole("button", { name: `Torna a ${one.name}` }).click();
  await expect(page.getByText(`Stai comprando per ${one.name}`)).toBeVisible();
});

test("an agent fills and orders the carts of two customers in two tabs, without mixing them", async ({
  page,
  context,
}) => {
  const agent = await anAgent();
  const [one, other] = [await aCellarOf(agent.id), await aCellarOf(agent.id)];
  const cork = await aProduct({ quantity: 50 });
  const yeast = await aProduct({ quantity: 50 });
  await signIn(page, agent);
  const tabs: { tab: Page; id: number; name: string }[] = [];
  for (const { id, name } of [one, other]) {
    await page.goto("/customers");
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: new RegExp(`Apri in una nuova scheda.*${name}`) }).click();
    const tab = await opened;
    await expect(tab).toHaveURL(`/order-pad?customer=${id}`);
    tabs.push({ tab, id, name });
  }
  const [first, second] = tabs;
  if (!first || !second) throw new Error("the second tab did not open");
  const strip = second.tab.getByRole("navigation", { name: "Clienti aperti" });
  await expect(strip.getByRole("link", { name: one.name })).toBeVisible();
  await expectAccessible(second.tab);
  const here = async ({ tab, name, id }: (typeof tabs)[number]) => {
    await expect(tab.getByText(`Stai comprando per ${name}`)).toBeVisible();
    expect(new URL(tab.url()).searchParams.get("customer")).toBe(String(id));
  };
  const type = async ({ tab, name, id }: (typeof tabs)[number], line: string) => {
    await tab.getByLabel("Codice o nome, poi quantità").fill(line);
    await tab.keyboard.press("Enter");
    const sku = line.split(" ").at(-1);
    await expect(tab.getByText(new RegExp(`aggiunt[ae] al carrello.*${sku}`))).toBeVisible();
    await here({ tab, name, id });
  };
  await type(first, `2 x ${cork.sku}`);
  await type(second, `5 x ${yeast.sku}`);
  await type(first, `3 x ${yeast.sku}`);
  for (const one of [second, first]) {
    await one.tab
      .getByRole("banner")
      .getByRole("link", { name: /Carrello/ })
      .first()
      .click();
    await expect(one.tab).toHaveURL(/\/cart\?customer=/);
    await here(one);
  }
  await expect(first.tab.getByRole("main")).toContainText(cork.name);
  await expect(second.tab.getByRole("main")).not.toContainText(cork.name);
  await second.tab.getByRole("button", { name: "Vai alla cassa" }).click();
  await first.tab.getByRole("button", { name: "Vai alla cassa" }).click();
  await here(first);
  await second.tab.getByRole("radio", { name: /Fattura a 30 giorni/ }).check();
  await second.tab.getByRole("button", { name: "Ordine con obbligo di pagare" }).click();
  await expect(second.tab).toHaveURL(/order-complete/);
  await here(second);
  await first.tab.getByRole("radio", { name: /Fattura a 30 giorni/ }).check();
  await first.tab.getByRole("button", { name: "Ordine con obbligo di pagare" }).click();
  await expect(first.tab).toHaveURL(/order-complete/);
  const ordered = (customer: number) =>
    sql(
      "SELECT r.sku, r.qty FROM order_rows r JOIN orders o ON o.id = r.order_id WHERE o.customer_id = ? ORDER BY r.id",
      customer,
    );
  expect(await ordered(one.id)).toEqual([
    { sku: cork.sku, qty: 2 },
    { sku: yeast.sku, qty: 3 },
  ]);
  expect(await ordered(other.id)).toEqual([{ sku: yeast.sku, qty: 5 }]);
});

test("an agent pastes forty lines, corrects two, orders, and continues with the next customer", async ({
  page,
}) => {
  const agent = await anAgent();
  const [one, other] = [await aCellarOf(agent.id), await aCellarOf(agent.id)];
  const goods = await Promise.all(Array.from({ length: 40 }, () => aProduct({ quantity: 30 })));
  const [scarce, ...rest] = goods;
  const [mistyped] = rest;
  if (!scarce || !mistyped) throw new Error("nothing to buy");
  const forWhom = (name: string) => expect(page.getByText(`Stai comprando per ${name}`)).toBeVisible();
  await signIn(page, agent);
  await chooseCustomer(page, one.name);

  await page.goto("/cart");
  await forWhom(one.name);
  const lines = goods.map(
    ({ sku }, index) => `${sku === mistyped.sku ? "T-NESSUNO" : sku}\t${index ? 2 : 31}`,
  );
  await page.getByLabel("Righe", { exact: true }).fill(lines.join("\n"));
  await page.getByRole("button", { name: "Aggiungi le righe" }).click();
  await expect(page.getByText("38 articoli aggiunti al carrello")).toBeVisible();
  await forWhom(one.name);

  // A message above the added rows links to the refused ones below them, which are also in the field to be sent
  // again.
  await page.getByRole("link", { name: "Guarda quali e perché" }).click();
  const refused = page.getByRole("table", { name: "Righe non aggiunte" });
  await expect(refused).toBeInViewport();
  await expect(refused).toContainText("Ne restano 30");
  const field = page.getByLabel("Righe", { exact: true });
  await expect(field).toHaveValue(`${scarce.sku}\t31\nT-NESSUNO\t2`);
  await field.fill(`${scarce.sku}\t30\n${mistyped.sku}\t2`);
  await page.getByRole("button", { name: "Aggiungi le righe" }).click();
  await expect(page.getByText("2 articoli aggiunti al carrello")).toBeVisible();
  await expect(refused).toBeHidden();
  await expect(page.getByRole("table", { name: /Righe del carrello/ }).getByRole("row")).toHaveCount(41);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Vai alla cassa" }).click();
  await forWhom(one.name);
  await expect(page.getByText(`Ordini per ${one.name}`)).toBeVisible();
  await page.getByRole("radio", { name: /Fattura a 30 giorni/ }).check();
  await page.getByRole("button", { name: "Ordine con obbligo di pagare" }).click();
  await expect(page).toHaveURL(/order-complete/);
  await forWhom(one.name);

  await page.getByRole("link", { name: "Cambia cliente" }).click();
  // The day's orders are listed below the choice of customers.
  await expect(page.getByRole("row", { name: new RegExp(one.name) }).last()).toContainText("In preparazione");
  await chooseCustomer(page, other.name);
  await page.goto("/cart");
  await forWhom(other.name);
  await expect(page.getByText("Il carrello è vuoto.")).toBeVisible();
  expect(
    await sql(
      "SELECT customer_id AS customer, agent_id AS agent, (SELECT count(*) FROM order_rows r WHERE r.order_id = o.id) AS lines FROM orders o WHERE agent_id = ?",
      agent.id,
    ),
  ).toEqual([{ customer: one.id, agent: agent.id, lines: 40 }]);
});
