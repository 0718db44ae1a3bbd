// SHOP_URL is the origin of every link, because the caller controls the Host header.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rawRequest } from "../../support/raw-request";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

const HOST = "evil.example";
const UNPAID = "(SELECT min(id) FROM orders WHERE status = 'pending' AND payment_state = 'due')";
const FORM = "application/x-www-form-urlencoded";

let shop: OwnShop;
beforeAll(async () => {
  shop = await ownShop({ SHOP_URL: "https://shop.example", RATE_LIMIT_FACTOR: "1000" });
  await shop.set({ GUEST_CHECKOUT: true, SUPPORT_EMAIL: "aiuto@shop.example" });
});
afterAll(() => shop.close());

const get = (path: string, headers = {}) =>
  rawRequest(shop.url, path, { headers: { Host: HOST, ...headers } });
const post = (path: string, fields: Record<string, string>) =>
  rawRequest(shop.url, path, {
    method: "POST",
    headers: { Host: HOST, "Content-Type": FORM },
    body: new URLSearchParams(fields).toString(),
  });
const call = (path: string, body: object, headers = {}) =>
  rawRequest(shop.url, path, {
    method: "POST",
    headers: { Host: HOST, "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

async function sentTexts(): Promise<string[]> {
  await shop.tick();
  const { results } = await shop.db
    .prepare("SELECT coalesce(text, '') || coalesce(html, '') AS written FROM mails WHERE state = 'sent'")
    .all<{ written: string }>();
  return results.map(({ written }) => written);
}

describe("a request with another Host", () => {
  it("sends emails with links to SHOP_URL only, including those stored in the outbox with another origin", async () => {
    const PAST = "2026-01-01T00:00:00.000Z";
    await shop.db.batch([
      shop.db.prepare("UPDATE users SET shop_origin = 'http://evil.example'"),
      shop.db.prepare(
        `UPDATE orders SET pay_url = 'http://evil.example/pay/abc', payment_kind = 'redirect' WHERE id = ${UNPAID}`,
      ),
      shop.db
        .prepare(
          `INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at)
           SELECT 'order-confirmation', 'evil', 'ada@shop.example', locale, json_object('order', id), ?, ? FROM orders
           WHERE id = ${UNPAID}`,
        )
        .bind(PAST, PAST),
    ]);
    const operator = { Authorization: "Bearer operator-demo-token" };
    const person = { email: "ada@shop.example", name: "Ada", role: "owner", locale: "it" };
    const invited = await call("/api/v3/operator/invitations/", person, operator);
    expect([invited.status, invited.text]).toEqual([201, expect.any(String)]);
    await post("/operator/password-forgotten", { email: "ada@shop.example" });
    await call("/api/v3/client/auth/password-reset/", { username: "consumer@demo.test" });
    const product = await shop.db.prepare("SELECT item_id FROM stock WHERE quantity <= 0").first("item_id");
    const alert = { product, email: "ada@shop.example", privacy_consent: true };
    expect((await call("/api/v3/client/restock-alerts/", alert)).status).toBe(200);
    const texts = await sentTexts();
    expect(texts.filter((text) => text.includes("https://shop.example/")).length).toBeGreaterThanOrEqual(4);
    expect(texts.filter((text) => text.includes(HOST))).toEqual([]);
  });

  it.each(["/home", "/p", "/news", "/contatti", "/auth/login", "/robots.txt", "/sitemap.xml", "/cart"])(
    "gets no trace of that host at %s",
    async (path) => {
      const answer = await get(path, { "X-Forwarded-Host": HOST, "X-Original-URL": `http://${HOST}/` });
      expect(JSON.stringify(answer.headers) + answer.text).not.toContain(HOST);
    },
  );

  it("gets canonical addresses at SHOP_URL", async () => {
    expect((await get("/p")).text).toContain('rel="canonical" href="https://shop.example/p');
    expect((await get("/robots.txt")).text).toContain("Sitemap: https://shop.example/sitemap.xml");
  });

  it("may post from the browser's host and from SHOP_URL, but from no third origin", async () => {
    const statusOf = async (Origin: string) =>
      (
        await rawRequest(shop.url, "/locale", {
          method: "POST",
          headers: { Host: "localhost:8787", Origin, "Content-Type": FORM },
          body: "lan=en",
        })
      ).status;
    const [here, atShop, third] = [
      await statusOf("http://localhost:8787"),
      await statusOf("https://shop.example"),
      await statusOf("https://other.example"),
    ];
    expect([here === 403, atShop === 403, third]).toEqual([false, false, 403]);
  });
});

describe("production without SHOP_URL", () => {
  it("holds emails back, offers no card payment, and reports the missing setting", async () => {
    const api = "http://127.0.0.1:9/";
    const quiet = await ownShop({
      ENVIRONMENT: "production",
      ...{ MAIL_API_URL: api, MAIL_URL: "resend:key", MAIL_FROM: "Bottega <a@shop.example>" },
      ...{ STRIPE_SECRET_KEY: "sk_test", STRIPE_WEBHOOK_SECRET: "whsec", STRIPE_API_URL: api },
    });
    try {
      await rawRequest(quiet.url, "/api/v3/client/auth/password-reset/", {
        method: "POST",
        headers: { Host: HOST, "Content-Type": "application/json" },
        body: JSON.stringify({ username: "consumer@demo.test" }),
      });
      await quiet.tick();
      const { results } = await quiet.db
        .prepare("SELECT state, tries FROM mails WHERE state <> 'sent' AND kind = 'password-code'")
        .all();
      expect(results).toEqual([{ state: "waiting", tries: 0 }]);
      expect(await (await quiet.api("health/")).json()).toMatchObject({ mail: "waiting" });
      const readiness = await quiet.fetch("/api/v3/operator/readiness/", {
        headers: { Authorization: "Bearer operator-demo-token" },
      });
      const { results: parts } = (await readiness.json()) as {
        results: { name: string; missing: string[] }[];
      };
      expect(parts.find(({ name }) => name === "SHOP_URL")?.missing).toEqual(["SHOP_URL"]);
      const methods = await (await quiet.api("checkout/payment-methods/")).text();
      expect(methods).not.toContain('"redirect"');
    } finally {
      await quiet.close();
    }
  });
});
