// Imports: what they change in the shop, in parts and at once.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refusal } from "../../support/answers";
import { tableFiles } from "../../support/builders/table-files";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

let shop: OwnShop;
beforeAll(async () => {
  shop = await ownShop();
}, 60_000);
afterAll(() => shop.close());
const { send, bring, first } = tableFiles(() => shop);

describe("an import", () => {
  it("with `dry_run` returns what would change, and changes nothing", async () => {
    const csv = "sku,slug,brand\nDRY-1,dry-1,Prova\nHB00001,luppolo-adeena-in-pellet,Prova\n";
    expect(await bring("products", csv, "dry_run=true")).toEqual({ rows: 2, changed: 2, faults: [] });
    expect(await first("SELECT count(*) AS n FROM products WHERE brand = 'Prova' OR sku = 'DRY-1'")).toEqual({
      n: 0,
    });
    expect(await first("SELECT count(*) AS n FROM import_rows")).toEqual({ n: 0 });
  });

  it("leaves fields unchanged that have no column in the file", async () => {
    const { slug, vat_class } = await first("SELECT slug, vat_class FROM products WHERE sku = 'HB00001'");
    expect(await bring("products", "brand,sku\nMarca Rara,HB00001\n")).toMatchObject({
      changed: 1,
      faults: [],
    });
    expect(await first("SELECT slug, vat_class, brand FROM products WHERE sku = 'HB00001'")).toEqual({
      slug,
      vat_class,
      brand: "Marca Rara",
    });
    const found = await shop.api("products/p/?search=marca%20rara");
    expect(await found.json()).toMatchObject({ results: [{ sku: "HB00001" }] });
  });

  it("creates a product with its variants, prices and stock, which can then be bought", async () => {
    const good = { faults: [] };
    expect(
      await bring("products", "sku,parent,slug\nKIT-1-A,KIT-1,kit-nuovo-a\nKIT-1,,kit-nuovo\n"),
    ).toMatchObject({ ...good, changed: 2 });
    expect(
      await bring(
        "product_texts",
        "product,locale,slug,name,description\nKIT-1,it,kit-nuovo,Kit nuovo,<p onclick=x()>a<script>b</script></p>\n",
      ),
    ).toMatchObject(good);
    expect(await bring("category_products", "product,category\nKIT-1,lieviti-enologici\n")).toMatchObject(
      good,
    );
    expect(await bring("prices", "item,list,season,standard_price\nKIT-1-A,retail,,12.50\n")).toMatchObject(
      good,
    );
    expect(await bring("stock", "item,on_hand,is_backorderable\nKIT-1-A,7,false\n")).toMatchObject(good);
    const answer = await shop.api("products/p/kit-nuovo/?shop_context=b2c");
    expect(await answer.json()).toMatchObject({
      sku: "KIT-1",
      variants_count: 1,
      quantity: 7,
      description: "<p>a</p>",
    });
    expect(
      await first(
        "SELECT count(*) AS n FROM price_history h JOIN products i ON i.id = h.item_id WHERE i.sku = 'KIT-1-A'",
      ),
    ).toEqual({ n: 1 });
  });

  it("accepts prices without seasons, in a spreadsheet's format", async () => {
    const csv = "item;list;standard_price\nHB00002;retail;12,5\n";
    expect(await bring("prices", csv)).toMatchObject({ rows: 1, changed: 1, faults: [] });
    expect(
      await first(
        "SELECT standard_cents, season_id AS season FROM prices p JOIN products i ON i.id = p.item_id WHERE i.sku = 'HB00002' AND list = 'retail'",
      ),
    ).toEqual({ standard_cents: 1250, season: null });
  });

  it("stores a coupon's code in the one spelling that the shop searches", async () => {
    await bring("coupons", "code,promotion\nVendemmia10,vendemmia\nnuovo20,vendemmia\n");
    expect(
      await first(
        "SELECT group_concat(code) AS codes FROM coupons WHERE promotion_id = (SELECT id FROM promotions WHERE slug = 'vendemmia')",
      ),
    ).toEqual({
      codes: "NUOVO20,VENDEMMIA10",
    });
  });

  it("changes stock through its ledger, together with whether it may be backordered", async () => {
    const stockOf = () =>
      first(
        "SELECT t.on_hand, t.is_backorderable, (SELECT sum(m.on_hand) FROM stock_movements m WHERE m.item_id = t.item_id) AS moved FROM stock t JOIN products i ON i.id = t.item_id WHERE i.sku = 'HB00001'",
      );
    await bring("stock", "item,on_hand,is_backorderable\nHB00001,-5,true\n");
    expect(await stockOf()).toEqual({ on_hand: -5, is_backorderable: 1, moved: -5 });
    await bring("stock", "item,on_hand,is_backorderable\nHB00001,40,false\n");
    expect(await stockOf()).toEqual({ on_hand: 40, is_backorderable: 0, moved: 40 });
  });

  it("is in the audit log, and clears the shop's caches", async () => {
    const settings = 'key,value\nSHOP_NAME,"""Bottega Nuova"""\n';
    const { version } = await first("SELECT version FROM facts_version");
    expect(await bring("settings", settings)).toMatchObject({ changed: 1 });
    expect(await first("SELECT call, target FROM audit ORDER BY id DESC")).toEqual({
      call: "files.import",
      target: "settings",
    });
    expect(Number((await first("SELECT version FROM facts_version")).version)).toBeGreaterThan(
      Number(version),
    );
    const said = await shop.api("config/system/SHOP_NAME/");
    expect(await said.json()).toMatchObject({ value: "Bottega Nuova" });
  });

  it("is accepted in parts, which are validated and written as one", async () => {
    const upload = crypto.randomUUID();
    const head = "locale,term,same\n";
    expect(
      await bring("synonyms", `${head}it,uno,9001\n`, `upload=${upload}&line=2&more=true`),
    ).toMatchObject({ rows: 1, changed: 0 });
    expect(await first("SELECT count(*) AS n FROM synonyms WHERE same = 9001")).toEqual({ n: 0 });
    // The client sends the same part again, as after a broken connection.
    await bring("synonyms", `${head}it,uno,9001\n`, `upload=${upload}&line=2&more=true`);
    expect(await bring("synonyms", `${head}it,due,9001\n`, `upload=${upload}&line=3`)).toEqual({
      rows: 2,
      changed: 2,
      faults: [],
    });

    const other = crypto.randomUUID();
    await bring("synonyms", `${head}it,tre,x\n`, `upload=${other}&line=2&more=true`);
    expect(await bring("synonyms", `${head}it,quattro,9001\n`, `upload=${other}&line=3`)).toMatchObject({
      changed: 0,
      faults: [{ line: 2, column: "same" }],
    });
    expect(await first("SELECT count(*) AS n FROM synonyms WHERE same = 9001")).toEqual({ n: 2 });
  });

  it("refuses parts for different tables", async () => {
    const upload = crypto.randomUUID();
    await bring("synonyms", "locale,term,same\nit,uno,9002\n", `upload=${upload}&line=2&more=true`);
    const answer = await send(
      "price_lists",
      "code,name_it,name_en,name_es\na,b,c,d\n",
      `upload=${upload}&line=3`,
    );
    expect(await refusal(answer)).toMatchObject({ status: 409, code: "import_parts_differ" });
  });

  it("gives a customer without a language in the file the shop's language", async () => {
    await shop.set({ DEFAULT_LOCALE: "es" });
    const bytes = "username,email,customer_type\nsin-idioma@example.com,sin-idioma@example.com,consumer\n";
    expect(await bring("users", bytes)).toMatchObject({ faults: [] });
    await shop.set({ DEFAULT_LOCALE: "it" });
    expect(await first("SELECT locale FROM users WHERE username = 'sin-idioma@example.com'")).toEqual({
      locale: "es",
    });
  });

  it("ends the sessions of users who are no longer active", async () => {
    const basic = Buffer.from("business2@demo.test:Vendemmia-2026!").toString("base64");
    await shop.db
      .prepare(
        "INSERT INTO tokens (hash, user_id, created_at, expires_at) SELECT 'h', id, '2026-01-01', '2027-01-01' FROM users WHERE username = 'business2@demo.test'",
      )
      .run();
    await bring("users", "username,is_active\nBUSINESS2@demo.test,false\n");
    expect(await first("SELECT count(*) AS n FROM tokens WHERE hash = 'h'")).toEqual({ n: 0 });
    const login = await shop.api("auth/login/", {
      method: "POST",
      headers: { Authorization: `Basic ${basic}` },
    });
    expect(login.status).toBe(401);
  });
});
