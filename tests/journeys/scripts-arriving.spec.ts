// Scripts arrive while a visitor reads or presses: nothing moves, and no text changes.
import { expect, type Page, test } from "@playwright/test";
import { CONTACTS, paths, WITHDRAWALS } from "~/paths";
import { aCustomer, anAgent, aProduct } from "../support/builders/builders";
import { anOrder } from "../support/builders/order-builder";
import { addToCart, live, signIn, signInOperator } from "../support/builders/people";
import { aQuote } from "../support/builders/quotes";
import { heldBack } from "../support/held-back";
import { PASSWORD } from "../support/worker/worker";

const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

/** After hydration, this filter button also shows the number of unsent changes. */
const SAYS_MORE = new Set(["Mostra i prodotti"]);

async function expectUnchanged(page: Page, screens: readonly string[]): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const path of screens) {
      const changed = (await changedOn(page, path)) ?? (await changedOn(page, path));
      expect.soft(changed, `${path}, ${size.width} px`).toEqual([]);
    }
  }
}

/** Returns null if the page has reloaded because another test changed its data; the comparison is then void. */
async function changedOn(page: Page, path: string) {
  const letThrough = await heldBack(page, /\/build\/.*\.js$/);
  await page.goto(path);
  const before = await page.evaluateHandle(shown);
  letThrough();
  await live(page);
  await page.unrouteAll({ behavior: "wait" });
  const after = await before.evaluate((parts) => parts.map((part) => part.now())).catch(() => null);
  return after?.filter(
    ({ before, now, moved }) =>
      (before !== now && !SAYS_MORE.has(before)) || moved.some((by) => Math.abs(by) > 1),
  );
}

/** Runs in the page. Returns each element with text, its current text and its position. */
function shown() {
  const saidBy = (element: Element) =>
    [...element.childNodes].map((node) => (node instanceof Text ? node.data : "")).join("");
  const placeOf = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height];
  };
  return [...document.body.querySelectorAll("*")]
    .filter(
      (element) => saidBy(element).trim() !== "" && element.checkVisibility({ contentVisibilityAuto: true }),
    )
    .map((element) => {
      const [before, place] = [saidBy(element), placeOf(element)];
      const moved = () => placeOf(element).map((at, index) => at - (place[index] ?? 0));
      return { now: () => ({ before, now: saidBy(element), moved: moved() }) };
    });
}

test("hydration changes nothing for an anonymous visitor", async ({ page }) => {
  test.slow();
  const item = await aProduct();
  await addToCart(page, item.slug, 2);
  await expectUnchanged(page, [
    ...[paths.products(), paths.products({ view: "table" }), paths.products({ search: "lievito" })],
    ...[paths.category("lieviti-enologici"), paths.product(item.slug), paths.news()],
    ...[CONTACTS.it, WITHDRAWALS.it, paths.cart(), paths.checkout()],
    ...[paths.login(), paths.signUp(), paths.passwordForgotten(), paths.resetPassword({ username: "ada" })],
    ...["/condizioni", "/non-esiste", "/home", "/home-en", "/home-es"],
  ]);
});

test("hydration changes nothing for a business", async ({ page }) => {
  test.slow();
  const { who, item, quote } = await aQuote();
  const order = await anOrder({ customer: who.user, type: "business" });
  await signIn(page, { ...who.user, password: PASSWORD });
  await addToCart(page, item.slug, 6);
  await expectUnchanged(page, [
    ...[paths.cart(), paths.checkout(), paths.orderPad(), paths.orderLists(), paths.product(item.slug)],
    ...[paths.account(), paths.details(), paths.apiKeys(), paths.wishlist(), paths.addresses()],
    ...[paths.downloads(), paths.orders(), paths.order(order.id), paths.quotes(), paths.quote(quote.id)],
  ]);
});

test("hydration changes nothing for an agent", async ({ page }) => {
  test.slow();
  const agent = await anAgent();
  await aCustomer({ type: "business", agent: agent.id });
  const item = await aProduct();
  await signIn(page, agent);
  await expectUnchanged(page, [paths.customers(), paths.newCustomer()]);
  await page.goto(paths.customers());
  await page.getByRole("button", { name: /^Compra/ }).click();
  await expect(page.getByText("Stai comprando per")).toBeVisible();
  await addToCart(page, item.slug, 6);
  await expectUnchanged(page, [
    ...[paths.cart(), paths.checkout(), paths.orderPad(), paths.account(), paths.newQuote()],
  ]);
});

test("the button below a password field does not move", async ({ page }) => {
  const letThrough = await heldBack(page, /\/build\/.*\.js$/);
  await page.goto("/auth/login");
  await page.getByLabel("E-mail o nome utente").fill("business@demo.test");
  await page.getByRole("button", { name: "Continua" }).click();
  await page.getByRole("textbox", { name: "Password" }).fill("Torchio");
  const button = page.getByRole("main").getByRole("button", { name: "Accedi" });
  const before = await button.boundingBox();
  letThrough();
  await expect(page.getByText("Mostra la password")).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});

test("the draft preview is visible even if the frame's scripts fail to load", async ({ page }) => {
  await page.route("**/build/**", (route) =>
    route.request().frame() === page.mainFrame() ? route.continue() : route.abort(),
  );
  await signInOperator(page);
  await page.goto("/operator/edit/page");
  const main = page.getByRole("main");
  await main.getByLabel("Tipo di blocco").selectOption("Apertura");
  await main.getByRole("button", { name: "Aggiungi", exact: true }).click();
  await main.getByRole("textbox", { name: "Titolo", exact: true }).fill("Si vendemmia");
  await expect(page.frameLocator("iframe").getByRole("heading", { name: "Si vendemmia" })).toBeVisible();
  await expect(main.getByRole("textbox", { name: "Titolo", exact: true })).toHaveValue("Si vendemmia");
});
