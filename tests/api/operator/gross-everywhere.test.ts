// A price list with VAT (CONTRACT §15): consumers read the typed price in mails, documents, feeds and lists.
import { afterAll, beforeAll, expect, it } from "vitest";
import { ACCOUNTS, PASSWORD } from "~/demo/bicycles/world";
import { browser, intent } from "../../support/browser";
import { pagesOf } from "../../support/builders/pdf";
import { operator } from "../../support/operator";
import { setupRequest } from "../../support/punch-out";
import { shopOf } from "../../support/worker/other-shop";
import type { OwnShop } from "../../support/worker/own-shop";

let shop: OwnShop;
beforeAll(async () => {
  shop = await shopOf("bicycles");
  await operator(shop.url).prices.put({ item: SKU, list: "retail", standard_price: "9.90" } as never);
}, 120_000);
afterAll(() => shop.close());

const SKU = "BIKE-014";
/** 9.90 without 22 % VAT. */
const NET = /8[.,]11/;

async function signedIn(name: string) {
  const visitor = browser(shop.url);
  const username = ACCOUNTS.find((account) => account.username.startsWith(name))?.username ?? "";
  await visitor.post("/auth/login", { username, password: PASSWORD });
  return { visitor, username };
}

it("shows 9.90 in the feed of comparison services", async () => {
  const feed = await (await shop.fetch("/feeds/google.xml?locale=it&country=IT")).text();
  const item = feed.split("<item>").find((one) => one.includes(`>${SKU}<`)) ?? "";
  expect(item).toContain("9.90 EUR");
  expect(item).not.toMatch(NET);
});

it("shows 9.90 on the product's page, in the data for search engines and in the list", async () => {
  const { slug } = await (await shop.api("products/p/14/")).json<{ slug: string }>();
  const page = await browser(shop.url).get(`/p/${slug}`);
  expect(page.text("main")).toContain("9,90");
  const data = page.$('script[type="application/ld+json"]').text();
  expect(data).toMatch(/"price":\s*"?9\.90?"?/);
  expect(data).not.toMatch(NET);
});

it("shows 9.90 in an order's mails, its PDF and its rows, and three pieces as 29.70", async () => {
  const { visitor, username } = await signedIn("consumer");
  await visitor.post("/cart", { intent: "add", product: "14", qty: "3" });
  const checkout = await visitor.get("/cart/checkout");
  const method = await shop.db
    .prepare("SELECT id FROM payment_methods WHERE kind = 'bank_transfer'")
    .first<{ id: number }>();
  const placed = await checkout.submit(intent("place-order"), { payment_method: String(method?.id) });
  expect(placed.text("main")).toContain("29,70");
  const [order] = (await operator(shop.url).orders.list({ page_size: 1 })).results;
  await shop.tick();
  const { results: mails } = await shop.db.prepare("SELECT id FROM mails").all<{ id: number }>();
  for (const { id } of mails) await shop.wake(id);
  const { results } = await shop.db
    .prepare("SELECT coalesce(html, '') AS html FROM mails WHERE kind = 'order-confirmation'")
    .all<{ html: string }>();
  const confirmation = results.map(({ html }) => html).join();
  for (const amount of ["9,90", "29,70"]) expect(confirmation).toContain(amount);
  expect(confirmation).not.toMatch(NET);

  const login = await shop.api("auth/login/", {
    method: "POST",
    headers: { Authorization: `Basic ${Buffer.from(`${username}:${PASSWORD}`).toString("base64")}` },
  });
  const { token } = await login.json<{ token: string }>();
  const pdf = await shop.api(`orders/doc/?order_id=${order?.id}&type=order_confirmation`, {
    headers: { Authorization: `Token ${token}` },
  });
  const words = pagesOf(new Uint8Array(await pdf.arrayBuffer())).join(" ");
  for (const amount of ["9,90", "29,70"]) expect(words).toContain(amount);
  expect(words).not.toMatch(NET);
});

it("sends a buying system the price without VAT, to the cent", async () => {
  const { settings, users } = operator(shop.url);
  await settings.put({ key: "PUNCHOUT", value: true });
  const buyer = await shop.db
    .prepare("UPDATE users SET price_list = 'retail' WHERE email = 'business@pedalata.test' RETURNING id")
    .first<{ id: number }>();
  const system = await users.punchOut({ id: buyer?.id ?? 0 });
  const answer = await shop.fetch("/punchout/cxml", {
    method: "POST",
    headers: { "Content-Type": "text/xml" },
    body: setupRequest(system),
  });
  const start = /<StartPage><URL>([^<]*)<\/URL>/.exec(await answer.text())?.[1] ?? "";
  const visitor = browser(shop.url);
  await visitor.get(start.replace(shop.url, ""));
  await visitor.post("/cart", { intent: "add", product: "14", qty: "3" });
  const page = await (await visitor.get("/cart")).submit(intent("transfer"));
  const message = String(page.$('main form [name="cxml-base64"]').val());
  const xml = Buffer.from(message, "base64").toString("utf8");
  expect(xml).toMatch(/<UnitPrice><Money currency="EUR">8\.11</);
  expect(xml).toMatch(/<Total><Money currency="EUR">24\.33</);
});

it("rounds a bulk change so that consumers read a price ending in ,90", async () => {
  const { bulkChanges, prices } = operator(shop.url);
  await prices.put({ item: SKU, list: "retail", standard_price: "9.50" } as never);
  const change = { kind: "price", list: "retail", how: "percent", by: "10.00", rounding: "ninety" } as const;
  const { id } = await bulkChanges.plan({ select: { products: [14] }, change });
  const rows = await bulkChanges.rows({ id, page: -1 });
  expect(rows.results).toMatchObject([{ before: "9.50", after: "10.90" }]);
  await bulkChanges.apply({ id });
  const price = await (await shop.api("products/p/price/14/?shop_context=b2c")).json();
  expect(price).toMatchObject({ price: "10.90" });
});
