// SPEC §1: seasons exist and are disabled by default. When enabled, prices, carts and lists follow the chosen
// season.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, browser } from "../../support/browser";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";
import { PASSWORD } from "../../support/worker/worker";

const AUTUMN = "3";
const NOT_IN_FORCE = "1";

let shop: OwnShop;
let product: { id: number; slug: string; sku: string };
beforeAll(async () => {
  shop = await ownShop();
  await shop.set({ SEASONS_ENABLED: true });
  const found = await shop.db
    .prepare(
      `SELECT p.id, p.slug, p.sku FROM products p JOIN stock s ON s.item_id = p.id
       WHERE p.parent_id IS NULL AND p.audience = 'all' AND p.vat_class = 'standard' AND p.min_qty = 1 AND s.is_backorderable = 1
         AND NOT EXISTS (SELECT 1 FROM products v WHERE v.parent_id = p.id)
         AND EXISTS (SELECT 1 FROM prices WHERE item_id = p.id AND list = 'wholesale') LIMIT 1`,
    )
    .first<typeof product>();
  if (!found) throw new Error("the demo has no such product");
  product = found;
  await shop.db.batch([
    shop.db.prepare("DELETE FROM prices WHERE item_id = ? AND special_cents IS NOT NULL").bind(product.id),
    shop.db
      .prepare(
        `INSERT INTO prices (item_id, list, season_id, standard_cents, write_date)
         SELECT item_id, list, 3, 77700, write_date FROM prices WHERE item_id = ? AND season_id IS NULL`,
      )
      .bind(product.id),
  ]);
}, 60_000);
afterAll(() => shop.close());

async function enterAs(username: string): Promise<Browser> {
  const visitor = browser(shop.url);
  await visitor.post("/auth/login", { username, password: PASSWORD });
  return visitor;
}
const choose = (visitor: Browser, season: string) => visitor.post("/season", { season, redirectTo: "/p" });
const seen = async (visitor: Browser, path: string) => (await visitor.get(path)).text("main");
const pressed = async (visitor: Browser) =>
  (await visitor.get("/p")).text('form[action="/season"] [aria-pressed="true"]');

async function agentFor(customer: string): Promise<Browser> {
  const agent = await enterAs("agent@demo.test");
  const row = await shop.db
    .prepare("SELECT id FROM users WHERE username = ?")
    .bind(customer)
    .first<{ id: number }>();
  await agent.post("/customers", { intent: "select", customer: String(row?.id) });
  return agent;
}

describe("/season", () => {
  it.each([
    ["a visitor", async () => browser(shop.url), "777,00 €"],
    ["a consumer", () => enterAs("consumer@demo.test"), "947,94 €"],
    ["a business", () => enterAs("business@demo.test"), "777,00 €"],
    ["an agent", () => agentFor("business@demo.test"), "777,00 €"],
  ])("shows %s the season's prices, on the product and in lists", async (_, enter, price) => {
    const visitor = await enter();
    expect(await pressed(visitor)).toBe("Tutto l’anno");
    expect(await seen(visitor, `/p/${product.slug}`)).not.toContain(price);
    const page = await visitor.get("/p");
    await page.submit('form[action="/season"] button:contains("Autunno-inverno")');
    expect(await pressed(visitor)).toBe("Autunno-inverno");
    for (const path of [`/p/${product.slug}`, `/p?search=${product.sku}&view=grid`])
      expect([path, (await seen(visitor, path)).includes(price)]).toEqual([path, true]);
    await choose(visitor, "");
    expect(await pressed(visitor)).toBe("Tutto l’anno");
    expect(await seen(visitor, `/p/${product.slug}`)).not.toContain(price);
  });

  it("has its own cart and wishlist", async () => {
    const visitor = await enterAs("cliente03@demo.test");
    await choose(visitor, AUTUMN);
    await visitor.post("/cart", { intent: "add", product: String(product.id), qty: "1" });
    await visitor.post("/account/wishlist", { intent: "add", product: String(product.id) });
    expect(await seen(visitor, "/cart")).toContain(product.sku);
    expect(await seen(visitor, "/account/wishlist")).toContain(product.sku);
    await choose(visitor, "");
    expect(await seen(visitor, "/cart")).not.toContain(product.sku);
    expect(await seen(visitor, "/account/wishlist")).not.toContain(product.sku);
  });

  it("ends at logout and at a change of customer", async () => {
    const consumer = await enterAs("consumer@demo.test");
    await choose(consumer, AUTUMN);
    await consumer.post("/auth/logout", { intent: "logout" });
    expect(await pressed(consumer)).toBe("Tutto l’anno");
    const agent = await agentFor("business@demo.test");
    await choose(agent, AUTUMN);
    await agent.post("/customers", { intent: "leave" });
    expect(agent.cookies.has("season")).toBe(false);
  });

  it("refuses a season that is not in force, and forgets one that no longer is", async () => {
    const visitor = browser(shop.url);
    for (const season of [NOT_IN_FORCE, "99", "x"]) expect((await choose(visitor, season)).status).toBe(400);
    visitor.cookies.set("season", NOT_IN_FORCE);
    expect(await pressed(visitor)).toBe("Tutto l’anno");
    const list = await visitor.get(`/p?season=${NOT_IN_FORCE}`);
    expect([list.status, list.text('main [role="status"]').includes("stagione")]).toEqual([200, true]);
    expect(await seen(visitor, `/p?season=${AUTUMN}&search=${product.sku}&view=grid`)).toContain("777,00 €");
  });
});

describe("a shop without seasons", () => {
  it("shows no switch, and refuses a season", async () => {
    const visitor = browser();
    expect((await visitor.get("/p")).$('form[action="/season"]').length).toBe(0);
    expect((await visitor.post("/season", { season: AUTUMN })).status).toBe(400);
  });
});
