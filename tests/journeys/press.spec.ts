// The work of a press on a hydrated page, without timing: feedback before the request, and the parts that are
// rendered again.
import { type CDPSession, expect, type Page, test } from "@playwright/test";
import { aCustomer, aProduct } from "../support/builders/builders";
import { live, signIn } from "../support/builders/people";
import { heldBack } from "../support/held-back";

const addButton = (page: Page) => page.locator("main button[value=add]:not([tabindex])").first();

test("a press on the add button shows feedback before its request is sent", async ({ page }) => {
  const { slug } = await aProduct({});
  await page.goto(`/p/${slug}`);
  await live(page);
  await page.evaluate(() => {
    const send = window.fetch;
    window.fetch = (input, init) => {
      const button = document.querySelector("main button[value=add]:not([tabindex])");
      if (String(input).includes("/cart.data"))
        Object.assign(window, { shownAtRequest: button?.textContent });
      return send(input, init);
    };
  });
  await addButton(page).click();
  await expect(page.getByRole("link", { name: "Vai al carrello" })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "shownAtRequest"))).toBe("Aggiungo…");
});

/** A translation key that only the component of each part uses. */
const UNCHANGED = {
  switch: "context.label",
  account: "header.signIn",
  gallery: "gallery.label",
  facts: "facts.brand",
  product: "product.code",
  form: "product.ordered",
  related: "product.near",
  footer: "footer.withdrawal",
};
const BUTTON = "card.adding";

test("adding to the cart renders only the parts that show the cart", async ({ page }) => {
  const wire = await page.context().newCDPSession(page);
  for (const domain of ["Profiler", "Debugger"]) await wire.send(`${domain}.enable` as "Debugger.enable");
  await wire.send("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  await page.goto("/p/luppolo-adeena-in-pellet");
  await live(page);
  // React hydrates the deferred parts after the rest of the page.
  const hydrated = new Set<string>();
  await expect
    .poll(async () => {
      for (const part of await renderedParts(wire)) hydrated.add(part);
      return [...hydrated].sort();
    })
    .toEqual([...Object.values(UNCHANGED), BUTTON].sort());
  await addButton(page).click();
  await expect(page.getByRole("link", { name: "Vai al carrello" })).toBeVisible();
  await expect(addButton(page)).toBeEnabled();
  expect(await renderedParts(wire)).toEqual([BUTTON]);
});

/** Returns the parts whose components were called since the last call. */
async function renderedParts(wire: CDPSession): Promise<string[]> {
  const { result } = await wire.send("Profiler.takePreciseCoverage");
  const rendered = new Set<string>();
  for (const { scriptId, url, functions } of result) {
    if (!url.includes("/build/")) continue;
    const { scriptSource } = await wire.send("Debugger.getScriptSource", { scriptId });
    for (const { ranges, functionName } of functions) {
      const [range] = ranges;
      if (!range?.count || (functionName === "" && range.startOffset === 0)) continue;
      const text = scriptSource.slice(range.startOffset, range.endOffset);
      for (const key of [...Object.values(UNCHANGED), BUTTON])
        if (text.includes(`"${key}"`)) rendered.add(key);
    }
  }
  return [...rendered];
}

/** The addresses of the page's requests for data, from now on. */
function dataRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.endsWith(".data")) return;
    const routes = searchParams.get("_routes");
    requests.push(`${request.method()} ${pathname}${routes === null ? "" : ` (${routes})`}`);
  });
  return requests;
}

const cartTool = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Carrello" });
const message = (page: Page) => page.getByRole("main").getByText("Aggiunto al carrello");
const shownCount = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue("--n").replaceAll('"', ""));

test("an anonymous visitor's add is one request, and brings message, total and count", async ({ page }) => {
  const { slug } = await aProduct({ quantity: 9, priceCents: 1000 });
  await page.goto(`/p/${slug}`);
  await live(page);
  const requests = dataRequests(page);
  for (const [count, total] of [
    [1, "10,00"],
    [2, "20,00"],
  ] as const) {
    await addButton(page).click();
    await expect(message(page)).toContainText(`Ne hai ${count}.`);
    await expect(page.getByRole("main").getByText("Carrello:")).toContainText(total);
    await expect(addButton(page)).toBeEnabled();
    await expect(page).toHaveURL(`/p/${slug}`);
    expect(await shownCount(page)).toBe("1");
    expect(requests.splice(0)).toEqual(["POST /cart.data"]);
  }
});

test("a customer's add shows message and total before the page has loaded what the cart holds of it", async ({
  page,
}) => {
  const { slug } = await aProduct({ quantity: 9, priceCents: 1000 });
  await signIn(page, await aCustomer());
  await page.goto(`/p/${slug}`);
  await live(page);
  const requests = dataRequests(page);
  const letThrough = await heldBack(page, new RegExp(`${slug}\\.data`));
  await addButton(page).click();
  await expect(message(page)).toBeVisible();
  await expect(cartTool(page)).toContainText("12,20");
  await expect(page.getByText("ne hai già")).toBeHidden();
  letThrough();
  await expect(page.getByText("ne hai già")).toBeVisible();
  await expect(message(page)).toBeVisible();
  expect(requests.splice(0)).toEqual(["POST /cart.data", `GET /p/${slug}.data (product)`]);

  // A second press is another add, not the same post sent twice.
  await addButton(page).click();
  await expect(message(page)).toContainText("Ne hai 2.");
  await expect(cartTool(page)).toContainText("24,40");
  // The next page, in another layout, has the cart from its own data.
  await page.getByRole("link", { name: "Home", exact: true }).first().click();
  await expect(page).toHaveURL("/home");
  await expect(cartTool(page)).toContainText("24,40");
  await expect(message(page)).toBeHidden();
});

test("two cards pressed one after the other are both in the cart, with one request each", async ({
  page,
}) => {
  await page.goto("/p?view=grid");
  await live(page);
  const requests = dataRequests(page);
  const letThrough = await heldBack(page, /\/cart\.data/);
  const buttons = page.getByRole("main").getByRole("button", { name: /^Aggiungi: / });
  const [first, second] = [buttons.nth(0), buttons.nth(1)];
  await first.click();
  await second.click();
  await expect(page.getByRole("button", { name: "Aggiungo…" })).toHaveCount(2);
  letThrough();
  await expect(page.getByRole("button", { name: "Aggiungo…" })).toHaveCount(0);
  expect(await shownCount(page)).toBe("2");
  expect(requests).toEqual(["POST /cart.data", "POST /cart.data"]);
});

test("a customer's second press on a card of a list adds once more", async ({ page }) => {
  await signIn(page, await aCustomer());
  await page.goto("/p?view=grid");
  await live(page);
  const requests = dataRequests(page);
  const card = page
    .getByRole("main")
    .getByRole("button", { name: /^Aggiungi: / })
    .first();
  const name = (await card.getAttribute("aria-label")) ?? "";
  for (const count of [1, 2]) {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(message(page)).toContainText(`Ne hai ${count}.`);
  }
  expect(requests).toEqual(["POST /cart.data", "POST /cart.data"]);
});

test("an add that the shop refuses leads to the cart, which shows why", async ({ page }) => {
  const product = await aProduct({ quantity: 3 });
  await signIn(page, await aCustomer());
  await page.goto(`/p/${product.slug}`);
  await live(page);
  await page.locator("#qty").fill("4");
  await addButton(page).click();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByRole("main")).toContainText(product.name);
  await expect(page.getByRole("main")).toContainText("quantità");
  await expect(message(page)).toBeHidden();
});
