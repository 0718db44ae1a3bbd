// A shop that does not offer every language (setting LOCALES).
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import texts from "../../../locales/it/common.json";
import { browser } from "../../support/browser";
import { askOperator, operator } from "../../support/operator";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

const { net: NET, gross: GROSS } = texts.context;

let shop: OwnShop;
beforeAll(async () => {
  shop = await ownShop();
  await operator(shop.url).settings.put({ key: "LOCALES", value: ["it", "en"] });
}, 60_000);
afterAll(() => shop.close());

describe("a shop without Spanish", () => {
  it("neither offers nor links the language on any public page", async () => {
    for (const path of ["/home", "/p", "/c/luppoli", "/contatti", "/recesso", "/news", "/auth/login"]) {
      const { $, status } = await browser(shop.url).get(path);
      expect([path, status]).toEqual([path, 200]);
      const languages = $('[hreflang="es"], button[name=locale][value=es], [content="es_ES"]').length;
      expect([path, languages, $("button[name=locale][value=en]").length]).toEqual([path, 0, 2]);
      expect([path, $.html().includes('-es"')]).toEqual([path, false]);
    }
  });

  it("redirects Spanish addresses to the default language, and ignores the cookie and the parameter", async () => {
    for (const [path, to] of [
      ["/home-es", "/home"],
      ["/contactos?product_line=other", "/contatti?product_line=other"],
      ["/desistimiento", "/recesso"],
    ] as const) {
      const answer = await shop.fetch(path);
      expect([path, answer.status, answer.headers.get("Location")]).toEqual([path, 302, to]);
    }
    const visitor = browser(shop.url);
    visitor.cookies.set("lan", "es");
    expect((await visitor.get("/p")).$("html").attr("lang")).toBe("it");
    const page = await browser(shop.url).get("/p?locale=es");
    expect(page.$("html").attr("lang")).toBe("it");
    expect(page.$('link[rel="canonical"]').attr("href")).toMatch(/\?locale=it$/);
    const posted = await shop.fetch("/locale", {
      method: "POST",
      body: new URLSearchParams({ locale: "es", redirectTo: "/p" }),
    });
    expect(posted.status).toBe(400);
  });

  it("omits the language from every sitemap", async () => {
    const index = await (await shop.fetch("/sitemap.xml")).text();
    expect(index).toContain("locale=en");
    expect(index).not.toContain("locale=es");
    expect(await (await shop.fetch("/sitemap-pages.xml?locale=en")).text()).not.toMatch(/hreflang="es"|-es</);
  });

  it("sends no email in Spanish, even to a user with that language", async () => {
    await shop.db.prepare("UPDATE users SET locale = 'es' WHERE username = 'consumer@demo.test'").run();
    await shop.api("auth/password-reset/?locale=es", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ username: "consumer@demo.test" }),
    });
    const mail = await shop.db
      .prepare("SELECT id FROM mails ORDER BY id DESC LIMIT 1")
      .first<{ id: number }>();
    await shop.wake(mail?.id ?? 0);
    const sent = await shop.db.prepare("SELECT subject, html FROM mails WHERE id = ?").bind(mail?.id).first();
    expect(sent?.html).toContain('lang="it"');
  });

  it("neither requires nor exports Spanish columns; stored texts are kept", async () => {
    const { results } = await operator(shop.url).files.tables({});
    const columns = results.flatMap((table) => table.columns);
    expect(columns).toContain("name_en");
    expect(columns.filter((name) => name.endsWith("_es"))).toEqual([]);
    const exported = await (await askOperator("export/price_lists/", {}, shop.url)).text();
    expect(exported.split("\r\n", 1)[0]).toBe("code,name_it,name_en,includes_vat");
    const put = (body: string) =>
      askOperator(
        "import/price_lists/",
        { method: "POST", headers: { "Content-Type": "text/csv" }, body },
        shop.url,
      );
    expect(
      await (await put("code,name_it,name_en\nretail,Al pubblico,Retail\nclub,Club,Club\n")).json(),
    ).toEqual({
      rows: 2,
      changed: 2,
      faults: [],
    });
    expect(await (await put("code,name_it\nretail,Al pubblico\n")).json()).toMatchObject({
      faults: [{ column: "name_en", code: "column_missing" }],
    });
    const names = await shop.db
      .prepare("SELECT name FROM price_lists WHERE code IN ('retail', 'club') ORDER BY code")
      .all<{ name: string }>();
    expect(names.results.map(({ name }) => JSON.parse(name))).toEqual([
      { it: "Club", en: "Club" },
      { it: "Al pubblico", en: "Retail", es: "Tarifa de venta al público" },
    ]);
  });
});

describe("a shop for consumers", () => {
  it("shows prices with VAT to visitors who have not chosen", async () => {
    const net = await browser(shop.url).get("/p");
    await operator(shop.url).settings.put({ key: "DEFAULT_CONTEXT", value: "b2c" });
    const gross = await browser(shop.url).get("/p");
    expect([net.text("main").includes(NET), gross.text("main").includes(GROSS)]).toEqual([true, true]);
    const chosen = browser(shop.url);
    chosen.cookies.set("shop_context", "b2b");
    expect((await chosen.get("/p")).text("main")).toContain(NET);
  });
});
