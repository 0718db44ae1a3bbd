// A shop of another trade: none of its screens, emails or documents contains anything of the first demo.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ACCOUNTS, PASSWORD } from "~/demo/bicycles/world";
import { OPERATOR_TOKEN } from "~/tools/local/operator-token";
import { type Browser, browser, intent, type Page } from "../../support/browser";
import { pagesOf } from "../../support/builders/pdf";
import { operator } from "../../support/operator";
import { shopOf, TRADE } from "../../support/worker/other-shop";
import type { OwnShop } from "../../support/worker/own-shop";

const FOREIGN = new RegExp(`${TRADE.source}|\\bbottega\\b|demo\\.test`, "i");

let shop: OwnShop;
beforeAll(async () => {
  shop = await shopOf("bicycles");
}, 120_000);
afterAll(() => shop.close());

async function signedIn(name: string): Promise<Browser> {
  const visitor = browser(shop.url);
  const username = ACCOUNTS.find((account) => account.username.startsWith(name))?.username ?? "";
  const page = await visitor.post("/auth/login", { username, password: PASSWORD });
  expect(page.status).toBe(200);
  return visitor;
}

/** Returns the visible text of a page and the text of its attributes. */
const wordsOf = ({ $ }: Page): string => {
  const attributes = $("[alt], [title], [content], [placeholder], [aria-label], [value]")
    .map((_, one) =>
      ["alt", "title", "content", "placeholder", "aria-label", "value"]
        .map((name) => $(one).attr(name) ?? "")
        .join(" "),
    )
    .get();
  return [$("title, body, script[type='application/ld+json']").text(), ...attributes].join(" ");
};

/** Follows links from these paths and returns up to `most` pages by path. */
async function crawled(visitor: Browser, from: string[], most = 150): Promise<Map<string, Page>> {
  const pages = new Map<string, Page>();
  const waiting = [...from];
  for (let path = waiting.shift(); path !== undefined && pages.size < most; path = waiting.shift()) {
    if (pages.has(path)) continue;
    const page = await visitor.get(path);
    pages.set(path, page);
    for (const link of page.$("a[href^='/']").toArray()) {
      const href = (page.$(link).attr("href") ?? "").split("#", 1).join("");
      if (
        !/^\/(documents|img|brand|__dev|auth\/logout|api)/.test(href) &&
        !/[?&](order_by|cf\.|page|price)/.test(href)
      )
        waiting.push(href);
    }
  }
  return pages;
}

const foreignOn = (pages: Map<string, Page>): string[] =>
  [...pages].flatMap(([path, page]) => {
    const found = FOREIGN.exec(wordsOf(page));
    return found ? [`${path}: ${found[0]}`] : [];
  });

describe("the bicycle shop", () => {
  it("shows no other trade's terms to a visitor, in both its languages", async () => {
    for (const home of ["/home", "/home-en"]) {
      const visitor = browser(shop.url);
      visitor.cookies.set("lan", home === "/home" ? "it" : "en");
      const pages = await crawled(visitor, [
        home,
        "/p",
        "/news",
        "/cart",
        "/nowhere",
        "/auth/password-forgotten",
      ]);
      expect(pages.size).toBeGreaterThan(60);
      expect(
        [...pages]
          .filter(([path, { status }]) => status !== 200 && path !== "/nowhere")
          .map(([path]) => path),
      ).toEqual([]);
      expect(foreignOn(pages)).toEqual([]);
    }
  }, 120_000);

  it("has its own logo, icon, colours and name everywhere", async () => {
    const { $ } = await browser(shop.url).get("/home");
    expect($("header img").attr("src")).toBe("/brand/logo");
    expect(await (await shop.fetch("/brand/logo")).text()).toContain("Pedalata");
    expect((await shop.fetch("/brand/icon")).headers.get("Content-Type")).toBe("image/svg+xml");
    expect($('meta[name="theme-color"]').attr("content")).toBe("#1d3a5f");
    expect($("head style").text()).toContain("#1d3a5f");
    expect(JSON.parse($('script[type="application/ld+json"]').first().text())).toMatchObject({
      name: "Pedalata",
      logo: `${shop.url}/brand/logo`,
    });
    expect((await browser(shop.url).get("/p")).text("main")).toContain("Prezzi con IVA inclusa");
    expect(await (await shop.fetch("/manifest.webmanifest")).json()).toMatchObject({
      name: "Pedalata",
      theme_color: "#1d3a5f",
    });
  });

  it("shows no other trade's terms to customers and the operator, nor in emails and PDFs", async () => {
    const customer = await signedIn("consumer");
    await customer.post("/cart", { intent: "add", product: "14", qty: "1" });
    const checkout = await customer.get("/cart/checkout");
    const method = await shop.db
      .prepare("SELECT id FROM payment_methods WHERE kind = 'bank_transfer'")
      .first<{ id: number }>();
    const done = await checkout.submit(intent("place-order"), { payment_method: String(method?.id) });
    expect([done.status, done.url]).toEqual([200, expect.stringContaining("/cart/order-complete?order=")]);
    const account = await crawled(
      customer,
      [done.url, "/account", "/account/orders", "/account/addresses", "/cart"],
      60,
    );
    expect(foreignOn(account)).toEqual([]);

    const desk = browser(shop.url);
    await (await desk.get("/operator")).submit("form:has([name=password])", { password: OPERATOR_TOKEN });
    const back = await crawled(desk, ["/operator", "/operator/settings", "/operator/inbox"], 40);
    // Descriptions of the settings contain only colours and languages as examples.
    expect(foreignOn(new Map([...back].filter(([path]) => path.startsWith("/operator"))))).toEqual([]);

    const [order] = (await operator(shop.url).orders.list({ page_size: 1 })).results;
    await operator(shop.url).orders.paid({ id: order?.id ?? 0 });
    await shop.tick();
    const { results } = await shop.db.prepare("SELECT id FROM mails").all<{ id: number }>();
    for (const { id } of results) await shop.wake(id);
    const mails = await shop.db
      .prepare("SELECT subject || ' ' || coalesce(html, '') AS words FROM mails")
      .all<{ words: string }>();
    expect(mails.results.length).toBeGreaterThan(1);
    expect(mails.results.flatMap(({ words }) => FOREIGN.exec(words)?.[0] ?? [])).toEqual([]);

    const login = await shop.api("auth/login/", {
      method: "POST",
      headers: {
        Authorization: `Basic ${Buffer.from(`consumer@pedalata.test:${PASSWORD}`).toString("base64")}`,
      },
    });
    const { token } = (await login.json()) as { token: string };
    const pdf = await shop.api(`orders/doc/?order_id=${order?.id}&type=order_confirmation`, {
      headers: { Authorization: `Token ${token}` },
    });
    expect(pdf.status).toBe(200);
    const words = pagesOf(new Uint8Array(await pdf.arrayBuffer())).join(" ");
    expect(words).toContain("Pedalata");
    expect(FOREIGN.exec(words)).toBeNull();
  }, 120_000);
});
