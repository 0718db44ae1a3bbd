// A file of another shop is imported through the operator's calls: as a whole, and the same file again
// changes nothing.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ShopFileSource } from "~/contract/constants/shop-files";
import type { ShopFile, ShopFilePlan } from "~/contract/operator/shop-files";
import { refusal } from "../../support/answers";
import {
  prestaProducts,
  shopifyCustomers,
  shopifyProducts,
  wooProducts,
} from "../../support/builders/shop-files";
import { askOperator, operator } from "../../support/operator";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

// These tests start their own shop: the products bring categories, which appear in every page's menu.
let own: OwnShop;
let shop: ReturnType<typeof operator>;
beforeAll(async () => {
  own = await ownShop();
  shop = operator(own.url);
}, 60_000);
afterAll(() => own.close());

const ask = (path: string, init?: RequestInit) => askOperator(path, init, own.url);
const sql = async (query: string, ...params: (string | number)[]) =>
  (
    await own.db
      .prepare(query)
      .bind(...params)
      .all<Record<string, string | number | null>>()
  ).results;
const aTag = () => crypto.randomUUID().slice(0, 8);
const blob = (csv: string) => new Blob([csv], { type: "text/csv" });

async function stored(csv: string, source?: ShopFileSource): Promise<ShopFile> {
  const { file, faults } = await shop.shopFiles.create({ source }, { file: blob(csv) });
  expect(faults).toEqual([]);
  if (!file) throw new Error("the file was not stored");
  return file;
}

/** Stores the file with a list of the prices' kind, and the test's changes to the plan. */
async function planned(csv: string, change: Partial<ShopFilePlan> = {}): Promise<ShopFile> {
  const { upload, columns, options, lists } = await stored(csv);
  const list = lists.find(({ code }) => code === "retail") ?? lists[0];
  const fields = columns.map(({ field }) => field);
  const kind = { list: list?.code ?? "", prices: list?.includes_vat ? "gross" : "net" } as const;
  return shop.shopFiles.plan({
    upload,
    ...options,
    ...kind,
    vat_class: "standard",
    drafts: false,
    locale: "en",
    fields,
    ...change,
  });
}

