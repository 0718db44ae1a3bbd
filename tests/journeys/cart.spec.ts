import { expect, test } from "@playwright/test";
import { aCustomer, aProduct } from "../support/builders/builders";
import { addToCart, live, signIn } from "../support/builders/people";
import { complaintsOf } from "../support/complaints";
import { heldBack } from "../support/held-back";
import { sql } from "../support/worker/worker";

const rowsOf = (customer: number) =>
  sql("SELECT r.qty FROM cart_rows r JOIN carts c ON c.id = r.cart_id WHERE c.customer_id = ?", customer);

test("a typed quantity is saved at once, and the total shows that it is being recalculated", async ({
  page,
}) => {
  const customer = await aCustomer();
  const malt = await aProduct({ quantity: 20, priceCents: 1000 });
  await signIn(page, customer);
  await addToCart(page, malt.slug, 2);
  const total = page.getByRole("complementary", { name: "Totale" });
  await expect(total).toContainText("24,40");
  await live(page);

  const letThrough = await heldBack(page, /\/cart\.data/);
  const qty = page.getByLabel(`Quantità: ${malt.name}`);
  await qty.fill("7");
  await expect(total.getByRole("status")).toHaveText("aggiorno…");
  letThrough();
  await expect(total).toContainText("85,40");
  await expect(total.getByRole("status")).toHaveText("");
  await expect(qty).toBeFocused();
  await expect(page.getByRole("banner").getByRole("link", { name: "Carrello" })).toContainText("85,40");
  expect(await rowsOf(customer.id)).toEqual([{ qty: 7 }]);

  // Each of two successive changes sends the version that the previous one created. A quantity above the stock is
  // reported and stays in the field.
  await qty.fill("8");
  await expect(total).toContainText("97,60");
  await qty.fill("21");
  await expect(page.getByRole("alert")).toContainText("La quantità non è disponibile");
  await expect(qty).toHaveValue("21");
  expect(await rowsOf(customer.id)).toEqual([{ qty: 8 }]);
});

test("a button pressed before the previous response arrives causes no conflict", async ({ page }) => {
  const customer = await aCustomer();
  const [malt, hops] = [await aProduct({ quantity: 20, priceCents: 1000 }), await aProduct()];
  await signIn(page, customer);
  await addToCart(page, hops.slug, 1);
  await addToCart(page, malt.slug, 2);
  await expect(page).toHaveURL("/cart");
  await live(page);
  const answers: (() => void)[] = [];
  await page.route("**/cart.data*", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const response = await route.fetch();
    await new Promise<void>((resolve) => answers.push(resolve));
    await route.fulfill({ response });
  });
  const sendWhileHeld = async (qty: string, send: () => Promise<void>) => {
    answers.length = 0;
    await page.getByLabel(`Quantità: ${malt.name}`).fill(qty);
    await expect.poll(() => answers.length).toBe(1);
    await send();
    answers[0]?.();
    await expect.poll(() => answers.length).toBe(2);
    answers[1]?.();
  };
  const changed = page.getByText("Nel frattempo il carrello è cambiato");
  await sendWhileHeld("7", () => page.getByLabel(`Quantità: ${malt.name}`).press("Enter"));
  await expect(page.getByText("Carrello aggiornato.")).toBeVisible();
  await sendWhileHeld("8", () =>
    page.getByRole("button", { name: new RegExp(`Rimuovi.*${hops.name}`) }).click(),
  );
  await expect(page.getByText("Prodotto rimosso dal carrello")).toBeVisible();
  await expect(changed).toBeHidden();
  expect(await rowsOf(customer.id)).toEqual([{ qty: 8 }]);
});

