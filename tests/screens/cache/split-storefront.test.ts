// One Worker serves the API and another one only the pages (SHOP_API_URL). The second has an empty database of its
// own, so everything it shows comes over HTTP.
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR_TOKEN } from "~/tools/local/operator-token";
import { browser, unstamped } from "../../support/browser";
import { byTransfer } from "../../support/by-transfer";
import { thingIn } from "../../support/worker/many-workers";
import { type OwnShop, ownShop, ownStorefront } from "../../support/worker/own-shop";
import { PASSWORD } from "../../support/worker/worker";

let backend: OwnShop;
let storefront: OwnShop;
beforeAll(async () => {
  backend = await ownShop({ CLIENT_KEY: "shared", RATE_LIMIT_FACTOR: "1" });
  storefront = await ownStorefront({ SHOP_API_URL: backend.url, CLIENT_KEY: "shared" });
}, 60_000);
afterAll(() => Promise.all([storefront.close(), backend.close()]));

const goods = {
  ...{ full_name: "Ada Rossi", city: "Asti", country: "IT", message: "Ciao", product_line: "other" },
  privacy_consent: "yes",
};
const write = (shop: OwnShop, path: string, headers: Record<string, string>) => {
  const email = `${crypto.randomUUID().slice(0, 13)}@writers.test`;
  return shop.fetch(path, { method: "POST", headers, body: new URLSearchParams({ ...goods, email }) });
};

