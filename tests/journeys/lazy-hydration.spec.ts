// A page loads its scripts at the first interaction, and nothing done before is lost.
import { expect, type Page, test } from "@playwright/test";
import { aCustomer, aProduct } from "../support/builders/builders";
import { addToCart, live, signIn } from "../support/builders/people";
import { complaintsOf } from "../support/complaints";
import { heldBack } from "../support/held-back";
import { sql } from "../support/worker/worker";

const SCRIPTS = /\/build\/.*\.js$/;
/** No other test changes this list: a changed list would not hydrate while it is in use. */
const QUIET_LIST = "/c/luppoli";

async function finger(page: Page, x: number, y: number): Promise<void> {
  const wire = await page.context().newCDPSession(page);
  await wire.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await wire.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

for (const path of ["/home", "/p", "/c/lieviti-enologici", "/contatti", "/auth/login"]) {
  test(`no script of ${path} is loaded before an interaction, and hydration logs no error`, async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (/\.js$|\.data/.test(new URL(request.url()).pathname)) scripts.push(request.url());
    });
    const complaints = complaintsOf(page);
    await page.goto(path, { waitUntil: "networkidle" });
    expect(scripts).toEqual([]);
    expect(await page.locator("link[rel=modulepreload], script[src]").count()).toBe(0);
    await live(page);
    expect(scripts.length).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });
}

test("a missing page keeps its message after hydration", async ({ page }) => {
  for (const path of ["/p/non-esiste", "/non-esiste", "/account/orders/non-esiste"]) {
    await page.goto(path);
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    await live(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading ?? "");
    await page.getByRole("link", { name: "Contatti" }).first().click();
    await expect(page).toHaveURL("/contatti");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contatti");
  }
});

