// /account/quotes/request, without JavaScript.
import { expect, it } from "vitest";
import { atTheDesk } from "../../support/back-office";
import { browser, intent } from "../../support/browser";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { PASSWORD, sql } from "../../support/worker/worker";

async function withCart(type: "business" | "consumer") {
  const customer = await aCustomer({ type });
  const item = await aProduct({ quantity: 50, priceCents: 2000 });
  const shop = browser();
  await shop.post("/auth/login", { username: customer.username, password: PASSWORD });
  await shop.post("/cart", { intent: "add", product: String(item.id), qty: "6" });
  return { customer, item, shop };
}

it("a business requests a quote from its cart, and the back office shows it with its note and can refuse it", async () => {
  const { customer, shop, item } = await withCart("business");
  const page = await (await shop.get("/cart")).follow('main a[href="/account/quotes/request"]');
  const sent = await page.submit(intent("request"), { note: "Per sabato, 60 pezzi" });
  expect(sent.url).toBe("/account/quotes");
  expect(sent.text("body")).toContain("La richiesta è partita");
  expect((await shop.get("/account/quotes/request")).$(intent("request")).length).toBe(0);
  const [draft] = await sql<{ id: number }>("SELECT id FROM draft_orders WHERE customer_id = ?", customer.id);
  const desk = await atTheDesk();
  const list = await desk.get("/operator/drafts?state=open");
  const waiting = await list.follow(`main a[href="/operator/drafts/${draft?.id}"]`);
  expect(waiting.text("main")).toContain("Per sabato, 60 pezzi");
  expect(waiting.text("main")).toContain(item.sku);
  const refused = await waiting.submit(intent("refuse"), { refusal: "Non lo facciamo più" });
  expect(refused.text("main")).toContain("Non lo facciamo più");
});

it("a consumer cannot request a quote", async () => {
  const { shop } = await withCart("consumer");
  expect((await shop.get("/cart")).$('a[href="/account/quotes/request"]').length).toBe(0);
  expect((await shop.get("/account/quotes/request")).status).toBe(404);
});
