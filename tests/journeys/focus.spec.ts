import { expect, type Page, test } from "@playwright/test";
import { aCustomer, aProduct, aSize } from "../support/builders/builders";
import { addToCart, live, signIn } from "../support/builders/people";
import { sql } from "../support/worker/worker";

const main = (page: Page) => page.getByRole("main");
const summary = (page: Page) => main(page).getByRole("alert").first();

async function expectSummary(page: Page, words: string | RegExp) {
  await expect(summary(page)).toContainText(words);
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toBeInViewport();
}

test("a changed total is scrolled into view before the order can be confirmed", async ({ page }) => {
  const customer = await aCustomer();
  const malt = await aProduct({ quantity: 20, priceCents: 1000 });
  await signIn(page, customer);
  await addToCart(page, malt.slug, 2);
  await page.getByRole("button", { name: "Vai alla cassa" }).click();
  const order = page.getByRole("button", { name: "Ordine con obbligo di pagare" });
  await expect(order).toBeVisible();
  await live(page);
  await sql("UPDATE prices SET standard_cents = 1100 WHERE item_id = ?", malt.id);
  await order.click();
  await expectSummary(page, /Il totale è cambiato\. Era 34,04\s€, ora è 36,48\s€/);
  expect(await sql("SELECT id FROM orders WHERE customer_id = ?", customer.id)).toEqual([]);
});

test("Enter in a field of the checkout recalculates the total and keeps the focus in the field", async ({
  page,
}) => {
  const customer = await aCustomer({ type: "business" });
  const malt = await aProduct({ quantity: 20, priceCents: 9000 });
  await signIn(page, customer);
  await addToCart(page, malt.slug, 2);
  await page.getByRole("button", { name: "Vai alla cassa" }).click();
  await expect(page).toHaveURL("/cart/checkout");
  await live(page);
  const reference = page.getByLabel("Il tuo riferimento");
  await reference.fill("PO-77");
  const answered = page.waitForResponse((one) => one.request().method() === "POST");
  await reference.press("Enter");
  expect(new URL((await answered).url()).pathname).toBe("/cart/checkout.data");
  await expect(page).toHaveURL("/cart/checkout");
  await expect(reference).toBeFocused();
  await expect(reference).toHaveValue("PO-77");
  expect(await sql("SELECT id FROM orders WHERE customer_id = ?", customer.id)).toEqual([]);
});

test("every refused form moves the focus to its errors", async ({ page }) => {
  const customer = await aCustomer();
  const few = await aProduct({ quantity: 2 });

  await page.goto("/auth/login");
  await live(page);
  await page.getByLabel("E-mail o nome utente").fill(customer.username);
  await page.getByRole("button", { name: "Continua" }).click();
  await page.getByRole("textbox", { name: "Password" }).fill("sbagliata");
  await main(page).getByRole("button", { name: "Accedi" }).click();
  await expectSummary(page, /password/i);
  await signIn(page, customer);

  await page.goto("/account/addresses");
  await live(page);
  await page.getByText("Aggiungi un indirizzo").click();
  await page.getByLabel("Via e numero").fill("Via delle Vigne 27");
  await page.getByLabel("CAP").fill("1");
  await page.getByLabel("Città").fill("Asti");
  await page.getByRole("button", { name: "Salva l’indirizzo" }).click();
  await expectSummary(page, "CAP non valido");

  await page.goto("/account/details");
  await live(page);
  await page.getByLabel("Password attuale").fill("sbagliata");
  await page.getByLabel("Password nuova", { exact: true }).fill("Vendemmia-2027!");
  await page.getByLabel("Conferma la nuova password").fill("Vendemmia-2027!");
  await main(page).getByRole("button", { name: "Cambia la password" }).click();
  await expectSummary(page, /password/i);

  await page.goto(`/p/${few.slug}`);
  await live(page);
  await page.getByLabel("Quantità", { exact: true }).fill("3");
  await page.getByLabel("Quantità", { exact: true }).evaluate((field) => field.removeAttribute("max"));
  await page.getByRole("button", { name: "Aggiungi al carrello" }).click();
  await expectSummary(page, few.sku);

  await page.goto("/contatti");
  await live(page);
  await page.getByLabel("Nome e cognome").fill("Ada");
  await page.getByRole("button", { name: "Invia" }).click();
  await expectSummary(page, "Messaggio");
  await expect(page.getByLabel("Messaggio")).toHaveAccessibleDescription(/obbligatorio/);
  await expect(page.getByLabel("Nome e cognome")).toHaveValue("Ada");
});

test("a closing dialog returns the focus to the button that opened it", async ({ page }) => {
  const customer = await aCustomer();
  await signIn(page, customer);
  await addToCart(page, (await aProduct()).slug, 1);
  await expect(page).toHaveURL("/cart");
  for (const [path, opener, keep] of [
    ["/cart", /^Svuota/, /^Annulla/],
    ["/account/addresses", /^Elimina/, /^Annulla/],
  ] as const) {
    await page.goto(path);
    await live(page);
    const button = main(page).getByRole("button", { name: opener }).first();
    await button.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(button).toBeFocused();
    await button.press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: keep }).click();
    await expect(button).toBeFocused();
  }
});