describe("products of another shop", () => {
  it("are tried first, written as a whole, and shown", async () => {
    const tag = aTag();
    const { upload, source } = await planned(shopifyProducts(tag));
    expect(source).toBe("shopify_products");
    const tried = await shop.shopFiles.check({ upload });
    expect(tried).toMatchObject({
      products: 3,
      new_products: 3,
      variants: 2,
      faults: [],
      pictures: { missing: 2 },
    });
    expect(await sql("SELECT 1 FROM products WHERE sku = ?", `HAT-${tag}`)).toEqual([]);
    const written = await shop.shopFiles.apply({ upload });
    expect(written.tables).toEqual(tried.tables);
    const hat = await own.fetch(`/p/hat-${tag}?locale=en`);
    expect(hat.status).toBe(200);
    const html = await hat.text();
    expect(html).toContain("Hat, wide");
    expect(html).toContain("Keeps the");
    expect((await own.fetch(`/p/secret-${tag}`)).status).toBe(404);
    const old = await own.fetch(`/products/shoes-${tag}`);
    expect(old.headers.get("Location")).toBe(`/p/shoes-${tag}`);
    const [shoe] = await sql(
      `SELECT p.attributes, s.on_hand, s.weight_grams, c.standard_cents FROM products p JOIN stock s ON s.item_id = p.id
       JOIN prices c ON c.item_id = p.id WHERE p.sku = ?`,
      `SHOE-${tag}-40`,
    );
    expect(shoe).toMatchObject({ on_hand: 0, weight_grams: 800, standard_cents: 4990 });
    expect(JSON.parse(String(shoe?.attributes))).toMatchObject([
      { key: "size", value: { it: "40" } },
      { key: "colour" },
    ]);
    const [entry] = (await shop.audit.list({ call: "shopFiles.apply" })).results;
    expect(entry).toMatchObject({ target: "shopify_products" });
  });

  it("change nothing the second time, and only the differences the third", async () => {
    const tag = aTag();
    const first = await planned(shopifyProducts(tag));
    await shop.shopFiles.apply({ upload: first.upload });
    const again = await shop.shopFiles.apply({ upload: first.upload });
    expect(again.tables.filter(({ changed }) => changed > 0)).toEqual([]);
    const { upload } = await planned(shopifyProducts(tag, "59.90"));
    const { new_products, tables } = await shop.shopFiles.apply({ upload });
    expect(new_products).toBe(0);
    expect(tables.filter(({ changed }) => changed > 0)).toMatchObject([{ name: "prices", changed: 1 }]);
  });

  it("of WooCommerce bring their variations and categories, of PrestaShop their old addresses", async () => {
    const tag = aTag();
    const number = 1e6 + Math.floor(Math.random() * 1e8);
    const woo = await planned(wooProducts(tag, number));
    expect(await shop.shopFiles.apply({ upload: woo.upload })).toMatchObject({
      products: 1,
      variants: 2,
      faults: [],
    });
    const path = await sql(
      "SELECT c.slug FROM categories c JOIN categories p ON p.id = c.parent_id WHERE p.slug = ?",
      `clothing-${tag}`,
    );
    expect(path).toHaveLength(1);
    const presta = await stored(prestaProducts(tag, number));
    expect(presta).toMatchObject({ source: "prestashop_products", options: { prices: "net" } });
    const net = presta.lists.find(({ includes_vat: isGross }) => !isGross);
    const fields = presta.columns.map(({ field }) => field);
    const { upload } = await shop.shopFiles.plan({
      ...{
        upload: presta.upload,
        ...presta.options,
        fields,
        list: net?.code ?? "",
        prices: "net",
        drafts: true,
      },
    });
    expect(await shop.shopFiles.apply({ upload })).toMatchObject({ products: 1, faults: [] });
    const old = await own.fetch(`/index.php?id_product=${number}`);
    expect([old.status, old.headers.get("Location")]).toEqual([301, `/p/mug-${tag}`]);
    expect((await sql("SELECT is_active FROM products WHERE sku = ?", `MUG-${tag}`))[0]?.is_active).toBe(0);
  });

  it("with a fault are not written at all, and each fault has its line and column", async () => {
    const tag = aTag();
    const csv = shopifyProducts(tag, "12,9.0").replace(`SEC-${tag}`, `HAT-${tag}`);
    const { upload } = await planned(csv);
    const { faults } = await shop.shopFiles.apply({ upload });
    expect(faults).toMatchObject([{ line: 5, column: "Variant Price", code: "not_an_amount" }]);
    const twice = await planned(shopifyProducts(tag).replace(`SEC-${tag}`, `HAT-${tag}`));
    const told = await shop.shopFiles.apply({ upload: twice.upload });
    expect(told.faults.map(({ column, code }) => [column, code])).toContainEqual(["Variant SKU", "twice"]);
    expect(await sql("SELECT 1 FROM products WHERE sku LIKE ?", `%${tag}%`)).toEqual([]);
  });

  it("go only into a list of the same kind, each field once, and the plan is stored", async () => {
    const tag = aTag();
    const file = await planned(shopifyProducts(tag));
    const { upload, options, columns } = file;
    const fields = columns.map(({ field }) => field);
    const put = (change: Partial<ShopFilePlan>) =>
      ask(`shop-files/${upload}/?locale=en`, {
        method: "PUT",
        body: JSON.stringify({ ...options, fields, ...change }),
      });
    const wrong = options.prices === "gross" ? "net" : "gross";
    const codes = async (answer: Response) =>
      (await refusal(answer)).fields.map(({ field, code }) => [field, code]);
    expect((await codes(await put({ prices: wrong })))[0]?.[0]).toBe("prices");
    expect(await codes(await put({ list: "none" }))).toEqual([["list", "unknown_list"]]);
    const noName = fields.map((field) => (field === "name" ? "" : field));
    expect(await codes(await put({ fields: noName }))).toEqual([["fields", "field_missing_name"]]);
    const twice = fields.map((field) => (field === "brand" ? "name" : field));
    expect((await codes(await put({ fields: twice })))[0]?.[1]).toBe("field_twice");
    const withoutBrand = fields.map((field) => (field === "brand" ? "" : field));
    expect((await put({ fields: withoutBrand, vat_class: "reduced" })).status).toBe(200);
    const next = await stored(shopifyProducts(aTag()));
    expect(next.columns.find(({ head }) => head === "Vendor")?.field).toBe("");
    expect(next.options.vat_class).toBe("reduced");
    await put({});
  });

  it("are imported 500 at a time within seconds, and a file of an unknown kind is refused", async () => {
    const tag = aTag();
    const [head = "", ...lines] = shopifyProducts("TAG").split("\r\n");
    const bodies = Array.from({ length: 167 }, (_, n) => lines.join("\r\n").replaceAll("TAG", `${tag}-${n}`));
    const started = Date.now();
    const { upload } = await planned([head, ...bodies].join("\r\n"), { redirects: false });
    const { products, faults } = await shop.shopFiles.apply({ upload });
    expect([products, faults]).toEqual([501, []]);
    expect(Date.now() - started).toBeLessThan(20_000);
    const post = (body: string, type = "text/csv") =>
      ask("shop-files/?locale=en", { method: "POST", body, headers: { "Content-Type": type } });
    expect((await refusal(await post("sku,slug\r\na,b"))).fields).toMatchObject([
      { field: "file", code: "shop_file_unknown" },
    ]);
    expect((await post("x", "application/json")).status).toBe(415);
    expect((await post("x".repeat(9 * 1024 * 1024))).status).toBe(413);
    expect(await (await post("Handle,Title")).json()).toMatchObject({
      file: null,
      faults: [{ code: "no_rows" }],
    });
    expect((await ask(`shop-files/${crypto.randomUUID()}/`)).status).toBe(404);
  }, 60_000);
});

