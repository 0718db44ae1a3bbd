// A hidden record is in no menu, list, search or site map, and its address answers 404. Shown again, it is as before.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LOCALES } from "~/contract/constants/enums";
import { tableFiles } from "../../support/builders/table-files";
import { commandLine } from "../../support/worker/command-line";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

let shop: OwnShop;
beforeAll(async () => {
  shop = await ownShop();
}, 60_000);
afterAll(() => shop.close());

const { bring, first } = tableFiles(() => shop);
const { said } = commandLine(() => shop, ".");

const status = async (path: string): Promise<number> => (await shop.fetch(path)).status;
const body = async (path: string): Promise<string> => (await shop.fetch(path)).text();
const api = async (path: string): Promise<string> => (await shop.api(path)).text();
const slugOf = async (sql: string): Promise<string> => String((await first(sql)).slug);

interface Hidden {
  table: string;
  key: string;
  /** The record's own paths: 404 while it is hidden. */
  addresses: string[];
  /** The text by which a readable page shows the record, by the page's path. */
  places: Record<string, string>;
}

async function expectHides({ table, key, addresses, places }: Hidden): Promise<void> {
  const column = table === "products" ? "sku" : "slug";
  const seen = async () => ({
    addresses: await Promise.all(addresses.map(status)),
    places: await Promise.all(
      Object.entries(places).map(async ([path, text]) => [path, (await body(path)).includes(text)]),
    ),
  });
  const all = (code: number, isShown: boolean) => ({
    addresses: addresses.map(() => code),
    places: Object.keys(places).map((path) => [path, isShown]),
  });
  expect(await seen()).toEqual(all(200, true));
  expect(await bring(table, `${column},is_active\n${key},false\n`)).toMatchObject({ changed: 1, faults: [] });
  expect(await seen()).toEqual(all(404, false));
  await said("show", table, key);
  expect(await seen()).toEqual(all(200, true));
}

const API = "/api/v3/client";

describe("hiding", { timeout: 60_000 }, () => {
  it("removes a category with its descendants: menu, address, filters, suggestions and site map", async () => {
    const row = await first(
      `SELECT c.slug, t.name, child.slug AS child FROM categories c JOIN category_texts t ON t.category_id = c.id AND t.locale = 'it'
       JOIN categories child ON child.parent_id = c.id JOIN category_counts n ON n.category_id = c.id AND n.other_category_id = c.id
       WHERE c.parent_id IS NOT NULL AND n.products > 0 ORDER BY c.id LIMIT 1`,
    );
    const [slug, child, name] = [String(row.slug), String(row.child), String(row.name)];
    await expectHides({
      table: "categories",
      key: slug,
      addresses: [`/c/${slug}`, `/c/${child}`, `${API}/categories/${child}/`],
      places: {
        [`${API}/categories/tree/`]: `"${child}"`,
        [`${API}/products/p/facets/`]: `"${slug}"`,
        [`${API}/products/p/suggest/?search=${encodeURIComponent(name)}`]: `"slug":"${slug}"`,
        [`${API}/sitemap/categories/?page_size=5000`]: `"${child}"`,
      },
    });
  });

  it("removes a page and an article", async () => {
    const article = await slugOf("SELECT slug FROM articles ORDER BY published_at DESC LIMIT 1");
    await expectHides({
      table: "articles",
      key: article,
      addresses: [`/news/${article}`],
      places: { "/news": `/news/${article}"`, [`${API}/sitemap/articles/`]: `"${article}"` },
    });
    await expectHides({
      table: "pages",
      key: "chi-siamo",
      addresses: ["/chi-siamo"],
      places: { "/home": `"/chi-siamo"`, [`${API}/sitemap/pages/`]: `"chi-siamo"` },
    });
  });

  it("removes a product", async () => {
    const row = await first(
      `SELECT p.sku, p.slug, c.slug AS category FROM products p JOIN category_products cp ON cp.product_id = p.id AND cp.inherited = 0
       JOIN categories c ON c.id = cp.category_id WHERE p.parent_id IS NULL AND p.variants_count = 0 ORDER BY p.id LIMIT 1`,
    );
    const [sku, slug] = [String(row.sku), String(row.slug)];
    await expectHides({
      table: "products",
      key: sku,
      addresses: [`/p/${slug}`],
      places: {
        [`/p?search=${sku}`]: `/p/${slug}"`,
        [`${API}/products/p/suggest/?search=${sku}`]: `"${slug}"`,
      },
    });
  });

  it("removes a promotion with its prices and its banner", async () => {
    const { id, sku } = await plain();
    const slug = "meta-prezzo";
    const texts = "Meta,Half,Mitad";
    const columns = ["name", "description"].flatMap((one) => LOCALES.map((locale) => `${one}_${locale}`));
    const campaign = await bring(
      "promotions",
      `slug,${columns},kind,starts_at,ends_at\n${slug},${texts},${texts},special_price,2020-01-01,2040-01-01\n`,
    );
    expect(campaign.faults).toEqual([]);
    await bring("promotion_prices", `promotion,item,price\n${slug},${sku},0.01\n`);
    const special = async () => (await api(`products/p/prices/?ids=${id}`)).includes('"special_price":"0.0');
    expect(await special()).toBe(true);
    expect(await api("promotions/all/")).toContain(`"${slug}"`);
    await said("hide", "promotions", slug);
    expect(await special()).toBe(false);
    expect(await api("promotions/all/")).not.toContain(`"${slug}"`);
    const shown = "SELECT list, product_id, from_day, until_day, standard, special FROM";
    for (const [one, other] of [
      ["prices_to_show", "shown_prices"],
      ["shown_prices", "prices_to_show"],
    ])
      expect(await first(`SELECT count(*) AS n FROM (${shown} ${one} EXCEPT ${shown} ${other})`)).toEqual({
        n: 0,
      });
    await said("show", "promotions", slug);
    expect(await special()).toBe(true);
  });

  it("disables a coupon, which works again once it is shown", async () => {
    const apply = async () => {
      const answer = await shop.api("checkout/quote/", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ lines: [{ product: Number((await plain()).id), qty: 20 }], coupon: COUPON }),
      });
      const { chosen }: { chosen: { coupon: string | null } } = await answer.json();
      return chosen.coupon;
    };
    expect(await apply()).toBe(COUPON);
    await said("hide", "coupons", COUPON.toLowerCase());
    expect(await apply()).toBeNull();
    await said("show", "coupons", COUPON);
    expect(await apply()).toBe(COUPON);
  });

  it("finds the record by its key, and refuses an unknown one with a sentence", async () => {
    await expect(said("hide", "categories", "no-such")).rejects.toThrow("There is no no-such in categories.");
    await expect(said("hide", "users", "ada")).rejects.toThrow(
      /^Rows of "users" cannot be hidden; TABLE is one of/,
    );
  });
});

const COUPON = "VENDEMMIA10";
const plain = () =>
  first(
    `SELECT p.id, p.sku FROM products p JOIN stock s ON s.item_id = p.id
     WHERE p.parent_id IS NULL AND p.variants_count = 0 AND p.audience = 'all' AND p.qty_step = 1 AND s.on_hand > 60 ORDER BY p.id LIMIT 1`,
  );