test("a dialog that is opened again while it closes is shown", async ({ page }) => {
  await signIn(page, await aCustomer());
  await addToCart(page, (await aProduct()).slug, 1);
  await live(page);
  // Elements outside an open dialog have no accessible role, so the test needs a handle.
  const opener = await main(page)
    .getByRole("button", { name: /^Svuota/ })
    .elementHandle();
  await opener?.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await opener?.evaluate(async (button) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    if (button instanceof HTMLElement) button.click();
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a new page moves the focus to its heading and announces it, and a hash focuses its target", async ({
  page,
}) => {
  await page.goto("/home");
  await live(page);
  await page.evaluate(() => {
    Object.assign(window, { isFirstDocument: true });
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Quaderno" }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Quaderno");
  await expect(heading).toBeFocused();
  await expect(page.locator("body > [aria-live=polite]")).toHaveText(await page.title());
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => "isFirstDocument" in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL("/home");
  await expect(heading).not.toHaveText("Quaderno");
  await expect(page.locator("body > [aria-live=polite]")).toHaveText(await page.title());
});

test("showing more values of a filter focuses the first new one, with scripts and without", async ({
  page,
}) => {
  for (const hasScripts of [false, true]) {
    if (hasScripts) await page.unrouteAll();
    else await page.route(/\/build\/.*\.js$/, (route) => route.abort());
    await page.goto("/c/luppoli?view=grid");
    if (hasScripts) await live(page);
    const group = page.locator("details details", { has: page.getByText("Profumi", { exact: true }) });
    const boxes = group.getByRole("checkbox");
    if ((await group.getAttribute("open")) === null) await group.locator("summary").click();
    await expect(boxes).toHaveCount(6);
    await group.getByRole("button", { name: /^Altri valori/ }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/more=flavour/);
    await expect(boxes.nth(6)).toBeFocused();
    await expect(boxes.nth(6)).toBeInViewport();
  }
});

test("adding to the wishlist keeps the focus on the button, the chosen size, and the page", async ({
  page,
}) => {
  await signIn(page, await aCustomer());
  const hop = await aProduct();
  for (const size of ["1 kg", "250 g"]) await aSize(hop, { size });
  await page.goto(`/p/${hop.slug}`);
  await live(page);
  await page.getByRole("radio", { name: "250 g" }).check();
  await page.getByRole("button", { name: "Aggiungi ai preferiti", exact: true }).press("Enter");
  const remembered = page.getByRole("button", { name: "È nei tuoi preferiti" });
  await expect(remembered).toBeFocused();
  await expect(page.getByRole("radio", { name: "250 g" })).toBeChecked();
  await expect(page).toHaveURL(`/p/${hop.slug}`);
  await page.getByRole("radio", { name: "1 kg" }).check();
  await expect(page.getByRole("button", { name: "Aggiungi ai preferiti", exact: true })).toBeVisible();

  await page.goto(`/p?search=${hop.sku}`);
  await live(page);
  await page.getByRole("button", { name: `Aggiungi ai preferiti: ${hop.name}` }).press("Enter");
  await expect(page.getByRole("button", { name: `Già nei preferiti: ${hop.name}` })).toBeFocused();
  await page.getByRole("button", { name: `Già nei preferiti: ${hop.name}` }).press("Enter");
  await expect(page.getByText("Il prodotto è già nei preferiti")).toBeVisible();
  await expect(page).toHaveURL(`/p?search=${hop.sku}`);
});

test("typed quantities of a list are counted and summed, and an empty list is reported beside the button", async ({
  page,
}) => {
  await signIn(page, await aCustomer({ type: "business", priceList: "retail" }));
  const malt = await aProduct({ priceCents: 1050 });
  await page.goto(`/p?search=${malt.sku}&view=table`);
  await live(page);
  const add = page.getByRole("button", { name: "Aggiungi le quantità al carrello" });
  await add.click();
  const quantity = page.getByLabel(`Quantità: ${malt.name}`);
  await expect(quantity).toBeFocused();
  await expect(page.getByText("Scrivi quanti ne vuoi accanto ad almeno un articolo.")).toBeInViewport();
  await expect(page).toHaveURL(`/p?search=${malt.sku}&view=table`);
  await quantity.fill("3");
  await expect(page.getByText("Scrivi quanti ne vuoi")).toHaveCount(0);
  await expect(page.getByText(/^1 riga: 31,50\s€\.$/)).toBeInViewport();
  await add.click();
  await expect(page.getByRole("link", { name: /Carrello 1 articolo/ })).toBeVisible();
  await expect(page.getByText(/^1 riga: /)).toHaveCount(0);
});