test("menu and footer navigate without a full load through all layouts, and mark the current product line", async ({
  page,
}) => {
  const menu = page.getByRole("navigation", { name: "Linee di prodotto" });
  const marks = () =>
    menu
      .locator("summary svg")
      .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).display !== "none"));
  const loads: string[] = [];
  page.on("load", () => loads.push(page.url()));
  await page.goto("/home");
  await live(page);
  expect(await marks()).toEqual([false, false, false, false]);
  await menu.locator("summary").nth(1).click();
  await menu.getByRole("link", { name: "Luppoli" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Luppoli");
  await expect(menu.locator("details[open]")).toHaveCount(0);
  expect(await marks()).toEqual([false, true, false, false]);
  await page.getByRole("contentinfo").getByRole("link", { name: "Chi siamo" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gente di cantina e di orto");
  expect(await marks()).toEqual([false, false, false, false]);
  expect(loads).toHaveLength(1);
});

test("an error without a frame replaces the page in the same style, and its link leads back", async ({
  page,
}) => {
  await page.goto("/contatti");
  await live(page);
  const fontOfPage = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  const font = await fontOfPage();
  await page.route("**/news.data*", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Quaderno" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Abbiamo un problema tecnico.");
  expect(await fontOfPage()).toBe(font);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contatti");
  expect(await fontOfPage()).toBe(font);
});

test("a value typed into a streamed page is kept after hydration", async ({ page }) => {
  const malt = await aProduct({ quantity: 20 });
  await signIn(page, await aCustomer());
  const letThrough = await heldBack(page, SCRIPTS);
  await page.goto(`/p/${malt.slug}`);
  const quantity = page.getByLabel("Quantità", { exact: true });
  await quantity.fill("7");
  letThrough();
  await live(page);
  await expect(quantity).toHaveValue("7");
  await expect(quantity).toBeFocused();
});

test("a box ticked before the scripts arrive filters the list after hydration", async ({ page }) => {
  const letThrough = await heldBack(page, SCRIPTS);
  await page.goto(QUIET_LIST, { waitUntil: "commit" });
  await page.getByRole("checkbox", { name: "In offerta" }).last().check();
  letThrough();
  await expect(page).toHaveURL(/offers=1/);
});

test("text typed before the scripts arrive is kept, and gets suggestions later", async ({ page }) => {
  const complaints = complaintsOf(page);
  const letThrough = await heldBack(page, SCRIPTS);
  await page.goto(QUIET_LIST);
  const bound = page.locator("#price_min");
  await bound.fill("12");
  const field = page.getByRole("search").first().locator('[name="search"]');
  await field.fill("luppoli");
  await page.locator("summary", { hasText: "Enologia" }).first().click();
  await field.focus();
  letThrough();
  await expect(page.locator("#search-suggestions > *").first()).toContainText("Luppoli");
  await expect(field).toHaveValue("luppoli");
  await expect(bound).toHaveValue("12");
  await expect(page.locator("details[open] > summary", { hasText: "Enologia" })).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test("a quantity typed in the cart before the scripts arrive is kept, and saved after hydration", async ({
  page,
}) => {
  const customer = await aCustomer();
  const malt = await aProduct({ quantity: 20 });
  await signIn(page, customer);
  await addToCart(page, malt.slug, 2);
  await expect(page).toHaveURL("/cart");
  const letThrough = await heldBack(page, SCRIPTS);
  await page.goto("/cart");
  await page.getByLabel(`Quantità: ${malt.name}`).fill("7");
  letThrough();
  await expect(page.getByText("Carrello aggiornato.")).toBeVisible();
  const [row] = await sql(
    "SELECT qty FROM cart_rows JOIN carts ON carts.id = cart_id WHERE customer_id = ?",
    customer.id,
  );
  expect(row).toEqual({ qty: 7 });
});

test("a product’s quantity buttons work before the scripts arrive, and send no request for it", async ({
  page,
}) => {
  const { slug } = await aProduct({ minQty: 6, qtyStep: 6 });
  const letThrough = await heldBack(page, SCRIPTS);
  await page.goto(`/p/${slug}`);
  const quantity = page.locator("#qty");
  for (const [sign, expected] of [
    ["+", "12"],
    ["+", "18"],
    ["−", "12"],
    ["−", "6"],
    ["−", "6"],
    ["+", "12"],
  ] as const) {
    await page.getByRole("button", { name: "Quantità" }).filter({ hasText: sign }).click();
    await expect(quantity).toHaveValue(expected);
  }
  await expect(page).toHaveURL(`/p/${slug}`);
  letThrough();
  await live(page);
  await expect(quantity).toHaveValue("12");
  await page.getByRole("button", { name: "Quantità" }).filter({ hasText: "+" }).click();
  await expect(quantity).toHaveValue("18");
});

test("a form submitted while the scripts are loading is submitted normally", async ({ page }) => {
  const customer = await aCustomer();
  const malt = await aProduct({ quantity: 20 });
  await signIn(page, customer);
  await heldBack(page, SCRIPTS);
  await addToCart(page, malt.slug, 3);
  await expect(page).toHaveURL("/cart");
  await expect(page.getByLabel(`Quantità: ${malt.name}`)).toHaveValue("3");
});

test("scripts that arrive while the response to an order is pending do not cancel the order", async ({
  page,
}) => {
  const customer = await aCustomer();
  const malt = await aProduct({ quantity: 20 });
  await signIn(page, customer);
  await addToCart(page, malt.slug, 3);
  await page.goto("/cart/checkout");
  const letScripts = await heldBack(page, SCRIPTS);
  let posts = 0;
  await page.route("**/cart/checkout*", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    posts += 1;
    await new Promise((done) => setTimeout(done, 4000));
    await route.continue().catch(() => undefined);
  });
  await page.getByRole("radio", { name: /Bonifico bancario/ }).check();
  await page.getByRole("button", { name: "Ordine con obbligo di pagare" }).click({ noWaitAfter: true });
  letScripts();
  await expect(page).toHaveURL(/order-complete/);
  expect(posts).toBe(1);
});

test("a press on a link or a form's button loads no script that would delay its request", async ({
  page,
}) => {
  const malt = await aProduct({ quantity: 20 });
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/\.js$|\.data/.test(new URL(request.url()).pathname)) scripts.push(request.url());
  });
  /** Simulates a touch, because a mouse hovers over the link before it presses. */
  const press = async (name: string) => {
    const box = await page.getByRole("main").getByText(name, { exact: true }).first().boundingBox();
    if (!box) throw new Error(`${name} is not visible.`);
    await finger(page, box.x + box.width / 2, box.y + box.height / 2);
  };
  await page.goto(`/p/${malt.slug}`);
  await press("Aggiungi al carrello");
  await expect(page.getByRole("main").getByRole("status").first()).toContainText(malt.name);
  await press("Vai al carrello");
  await expect(page).toHaveURL("/cart");
  expect(scripts).toEqual([]);
  await finger(page, 2, 300);
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test("a submit button pressed before the scripts arrive shows that it is busy until the page is left", async ({
  page,
}) => {
  const customer = await aCustomer();
  const malt = await aProduct({ quantity: 20 });
  await signIn(page, customer);
  await heldBack(page, SCRIPTS);
  await page.addInitScript(() => {
    const note = (name: string) =>
      sessionStorage.setItem(name, String(document.querySelectorAll("main button[aria-busy=true]").length));
    addEventListener("submit", () => note("sent"));
    document.addEventListener("DOMContentLoaded", () => addEventListener("pagehide", () => note("left")));
  });
  await addToCart(page, malt.slug, 3);
  expect(await page.evaluate(() => [sessionStorage.sent, sessionStorage.left])).toEqual(["1", "0"]);
});

test("the checkout remains until the next page is complete with its own menu", async ({ page }) => {
  const customer = await aCustomer();
  const malt = await aProduct({ quantity: 20 });
  await signIn(page, customer);
  await addToCart(page, malt.slug, 1);
  const leave = async (name: string, to: RegExp) => {
    await page.goto("/cart/checkout");
    await live(page);
    // Records the heading of this document for the next one.
    await page.evaluate(() => {
      const told = () => sessionStorage.setItem("shown", document.querySelector("h1")?.textContent ?? "");
      told();
      new MutationObserver(told).observe(document.body, { subtree: true, childList: true });
    });
    await page.getByRole("button", { name }).or(page.getByRole("link", { name })).first().click();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole("navigation", { name: "Linee di prodotto" })).toContainText("Novità");
    expect(await page.evaluate(() => sessionStorage.getItem("shown"))).toBe("Cassa");
  };
  await leave("Torna al carrello", /\/cart$/);
  await leave("Aggiungi un indirizzo", /\/account\/addresses/);
});

test("keys pressed during React's start do not prevent hydration", async ({ page }) => {
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      document.body?.dispatchEvent(new KeyboardEvent("keyup", { bubbles: true }));
      if (window.hydration?.liveMs === undefined) port2.postMessage(null);
    };
    port2.postMessage(null);
  });
  await page.goto("/auth/login");
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => window.hydration?.liveMs !== undefined);
});