test("typed values are saved on the way to the checkout, and the cart is emptied only after a confirmation", async ({
  page,
}) => {
  const customer = await aCustomer();
  const [malt, hops] = [await aProduct({ quantity: 20 }), await aProduct()];
  await signIn(page, customer);
  await addToCart(page, hops.slug, 1);
  await addToCart(page, malt.slug, 2);
  const qty = page.getByLabel(`Quantità: ${malt.name}`);
  await qty.fill("21");
  await page.getByRole("button", { name: "Vai alla cassa" }).click();
  await expect(page.getByRole("alert").getByRole("link", { name: new RegExp(malt.name) })).toBeVisible();
  await expect(qty).toHaveValue("21");
  await qty.fill("8");
  await page.getByText("Hai una lista di codici?").click();
  await page.getByLabel("Righe").fill(`${hops.sku} 2`);
  await page.getByRole("button", { name: "Aggiungi le righe" }).click();
  await expect(page.getByLabel(`Quantità: ${hops.name}`)).toHaveValue("3");
  await expect(page.getByLabel("Righe")).toHaveValue("");
  await page.getByRole("button", { name: "Svuota il carrello" }).click();
  await page.getByRole("button", { name: "Annulla" }).click();
  await qty.fill("9");
  await page.getByRole("button", { name: "Vai alla cassa" }).click();
  await expect(page).toHaveURL("/cart/checkout");
  await expect(page.getByRole("complementary")).toContainText(`9 × ${malt.name}`);
  expect(await rowsOf(customer.id)).toEqual(expect.arrayContaining([{ qty: 3 }, { qty: 9 }]));

  await page.goto("/cart");
  await live(page);
  await page.getByRole("button", { name: "Svuota il carrello" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Svuota", exact: true }).click();
  await expect(page.getByText("Il carrello è vuoto.").first()).toBeVisible();
});

test("adding from a list keeps the scroll position, and the timed message is in view", async ({ page }) => {
  const customer = await aCustomer();
  await signIn(page, customer);
  await page.goto("/p?view=grid&page_size=48");
  await live(page);
  const last = page
    .getByRole("main")
    .getByRole("button", { name: /^Aggiungi(?! ai preferiti)/ })
    .last();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  // Pauses animations, so that the message's timer runs only when the test starts it.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Animation.enable");
  await devtools.send("Animation.setPlaybackRate", { playbackRate: 0 });
  await last.click();
  const message = page.getByText("Aggiunto al carrello");
  await expect(message).toBeInViewport();
  await expect(page.getByRole("banner").getByRole("link", { name: "Carrello" })).toContainText("1 ");
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);

  // The message stops its timer while the pointer hovers (WCAG 2.2.1).
  await message.hover();
  const timer = () =>
    message.evaluate((element) => {
      const animations = document.getAnimations().filter(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return target?.contains(element);
      });
      return animations.map(({ playState }) => playState);
    });
  await expect.poll(timer).toEqual(["paused"]);
  await page.mouse.move(0, 0);
  await expect.poll(timer).toEqual(["running"]);
  await devtools.send("Animation.setPlaybackRate", { playbackRate: 100 });
  await expect(message).toBeHidden();
});

test("a message disappears from a page without any interaction", async ({ page }) => {
  const [customer, malt] = [await aCustomer(), await aProduct()];
  await signIn(page, customer);
  const form = { intent: "add", product: String(malt.id), qty: "1" };
  await page.request.post("/cart", { form, maxRedirects: 0 });
  await page.goto("/cart");
  const message = page.getByText("Aggiunto al carrello");
  await expect(message).toBeVisible();
  await expect(message).toBeHidden();
});

test("the header counts the products added from a partly refused table", async ({ page }) => {
  const customer = await aCustomer();
  const [many, few] = [await aProduct({ quantity: 20 }), await aProduct({ quantity: 1 })];
  await signIn(page, customer);
  await page.goto("/p?view=table&order_by=create_date-desc&page_size=100&search=Prova");
  await page.getByLabel(`Quantità: ${many.name}`).fill("2");
  await page.getByLabel(`Quantità: ${few.name}`).fill("5");
  await page.getByRole("button", { name: "Aggiungi le quantità al carrello" }).click();
  await expect(page.getByText("La quantità non è disponibile")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Carrello" })).toContainText("1 articolo");
});

test("a streamed page is assembled and hydrated without any logged error, and its form works", async ({
  page,
}) => {
  const customer = await aCustomer();
  const malt = await aProduct({ quantity: 20 });
  const complaints = complaintsOf(page);
  await signIn(page, customer);
  const answer = await page.goto(`/p/${malt.slug}`);
  expect(await answer?.text()).toContain('http-equiv="refresh"');
  await page.getByLabel("Quantità", { exact: true }).fill("3");
  await page.getByRole("button", { name: "Aggiungi al carrello" }).click();
  await page.getByRole("link", { name: "Vai al carrello" }).click();
  await expect(page).toHaveURL("/cart");
  // Each language formats values the same in the Worker and in the browser.
  for (const lan of ["es", "en"]) {
    await page.context().addCookies([{ name: "lan", value: lan, url: page.url() }]);
    await page.goto("/cart");
    await expect(page.locator("html")).toHaveAttribute("lang", lan);
    await page.waitForLoadState("networkidle");
  }
  await page.context().addCookies([{ name: "lan", value: "it", url: page.url() }]);
  await page.goto(`/p/${malt.slug}`);
  await expect(page.locator("#qty-hint")).toContainText("3");
  expect(complaints).toEqual([]);
});

test("an order is placed if it is sent while the total starts to be recalculated", async ({ page }) => {
  const customer = await aCustomer();
  const malt = await aProduct();
  await signIn(page, customer);
  await addToCart(page, malt.slug, 2);
  await page.goto("/cart/checkout");
  await live(page);
  // A busy phone can deliver both presses at once: the form has been rendered, but its effects wait for the next
  // frame.
  await page.evaluate(async () => {
    const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
    press("[name=payment_method]:not(:checked)");
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    press('main [value="place-order"]');
  });
  await expect(page).toHaveURL(/order-complete/);
  expect(await rowsOf(customer.id)).toEqual([]);
});
