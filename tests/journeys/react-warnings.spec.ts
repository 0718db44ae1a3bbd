// `npm run test:react` uses React's development build: no screen logs a React error or warning. The normal suite
// excludes this file, because React's production build logs none of them.
import { expect, type Page, test } from "@playwright/test";
import { RECORD_KINDS } from "~/contract/operator/records";
import { operatorPaths } from "~/operator-paths";
import { paths } from "~/paths";
import { aCustomer } from "../support/builders/builders";
import { anOrder } from "../support/builders/order-builder";
import { addToCart, live, signIn, signInOperator } from "../support/builders/people";

test.skip(process.env.REACT_BUILD !== "test", "npm run test:react runs it");

const PRODUCTS = ["luppolo-adeena-in-pellet", "luppolo-cascade-in-pellet"];

/** Collects the page's console errors and warnings, and its uncaught exceptions. */
function logOf(page: Page): string[] {
  const log: string[] = [];
  page.on("pageerror", (error) => log.push(error.message));
  page.on("console", (message) => {
    if (/^(error|warning)$/.test(message.type())) log.push(`${page.url()}: ${message.text()}`);
  });
  return log;
}

async function visitEach(page: Page, addresses: readonly string[]): Promise<string[]> {
  const log = logOf(page);
  for (const address of addresses) {
    await page.goto(address);
    await live(page);
  }
  return log;
}

test("React logs nothing on the pages of a visitor", async ({ page }) => {
  const log = await visitEach(page, [
    ...[paths.home("it"), paths.products(), `${paths.products()}?view=table`, paths.category("luppoli")],
    ...[
      ...PRODUCTS.map((slug) => paths.product(slug)),
      paths.login({}),
      paths.contacts("it"),
      "/news",
      "/recesso",
      "/consent",
    ],
    ...["/auth/sign-up", "/auth/password-forgotten"],
  ]);
  await addToCart(page, PRODUCTS[0] ?? "", 1);
  await live(page);
  await visitEach(page, [paths.checkout()]);
  expect(log).toEqual([]);
});

test("React logs nothing on the pages of a business", async ({ page }) => {
  const customer = await aCustomer({ type: "business" });
  const order = await anOrder({ customer });
  await signIn(page, customer);
  const log = await visitEach(page, [
    ...[
      paths.home("it"),
      paths.products(),
      `${paths.products()}?view=table`,
      ...PRODUCTS.map((slug) => paths.product(slug)),
    ],
    ...[paths.account(), paths.orders(), paths.order(order.id), paths.orderPad(), "/account/details"],
    ...["/account/addresses", "/account/wishlist", "/account/downloads", "/account/quotes"],
  ]);
  await addToCart(page, PRODUCTS[0] ?? "", 1);
  await live(page);
  await visitEach(page, [paths.checkout()]);
  expect(log).toEqual([]);
});

test("React logs nothing on the screens of the back office", async ({ page }) => {
  await signInOperator(page);
  const log = await visitEach(page, [
    ...[operatorPaths.today(), operatorPaths.orders(), operatorPaths.items(), operatorPaths.quotes()],
    ...[operatorPaths.pictures(), operatorPaths.drafts(), operatorPaths.packing(), "/operator/products"],
    ...[
      "/operator/settings",
      "/operator/stock",
      "/operator/inbox",
      "/operator/customers",
      operatorPaths.records(RECORD_KINDS[0]),
    ],
  ]);
  expect(log).toEqual([]);
});