describe("customers of another shop", () => {
  it("are imported without passwords, with their addresses, once", async () => {
    const tag = aTag();
    const { upload, columns, options } = await stored(shopifyCustomers(tag));
    const fields = columns.map(({ field }) => field);
    await shop.shopFiles.plan({ upload, ...options, fields, locale: "it" });
    const tried = await shop.shopFiles.check({ upload });
    expect(tried).toMatchObject({ customers: 2, faults: [], notes: [{ line: 4, code: "no_email" }] });
    await shop.shopFiles.apply({ upload });
    const people = await sql(
      "SELECT id, email, first_name, password_hash, customer_type FROM users WHERE username LIKE ? ORDER BY username",
      `%-${tag}@mail.test`,
    );
    expect(people).toMatchObject([
      { first_name: "Ada", password_hash: "none", customer_type: "consumer" },
      { first_name: "Bo", password_hash: "none" },
    ]);
    const addresses = await sql(
      "SELECT type, postal_code, phone, country FROM addresses WHERE user_id = ? ORDER BY type",
      Number(people[0]?.id),
    );
    expect(addresses).toEqual([
      { type: "Billing", postal_code: "00184", phone: "+39061234567", country: "IT" },
      { type: "Shipping", postal_code: "00184", phone: "+39061234567", country: "IT" },
    ]);
    // Personal data are deleted once they are imported.
    expect((await ask(`shop-files/${upload}/`)).status).toBe(404);
    expect(await sql("SELECT 1 FROM import_rows WHERE import_id = ?", upload)).toEqual([]);
    const again = await stored(shopifyCustomers(tag));
    const second = await shop.shopFiles.apply({ upload: again.upload });
    expect(second).toMatchObject({ customers: 0, tables: [] });
    expect(second.notes.map(({ code }) => code)).toEqual(["customer_known", "customer_known", "no_email"]);
  });
});
