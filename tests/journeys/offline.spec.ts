import { expect, type Page, type Route, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { aCustomer, aProduct } from "../support/builders/builders";
import { addToCart, chooseCustomer, live, signIn } from "../support/builders/people";
import { anAgentsCustomer, inCart } from "../support/order-pad";
import { sql } from "../support/worker/worker";

const ordersOf = (customer: number) => sql("SELECT notes FROM orders WHERE customer_id = ?", customer);
const lost = (page: Page) => page.getByRole("alert").filter({ hasText: "Connessione assente." });

async function atTheTill(page: Page) {
  const customer = await aCustomer();
  const malt = await aProduct({ quantity: 20, priceCents: 1000 });
  await signIn(page, customer);
  await addToCart(page, malt.slug, 2);
  await page.getByRole("button", { name: "Vai alla cassa" }).click();
  await expect(page).toHaveURL("/cart/checkout");
  await live(page);
  return customer;
}

test("an order sent without a network waits on its page, and is placed once after reconnecting", async ({
  page,
  context,
}) => {
  const customer = await atTheTill(page);
  await page.getByText("Aggiungi una nota o un riferimento").click();
  await page.getByLabel("Note per il magazzino").fill("suonare due volte");
  const recalculated = page.waitForResponse("**/cart/checkout.data*");
  await page.getByRole("radio", { name: /Bonifico bancario/ }).check();
  await recalculated;
  await context.setOffline(true);
  const order = page.getByRole("button", { name: "Ordine con obbligo di pagare" });
  await order.click();
  await expect(lost(page)).toBeInViewport();
  await expect(page.getByLabel("Note per il magazzino")).toHaveValue("suonare due volte");
  await expect(page).toHaveURL("/cart/checkout");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Riprova" }).click();
  await expect(lost(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/order-complete/);
  await expect(lost(page)).toBeHidden();
  expect(await ordersOf(customer.id)).toEqual([{ notes: "suonare due volte" }]);
});

test("a lost response does not cause a second order, neither by retry nor by the form's own button", async ({
  page,
}) => {
  const customer = await atTheTill(page);
  const recalculated = page.waitForResponse("**/cart/checkout.data*");
  await page.getByRole("radio", { name: /Bonifico bancario/ }).check();
  await recalculated;
  let answers = 0;
  await page.route("**/cart/checkout.data*", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const response = await route.fetch({ maxRedirects: 0 });
    answers += 1;
    return answers === 1 ? route.abort("connectionreset") : route.fulfill({ response });
  });
  const order = page.getByRole("button", { name: "Ordine con obbligo di pagare" });
  await order.click();
  await expect(lost(page)).toBeVisible();
  expect(await ordersOf(customer.id)).toHaveLength(1);
  await order.click();
  await expect(page).toHaveURL(/order-complete/);
  expect(await ordersOf(customer.id)).toHaveLength(1);
});

test("a change whose answer is lost is repeated once after reconnecting, with a message", async ({
  page,
}) => {
  const customer = await aCustomer();
  const malt = await aProduct({ quantity: 20 });
  await signIn(page, customer);
  await addToCart(page, malt.slug, 2);
  await live(page);
  let answers = 0;
  await page.route("**/cart.data*", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const response = await route.fetch({ maxRedirects: 0 });
    answers += 1;
    return answers === 1 ? route.abort("connectionreset") : route.fulfill({ response });
  });
  await page.getByRole("button", { name: /^Più/ }).click();
  await expect(page.getByText("La connessione è tornata.")).toBeVisible();
  expect(answers).toBe(2);
  expect(await inCart(customer.id)).toEqual([{ sku: malt.sku, qty: 3 }]);
});

test("a post without a form id, whose answer may be lost, waits for a press", async ({ page }) => {
  const malt = await aProduct({ quantity: 20 });
  await page.goto(`/p/${malt.slug}`);
  await live(page);
  let posts = 0;
  await page.route("**/cart.data*", (route) => {
    posts += route.request().method() === "POST" ? 1 : 0;
    return route.abort("connectionreset");
  });
  await page.getByRole("button", { name: "Aggiungi al carrello" }).click();
  await expect(lost(page)).toBeVisible();
  const before = posts;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  expect(posts).toBe(before);
  await page.getByRole("button", { name: "Riprova" }).click();
  await expect.poll(() => posts).toBe(before + 1);
});

test("a link followed without a network keeps the page, and navigates after reconnecting", async ({
  page,
  context,
}) => {
  await page.goto("/contatti");
  await live(page);
  const message = page.getByLabel("Messaggio");
  await message.fill("Avete il lievito?");
  await context.setOffline(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Quaderno" }).click();
  await expect(lost(page)).toBeVisible();
  await expect(message).toHaveValue("Avete il lievito?");
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quaderno");
  await expect(lost(page)).toBeHidden();
});

test("lines typed into the order pad without a network wait in the tab, and are added once after reconnecting", async ({
  page,
  context,
}) => {
  const { agent, customer, name } = await anAgentsCustomer();
  const goods = [await aProduct(), await aProduct()];
  await signIn(page, agent);
  await chooseCustomer(page, name);
  await live(page);
  const type = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  };
  await context.setOffline(true);
  for (const { sku } of goods) await type(`3 x ${sku}`);
  await expect(page.getByText("2 righe non ancora inviate")).toBeVisible();
  await expectAccessible(page);
  expect(await inCart(customer.id)).toEqual([]);
  // The first response is lost: the server has the line, and the tab does not know.
  let answers = 0;
  await page.route("**/order-pad", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const response = await route.fetch({ maxRedirects: 0 });
    answers += 1;
    return answers === 1 ? route.abort("connectionreset") : route.fulfill({ response });
  });
  await context.setOffline(false);
  await expect(async () => {
    expect(await inCart(customer.id)).toEqual(goods.map(({ sku }) => ({ sku, qty: 3 })));
  }).toPass();
  await expect(page.getByText("non ancora inviate")).toBeHidden();
  const kept = () => page.evaluate(() => Object.keys(sessionStorage));
  expect((await kept()).filter((name) => name.startsWith("order-pad:"))).toEqual([]);
});

test("unsent lines of the order pad survive a reload, but not a sign-out", async ({ page }) => {
  const { agent, customer, name } = await anAgentsCustomer();
  const item = await aProduct();
  await signIn(page, agent);
  await chooseCustomer(page, name);
  await live(page);
  const away = (route: Route) =>
    route.request().method() === "POST" ? route.abort("internetdisconnected") : route.continue();
  await page.route("**/order-pad", away);
  await page.keyboard.type(`2 x ${item.sku}`);
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 riga non ancora inviata")).toBeVisible();
  await page.reload();
  await live(page);
  await expect(page.getByText(`2 x ${item.sku}`)).toBeVisible();
  await page.goto("/auth/logout");
  await live(page);
  await page.getByRole("button", { name: "Esci da qui" }).click();
  await expect(page).toHaveURL(/\/home/);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(item.sku);
  expect(await inCart(customer.id)).toEqual([]);
});