describe("a storefront separate from its API", () => {
  it("shows pages and pictures, and serves no API and no mailbox itself", async () => {
    for (const path of [
      "/home",
      "/p?search=luppolo",
      "/c/luppoli",
      "/news",
      "/chi-siamo",
      "/sitemap-pages.xml",
    ]) {
      const answer = await storefront.fetch(path);
      expect([path, answer.status, (await answer.text()).length > 2_000]).toEqual([path, 200, true]);
    }
    const { $ } = await browser(storefront.url).get("/p?view=grid");
    const picture = $('main img[src^="/img/"]').first().attr("src") ?? "";
    const image = await storefront.fetch(picture);
    expect([image.status, image.headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
    for (const path of ["/api/v3/client/health/", "/__dev/mailbox"])
      expect([path, (await storefront.fetch(path)).status]).toEqual([path, 404]);
  });

  it("lets a customer sign in, fill the cart and order", async () => {
    const visitor = browser(storefront.url);
    await visitor.post("/auth/login", { username: "business@demo.test", password: PASSWORD });
    const product = await backend.db
      .prepare(
        `SELECT p.id FROM products p JOIN stock s ON s.item_id = p.id
         WHERE s.is_backorderable = 1 AND p.min_qty = 1 AND p.qty_step = 1
           AND NOT EXISTS (SELECT 1 FROM products v WHERE v.parent_id = p.id) LIMIT 1`,
      )
      .first<{ id: number }>();
    await visitor.post("/cart", { intent: "add", product: String(product?.id), qty: "60" });
    const checkout = await visitor.get("/cart/checkout");
    const done = await checkout.submit('button[value="place-order"]', await byTransfer());
    expect(done.url).toMatch(/^\/cart\/order-complete\?order=\d+$/);
    const id = Number(done.url.split("=")[1]);
    const order = await backend.db.prepare("SELECT status FROM orders WHERE id = ?").bind(id).first();
    expect(order).not.toBeNull();
  });

  it("serves a cached page after an order that leaves plenty of stock, and a fresh one after an order that does not", async () => {
    const product = await thingIn(backend.db, 40);
    const shopper = browser(storefront.url);
    await shopper.post("/auth/login", { username: "business@demo.test", password: PASSWORD });
    const order = async (qty: number) => {
      await shopper.post("/cart", { intent: "add", product: String(product.id), qty: String(qty) });
      const checkout = await shopper.get("/cart/checkout");
      const done = await checkout.submit('button[value="place-order"]', await byTransfer());
      expect(done.url).toMatch(/order=\d+$/);
    };
    const says = async (quantity: number) =>
      (await (await storefront.fetch(`/p/${product.slug}`)).text()).includes(`${quantity} disponibili`);
    expect(await says(product.quantity)).toBe(true);
    await order(5);
    expect(await says(product.quantity)).toBe(true);
    await expect.poll(() => says(product.quantity - 5)).toBe(true);
    await order(product.quantity - 8);
    expect(await says(product.quantity - 5)).toBe(false);
  });

  it("serves the back office, and counts failed sign-ins by visitor", async () => {
    const open = (password: string, ip: string) =>
      storefront.fetch("/operator/sign-in", {
        method: "POST",
        headers: { "CF-Connecting-IP": ip },
        body: new URLSearchParams({ password }),
      });
    const attempts = await Promise.all(
      Array.from({ length: 12 }, (_, n) => open(`guess-${n}`, "203.0.113.9")),
    );
    expect(attempts.filter(({ status }) => status === 401)).toHaveLength(10);
    expect((await open(OPERATOR_TOKEN, "203.0.113.9")).status).toBe(429);
    expect((await open(OPERATOR_TOKEN, "203.0.113.10")).headers.get("Location")).toBe("/operator");
    const visitor = browser(storefront.url);
    await (await visitor.get("/operator")).submit("[name=password]", {
      password: OPERATOR_TOKEN,
    });
    const orders = await visitor.get("/operator/orders");
    expect(orders.$("main tbody tr").length).toBe(50);
  });

  it("sends the visitor's address, which the API trusts only with the shared key", async () => {
    for (let n = 0; n < 5; n += 1)
      expect((await write(storefront, "/contatti", { "CF-Connecting-IP": "203.0.113.7" })).status).toBe(303);
    expect((await write(storefront, "/contatti", { "CF-Connecting-IP": "203.0.113.7" })).status).toBe(429);
    expect((await write(storefront, "/contatti", { "CF-Connecting-IP": "203.0.113.8" })).status).toBe(303);
    // Without the key, the API ignores the header.
    const forged = await backend.api("contacts/", {
      method: "POST",
      headers: {
        ...{ "Content-Type": "application/json", "CF-Connecting-IP": "203.0.113.7" },
        ...{ "Shop-Client-IP": "198.51.100.1", "Shop-Client-Key": "guessed" },
      },
      body: JSON.stringify({ ...goods, privacy_consent: true, email: "forged@writers.test" }),
    });
    expect(forged.status).toBe(429);
  });
});

// A gateway in front of the API: returns the status in `away`, cuts the connection, or passes requests on while
// `away` is null.
let away: number | "cut" | null = null;
let gateway: Server;
let behind: OwnShop;
beforeAll(async () => {
  gateway = createServer(async (request, answer) => {
    if (away === "cut") return request.socket.destroy();
    if (away !== null) return answer.writeHead(away, { "Content-Type": "text/html" }).end("<h1>Down</h1>");
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = "GET", url = "/", headers } = request;
    const passed = new Headers(
      Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    );
    for (const name of ["host", "connection", "transfer-encoding", "content-length"]) passed.delete(name);
    const body = method === "GET" ? null : Buffer.concat(chunks);
    const real = await fetch(backend.url + url, { method, headers: passed, body, redirect: "manual" });
    const type = real.headers.get("Content-Type");
    answer.writeHead(real.status, type ? { "Content-Type": type } : {});
    answer.end(Buffer.from(await real.arrayBuffer()));
  });
  await new Promise<void>((done) => gateway.listen(0, "127.0.0.1", done));
  const address = gateway.address();
  const port = typeof address === "object" && address ? address.port : 0;
  behind = await ownStorefront({ SHOP_API_URL: `http://127.0.0.1:${port}`, CLIENT_KEY: "shared" });
}, 60_000);
afterAll(async () => {
  await behind.close();
  gateway.close();
});

describe("a storefront with an unavailable API", () => {
  it.each([503, 502, 504, 522, "cut"] as const)("shows an error page (%s)", async (how) => {
    away = how;
    const page = await behind.fetch("/p");
    const { headers } = page;
    expect([page.status, headers.get("Cache-Control"), headers.get("Retry-After")]).toEqual([
      503,
      "private, no-store",
      "2",
    ]);
    expect(await page.text()).toContain('lang="it"');
    expect((await behind.fetch("/img/none.svg")).status).toBe(503);
  });

  it("stores a submitted form, and sends it once the API is available again", async () => {
    away = null;
    const visitor = browser(behind.url);
    const form = unstamped(await visitor.get("/contacts"));
    const email = "holding@writers.test";
    const written = { ...goods, email, message: 'Two lines,\nan <i> and a "quote"' };
    away = 503;
    const held = await form.submit("main form", written);
    expect([held.status, held.text("h1")]).toEqual([503, "The service is busy."]);
    expect(held.$('main form[action="/contacts"] [name="message"]').val()).toBe(written.message);
    const again = await held.submit("main form");
    expect([again.status, again.$('main form [name="email"]').val()]).toEqual([503, email]);
    away = null;
    const sent = await again.submit("main form");
    expect([sent.status, sent.hops.length]).toEqual([200, 1]);
    const { results } = await backend.db
      .prepare("SELECT message AS body FROM messages WHERE email = ?")
      .bind(email)
      .all();
    expect(results).toEqual([{ body: written.message }]);
  });

  it("never stores a password", async () => {
    away = null;
    const visitor = browser(behind.url);
    await visitor.get("/auth/login");
    away = 503;
    const held = await visitor.post("/auth/login", { username: "business@demo.test", password: PASSWORD });
    expect([held.status, held.html.includes(PASSWORD)]).toEqual([503, false]);
    expect(held.$('main form [name="username"]').val()).toBe("business@demo.test");
  });
});
