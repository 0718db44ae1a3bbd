// `npm start -- --empty`: a shop with only its settings, filled from the demo's tables as app/docs/deploy.md
// describes.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browser } from "../../support/browser";
import { askOperator, operator } from "../../support/operator";
import { shopOf, TRADE } from "../../support/worker/other-shop";
import type { OwnShop } from "../../support/worker/own-shop";

let shop: OwnShop;
beforeAll(async () => {
  shop = await shopOf("empty");
}, 120_000);
afterAll(() => shop.close());

const PAGES = ["/", "/p", "/news", "/contatti", "/contacts", "/recesso", "/cart", "/auth/login"];

describe("an empty shop", () => {
  it("serves every page, with its name as the logo and no content of the demo", async () => {
    for (const path of PAGES) {
      const page = await browser(shop.url).get(path);
      expect([path, page.status]).toEqual([path, 200]);
      expect([path, TRADE.exec(page.text("body"))]).toEqual([path, null]);
      expect([path, /bottega/i.exec(page.html)]).toEqual([path, null]);
      expect(page.text("header a").startsWith("My shop")).toBe(true);
    }
    expect(await (await shop.fetch("/brand/icon")).text()).toContain(">M</text>");
    expect((await shop.fetch("/brand/logo")).status).toBe(404);
    expect((await operator(shop.url).invariants.get({})).faults).toEqual([]);
  });

  it("serves every page with any setting invalid", async () => {
    const { results } = await operator(shop.url).settings.list({});
    const broken = [null, "", 7, [], {}, "<b>"];
    for (const value of broken) {
      await shop.set(Object.fromEntries(results.map(({ key }) => [key, value])));
      for (const path of [...PAGES, "/brand/icon", "/manifest.webmanifest", "/sitemap.xml", "/robots.txt"]) {
        const { status } = await browser(shop.url).get(`${path}?v=${broken.indexOf(value)}`);
        expect([path, value, status]).toEqual([path, value, 200]);
      }
    }
  }, 60_000);

  it("imports products in a single language", async () => {
    await shop.db.prepare("DELETE FROM settings WHERE key <> 'DEMO_WORLD'").run();
    await operator(shop.url).settings.put({ key: "DEFAULT_LOCALE", value: "en" });
    await operator(shop.url).settings.put({ key: "LOCALES", value: ["en"] });
    const files: Record<string, string> = {
      categories: "slug\nbooks\n",
      category_texts: "category,locale,slug,name\nbooks,en,books,Books\n",
      products: "sku,slug\nBOOK-1,a-book\n",
      product_texts: "product,locale,slug,name\nBOOK-1,en,a-book,A book\n",
      category_products: "product,category\nBOOK-1,books\n",
      prices: "item,list,standard_price\nBOOK-1,retail,10.00\n",
      stock: "item,on_hand\nBOOK-1,5\n",
      shipping_policies:
        "code,name_en,description_en,price,estimated_days_min,estimated_days_max,countries\nPOST,Post,By post,5.00,1,3,IT|DE\n",
    };
    for (const [table, body] of Object.entries(files)) {
      const answer = await askOperator(
        `import/${table}/`,
        { method: "POST", headers: { "Content-Type": "text/csv" }, body },
        shop.url,
      );
      expect([table, await answer.json()]).toMatchObject([table, { changed: 1, faults: [] }]);
    }
    const list = await browser(shop.url).get("/c/books");
    expect([list.status, list.$("html").attr("lang"), list.text("main")]).toEqual([
      200,
      "en",
      expect.stringContaining("A book"),
    ]);
    const product = await browser(shop.url).get("/p/a-book?country=DE");
    expect(product.$("button[name=locale]").length).toBe(0);
    const countries = product.$("select[name=country] option, select[name=ship_to] option");
    expect(
      countries
        .map((_, one) => product.$(one).attr("value"))
        .get()
        .filter(Boolean)
        .sort(),
    ).toEqual(["DE", "IT"]);
    expect((await browser(shop.url).get("/p?search=book")).text("main")).toContain("A book");
  });
});
