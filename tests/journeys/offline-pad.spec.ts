import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { aProduct } from "../support/builders/builders";
import { chooseCustomer, live, signIn } from "../support/builders/people";
import { anAgentsCustomer, inCart } from "../support/order-pad";

const COPY = "Sei senza rete: questa è una copia del";

/** Returns the paths of the pages in the service worker's caches. */
const copies = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    return all.flat().map((url) => url.slice(location.origin.length));
  });
const pagesIn = async (page: Page) =>
  (await copies(page)).filter((path) => !/^\/(build|fonts|texts)\/|^\/order-pad\/(handoff|owner)/.test(path));

/** Opens the order pad and waits until the service worker has stored it. */
async function atThePad(page: Page) {
  const people = await anAgentsCustomer();
  await signIn(page, people.agent);
  await chooseCustomer(page, people.name);
  await live(page);
  await expect(async () => expect(await copies(page)).toContain("/order-pad/handoff/order-pad")).toPass();
  return people;
}

async function reloadOffline(page: Page, context: BrowserContext) {
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(COPY)).toBeVisible();
  await live(page);
}

test("without a network the pad opens, accepts lines, and sends each once after reconnecting", async ({
  page,
  context,
}) => {
  const { customer, name } = await atThePad(page);
  const goods = [await aProduct(), await aProduct(), await aProduct()];
  const [first, second, third] = goods.map(({ sku }) => sku);
  const type = async (text: string) => {
    await page.getByLabel("Codice o nome, poi quantità").fill(text);
    await page.keyboard.press("Enter");
  };
  await reloadOffline(page, context);
  await expect(page.getByText(`Stai comprando per ${name}`)).toBeVisible();
  await type(`3 x ${first}`);
  await expect(page.getByText("1 riga non ancora inviata")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(COPY)).toBeVisible();
  await live(page);
  await expect(page.getByText(`3 x ${first}`)).toBeVisible();
  await type(`4 x ${second}`);
  await expect(page.getByText("2 righe non ancora inviate")).toBeVisible();
  // The first response is lost, and the page is reloaded before the tab notices.
  let answers = 0;
  await page.route("**/order-pad", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const response = await route.fetch({ maxRedirects: 0 });
    answers += 1;
    return answers === 1 ? route.abort("connectionreset") : route.fulfill({ response });
  });
  await context.setOffline(false);
  await expect.poll(() => answers).toBeGreaterThan(0);
  await page.reload();
  await live(page);
  await type(`5 x ${third}`);
  const wanted = [first, second, third].map((sku, at) => ({ sku, qty: at + 3 }));
  await expect(async () => expect(await inCart(customer.id)).toEqual(wanted)).toPass();
  await expect(page.getByText("non ancora inviat")).toBeHidden();
  await expect(page.getByText(COPY)).toBeHidden();
});

test("recently visited catalogue pages can be read without a network", async ({ page, context }) => {
  await atThePad(page);
  const item = await aProduct();
  await page.goto(`/p/${item.slug}`);
  await expect(async () => expect(await copies(page)).toContain(`/p/${item.slug}`)).toPass();
  await context.setOffline(true);
  await page.goto("/order-pad");
  await expect(page.getByText(COPY)).toBeVisible();
  await page.goto(`/p/${item.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(item.name);
  await expect(page.getByText(COPY)).toBeVisible();
});

test("a sign-out deletes copies and unsent lines, also when the form is posted without scripts", async ({
  page,
  context,
}) => {
  await atThePad(page);
  await context.setOffline(true);
  await page.getByLabel("Codice o nome, poi quantità").fill("2 x SEGRETO");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 riga non ancora inviata")).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain("SEGRETO");
  await context.setOffline(false);
  await page.route("**/order-pad", (route) =>
    route.request().method() === "POST" ? route.abort("internetdisconnected") : route.continue(),
  );
  await page.goto("/auth/logout");
  // Submits the form like a browser that runs no script of the page.
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>("main form[method=post]");
    form?.submit();
  });
  await expect(page).toHaveURL(/\/home/);
  await expect.poll(() => copies(page)).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("SEGRETO");
  await context.setOffline(true);
  await expect(page.goto("/order-pad")).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
});

test("copies are deleted after a change of customer or user, and when the session has ended", async ({
  page,
  context,
}) => {
  await atThePad(page);
  const mine = await pagesIn(page);
  expect(mine).toEqual(["/order-pad"]);
  await page.goto("/customers");
  await page.getByRole("button", { name: "Lascia cliente" }).click();
  await expect(page).toHaveURL(/\/customers/);
  await expect.poll(() => pagesIn(page)).toEqual([]);

  const next = await anAgentsCustomer();
  await context.clearCookies();
  await signIn(page, next.agent);
  await chooseCustomer(page, next.name);
  await live(page);
  await expect.poll(() => pagesIn(page)).toEqual(["/order-pad"]);
  await context.clearCookies();
  await page.goto("/order-pad");
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect.poll(() => pagesIn(page)).toEqual([]);
});
