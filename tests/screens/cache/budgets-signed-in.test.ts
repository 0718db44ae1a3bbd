// Budgets for signed-in users: size, requests and elements of each screen, and its database round trips.
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR_TOKEN } from "~/tools/local/operator-token";
import { type Browser, browser, type Page } from "../../support/browser";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";
import { PASSWORD } from "../../support/worker/worker";

const KB = 1024;
const BUDGET = { html: 14 * KB, requests: 6, elements: 1300 };
/** A page with four times as many products as the default; a business sees each product with all its variants. */
const LARGE = { html: 20 * KB, requests: 6, elements: 2800 };
/** Three times as many rows as a list page has cards, each with a quantity field and a note field. */
const LONG_CART = { ...BUDGET, html: 15 * KB };

const SCREENS = [
  "/home",
  "/p",
  "/p?view=table",
  "/p/luppolo-adeena-in-pellet",
  "/c/lieviti-enologici",
  "/account",
  "/account/details",
  "/account/wishlist",
  "/account/addresses",
  "/account/downloads",
  "/account/orders",
  "/contatti",
  "/recesso",
];
/**
 * The user, the customer and all other data are read in one batch. The account page needs a second one for the rows
 * of the listed orders.
 */
const TRIPS = 1;
const MORE_TRIPS: Record<string, number> = { "/account": 2 };
const ORDER = "main a[href^='/account/orders/']";
const ROWS = [3, 40];

let shop: OwnShop;
let goods: number[];
beforeAll(async () => {
  shop = await ownShop();
  const { results } = await shop.db
    .prepare(
      `SELECT p.id FROM products p JOIN stock s ON s.item_id = p.id
       WHERE p.is_active = 1 AND p.parent_id IS NULL AND p.variants_count = 0 AND p.audience = 'all' AND s.quantity > 100
       ORDER BY p.id LIMIT ?`,
    )
    .bind(Math.max(...ROWS))
    .all<{ id: number }>();
  goods = results.map(({ id }) => id);
}, 60_000);
afterAll(() => shop.close());

async function signedIn(username: string): Promise<Browser> {
  const visitor = browser(shop.url);
  await visitor.post("/auth/login", { username, password: PASSWORD });
  if (!username.startsWith("agent")) return visitor;
  const customer = (await visitor.get("/customers")).$("[name=customer]").first().attr("value") ?? "";
  await visitor.post("/customers", { intent: "select", customer });
  return visitor;
}

/** Returns the figures that exceed the budget, by name. */
function over(page: Page, budget = BUDGET): Record<string, number> {
  const fonts = new Set(page.html.match(/\/fonts\/[\w-]+\.woff2/g));
  const files = page.$(
    "img:not([loading=lazy]), link[rel=icon], link[rel=stylesheet], link[rel=preload], script[src]",
  );
  const weights = {
    html: gzipSync(page.html).length,
    requests: 1 + fonts.size + files.length,
    elements: page.$("*").length,
  };
  return Object.fromEntries(
    Object.entries(weights).filter(([name, weight]) => weight > budget[name as keyof typeof budget]),
  );
}

async function expectWithin(visitor: Browser, path: string, budget = BUDGET): Promise<Page> {
  // The first visit warms the isolate's caches.
  await visitor.get(path);
  const page = await visitor.get(path);
  expect([path, page.status, page.url, over(page, budget)]).toEqual([path, 200, path, {}]);
  return page;
}

const tripsOf = ({ headers }: Page) => Number(headers.get("D1-Round-Trips"));

describe.each(["consumer@demo.test", "business@demo.test", "agent@demo.test"])("for %s", (username) => {
  it("every screen stays within its budget", async () => {
    const visitor = await signedIn(username);
    for (const path of SCREENS) {
      const page = await expectWithin(visitor, path);
      expect(tripsOf(page), path).toBeLessThanOrEqual(MORE_TRIPS[path] ?? TRIPS);
    }
    const order = (await visitor.get("/account/orders")).$(ORDER).first().attr("href") ?? "";
    await expectWithin(visitor, order);
    if (username.startsWith("agent")) await expectWithin(visitor, "/customers");
    await expectWithin(visitor, "/p?page_size=48", LARGE);
  }, 60_000);

  it.each(ROWS)(
    "cart and checkout of %i rows stay within their budget",
    async (rows) => {
      const visitor = await signedIn(username);
      for (const id of goods.slice(0, rows))
        await visitor.post("/cart", { intent: "add", product: String(id), qty: "12" });
      const cart = await expectWithin(visitor, "/cart", rows > 12 ? LONG_CART : BUDGET);
      expect(cart.$("main tbody tr").length).toBeGreaterThanOrEqual(rows);
      await expectWithin(visitor, "/cart/checkout");
      for (const path of ["/cart", "/cart/checkout", "/p/luppolo-adeena-in-pellet", "/p"]) {
        await visitor.get(path);
        expect(tripsOf(await visitor.get(path)), path).toBeLessThanOrEqual(TRIPS);
      }
    },
    60_000,
  );
});

it("every screen of the back office stays within its budget", async () => {
  const visitor = browser(shop.url);
  await (await visitor.get("/operator")).submit("input[name=password]", { password: OPERATOR_TOKEN });
  for (const screen of ["/orders", "/items", "/items?search=luppolo", "/inbox", "/mails", "/audit"])
    await expectWithin(visitor, `/operator${screen}`);
  await expectWithin(visitor, "/operator/settings");
  // This page lists all time zones of the world.
  await expectWithin(visitor, "/operator/settings/market", LARGE);
  const order =
    (await visitor.get("/operator/orders")).$("main a[href^='/operator/orders/']").first().attr("href") ?? "";
  await expectWithin(visitor, order);
}, 60_000);
