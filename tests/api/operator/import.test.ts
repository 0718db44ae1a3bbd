// Tables as files: out and in without loss, every fault named, and all or nothing.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { ImportAnswer, MAX_IMPORT_BYTES, TableInfo } from "~/contract/operator-files";
import { resultsOf } from "~/contract/wire";
import { OPERATOR_TOKEN } from "~/tools/operator-token";
import { refusal } from "../../support/answers";
import { type OwnShop, ownShop } from "../../support/own-shop";

let shop: OwnShop;
beforeAll(async () => {
  shop = await ownShop();
}, 60_000);
afterAll(() => shop.close());

const ask = (path: string, init: RequestInit = {}) =>
  shop.fetch(`/api/v3/operator/${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${OPERATOR_TOKEN}`, ...init.headers },
  });

const send = (table: string, csv: string | Uint8Array<ArrayBuffer>, query = "") =>
  ask(`import/${table}/?locale=en&${query}`, {
    method: "POST",
    headers: { "Content-Type": "text/csv" },
    body: csv,
  });

async function bring(
  table: string,
  csv: string | Uint8Array<ArrayBuffer>,
  query = "",
): Promise<ImportAnswer> {
  const answer = await send(table, csv, query);
  expect(answer.status).toBe(200);
  return ImportAnswer.parse(await answer.json());
}

async function take(table: string): Promise<string> {
  const answer = await ask(`export/${table}/`);
  expect([table, answer.status, answer.headers.get("Content-Type")]).toEqual([
    table,
    200,
    "text/csv; charset=utf-8",
  ]);
  return answer.text();
}

const first = async (sql: string) =>
  (await shop.db.prepare(sql).first<Record<string, number | string>>()) ?? {};

async function tables(): Promise<z.infer<typeof TableInfo>[]> {
  const answer = await ask("tables/");
  return resultsOf(TableInfo).parse(await answer.json()).results;
}

describe("a table's file", { timeout: 120_000 }, () => {
  it("changes nothing where it is brought back as it went", async () => {
    for (const { name, is_record } of await tables()) {
      const csv = await take(name);
      if (!is_record)
        expect([name, await bring(name, csv)]).toMatchObject([name, { changed: 0, faults: [] }]);
    }
  });

  it("comes out with the same bytes after it was brought into an empty table", async () => {
    const records = [
      "order_history",
      "order_tracking",
      "order_rows",
      "coupon_uses",
      "orders",
      "price_history",
    ];
    const papers = `DELETE FROM documents WHERE "order" IS NOT NULL`;
    const wiped = (await tables()).filter(({ is_record }) => !is_record).map(({ name }) => name);
    // A shop with texts that a spreadsheet would take for formulas.
    await shop.db.prepare("UPDATE products SET brand = '=cmd|1' WHERE id % 100 = 0").run();
    await shop.db.prepare(papers).run();
    const before = new Map<string, string>();
    for (const name of wiped) before.set(name, await take(name));
    await shop.db.batch(
      [
        "PRAGMA defer_foreign_keys = ON",
        ...[...records, ...wiped.toReversed()].map((name) => `DELETE FROM ${name}`),
      ].map((sql) => shop.db.prepare(sql)),
    );
    const bytes = (name: string): string => before.get(name) ?? "";
    for (const name of wiped)
      expect([name, await bring(name, bytes(name))]).toMatchObject([name, { faults: [] }]);
    for (const name of wiped) expect([name, (await take(name)) === bytes(name)]).toEqual([name, true]);

    // The shop still draws what it drew: 1 is the general catalogue, 4 the one of a part of the shop.
    const sizes = [];
    for (const id of [1, 4]) {
      const answer = await shop.api(`documents/${id}/file/`);
      expect([id, answer.status]).toEqual([id, 200]);
      sizes.push((await answer.arrayBuffer()).byteLength);
    }
    expect(sizes[1]).toBeLessThan(sizes[0] ?? 0);

    const found = await shop.api("products/p/?search=lievito&page_size=1");
    expect(await found.json()).toMatchObject({
      count: expect.any(Number),
      results: [{ slug: expect.any(String) }],
    });
    const { n } = await first(
      "SELECT count(*) AS n FROM products p WHERE variants_count <> (SELECT count(*) FROM products v WHERE v.parent = p.id)",
    );
    expect(n).toBe(0);
    const shown = "SELECT list, product, from_day, until_day, standard, special FROM";
    for (const [one, other] of [
      ["prices_to_show", "shown_prices"],
      ["shown_prices", "prices_to_show"],
    ])
      expect(
        await first(`SELECT count(*) AS n FROM (${shown} ${one} EXCEPT ${shown} ${other})`),
        `${one} is as ${other}`,
      ).toEqual({ n: 0 });
    // Those that stepped aside for so many rows are there again.
    const triggers = await first(
      "SELECT count(*) AS n FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'prices_%_shown'",
    );
    expect(triggers.n).toBe(3);
    const inherited = await first("SELECT count(*) AS n FROM category_products WHERE inherited = 1");
    expect(inherited.n).toBeGreaterThan(1000);
  });
});

describe("a faulty file", () => {
  it.each([
    ["products", "sku,colour\nX1,red\n", 1, "colour", "column_unknown"],
    ["products", "slug\nx\n", 1, "sku", "column_missing"],
    ["products", "sku,min_qty\nNEW-1,2\n", 2, "slug", "column_missing"],
    ["products", "sku,slug\nNEW-1,12345\n", 2, "slug", "digits_alone"],
    ["products", "sku,slug\nNEW-1,a-new-one\nNEW-1,another\n", 3, "sku", "twice"],
    ["products", "sku,slug\nNEW-1,a-new-one\nNEW-2,a-new-one\n", 3, "slug", "twice"],
    ["products", "sku,slug,parent\nNEW-1,a-new-one,NOBODY\n", 2, "parent", "unknown"],
    ["products", "sku,slug\nNEW-1,luppolo-adeena-in-pellet\n", 2, "slug", "taken"],
    ["products", "sku,min_qty\nHB00001,0\n", 2, "min_qty", "out_of_range"],
    ["products", "sku,slug,parent\nHB00001,luppolo-adeena-in-pellet,HB00002\n", 2, "parent", "parent_stays"],
    ["products", "sku,slug,parent\nNEW-1,a-new-one,HB00001-50G\n", 2, "parent", "variant_of_variant"],
    ["settings", 'key,value\nMIN_ORDER_B2B,"""ten"""\n', 2, "value", "not_a_setting"],
    ["prices", "item,list,season,standard_price\nNOBODY,retail,,1.00\n", 2, "item", "unknown"],
    ["prices", "item,list,season,standard_price\nHB00001,nolist,,1.00\n", 2, "list", "unknown"],
    [
      "prices",
      "item,list,season,standard_price\nHB00001,retail,,1.555\n",
      2,
      "standard_price",
      "not_an_amount",
    ],
    [
      "prices",
      "item,list,season,standard_price,special_price\nHB00001,retail,,1.00,1.00\n",
      2,
      "special_price",
      "special_not_lower",
    ],
    [
      "prices",
      "item,list,season,standard_price,tiers\nHB00001,retail,,9.00,5:1.00|3:2.00\n",
      2,
      "tiers",
      "not_tiers",
    ],
    [
      "prices",
      "item,list,standard_price,special_from,special_to\nHB00001,retail,9.00,2026-12-02,2026-12-01\n",
      2,
      "special_to",
      "days_reversed",
    ],
    ["promotions", "slug,ends_at\nvendemmia,2020-01-01\n", 2, "ends_at", "days_reversed"],
    ["promotions", "slug,value\nvendemmia,150.00\n", 2, "value", "out_of_range"],
    ["vat_rates", "country,vat_class,rate\nIT,standard,99.00\n", 2, "rate", "out_of_range"],
    ["products", "sku,net_quantity,net_unit\nHB00001,3,\n", 2, "net_unit", "unit_of_quantity"],
    ["product_compliance", "product,hazard\nHB00001,nothing\n", 2, "hazard", "unknown"],
    ["canvasses", "slug,image\nvendemmia,/images/cellar.svg\n", 2, "image", "not_a_picture"],
    ["users", "username,email\nbusiness@demo.test,nobody\n", 2, "email", "not_an_email"],
    ["users", "username,pec\nbusiness@demo.test,nobody\n", 2, "pec", "not_an_email"],
    ["users", "username,sdi_code\nbusiness@demo.test,123\n", 2, "sdi_code", "sdi_code_invalid"],
    [
      "users",
      "username,vat_number\nbusiness@demo.test,IT00000000001\n",
      2,
      "vat_number",
      "vat_number_invalid",
    ],
    ["stock", "item,on_hand\nHB00001,1.5\n", 2, "on_hand", "not_a_whole_number"],
    ["stock", "item,on_hand,is_backorderable\nHB00001,-1,false\n", 2, "on_hand", "below_promised"],
    ["page_slugs", "slug,page\ncart,home\n", 2, "slug", "reserved"],
    ["page_slugs", "slug,page\n2026,home\n", 2, "slug", "digits_alone"],
    ["pages", "slug,blocks\nhome,{}\n", 2, "blocks", "not_json"],
    ["users", "username,email\nnobody@new.test,nobody@new.test\n", 2, "customer_type", "agent_or_customer"],
    [
      "users",
      "username,email,customer_type,agent\na@new.test,a@new.test,business,nobody\n",
      2,
      "agent",
      "unknown",
    ],
    ["settings", "key,value\nOPERATOR_TOKEN,1\n", 2, "key", "not_among"],
    ["coupons", 'code,promotion\n"OPEN,vendemmia\n', 2, "", "quotes"],
    ["coupons", "code,promotion\nA\n", 2, "", "cells"],
    ["coupons", "", 1, "", "empty"],
  ])("of %s is told what is wrong: %j", async (table, csv, line, column, code) => {
    const { faults, changed } = await bring(table, csv);
    expect(faults[0]).toMatchObject({ line, column, code, message: expect.not.stringMatching(/^\w+$|\{\{/) });
    expect(changed).toBe(0);
  });

  it("is told the line on which it is no longer UTF-8", async () => {
    const { faults } = await bring("coupons", Buffer.from("code,promotion\nA,b\nCAFF\xc9,c\n", "latin1"));
    expect(faults).toMatchObject([{ line: 3, code: "not_utf8" }]);
  });

  it("changes nothing for one faulty line among good ones", async () => {
    const before = await take("price_lists");
    const answer = await bring("price_lists", "code,name_it,name_en,name_es\nnew,Nuovo,New,Nuevo\n,a,b,c\n");
    expect(answer).toMatchObject({
      rows: 2,
      changed: 0,
      faults: [{ line: 3, column: "code", code: "required" }],
    });
    expect(await take("price_lists")).toBe(before);
  });

  it("changes nothing where the database itself refuses a row", async () => {
    const before = await take("products");
    const swapped = "sku,slug\nNEW-A,new-a\nHB00001,SECOND\nHB00002,FIRST\n";
    const slug = async (sku: string) => (await first(`SELECT slug FROM products WHERE sku = '${sku}'`)).slug;
    const csv = swapped
      .replace("FIRST", String(await slug("HB00001")))
      .replace("SECOND", String(await slug("HB00002")));
    const answer = await send("products", csv);
    expect(await refusal(answer)).toMatchObject({ status: 409, code: "import_refused" });
    expect(await take("products")).toBe(before);
  });

  it("cannot make a circle of categories, however many stand in it", async () => {
    const before = await take("categories");
    const { slug, parent } = await first(
      "SELECT c.slug, p.slug AS parent FROM categories c JOIN categories p ON p.id = c.parent",
    );
    const circle = { column: "parent", code: "category_circle" };
    expect((await bring("categories", `slug,parent\n${parent},${slug}\n`)).faults).toMatchObject([
      { line: 2, ...circle },
    ]);
    const three = "slug,parent\nround-a,round-c\nround-b,round-a\nround-c,round-b\nround-d,\n";
    expect((await bring("categories", three)).faults).toMatchObject(
      [2, 3, 4].map((line) => ({ line, ...circle })),
    );
    expect(await take("categories")).toBe(before);
  });

  it.each([
    ["products", 'sku,attributes\nHB00001,"[5]"\n', "attributes"],
    ["products", 'sku,attributes\nHB00001,"[{""key"":""size""}]"\n', "attributes"],
    ["custom_fields", 'key,options\nlab,"{""a"":5}"\n', "options"],
    ["compliance_texts", "kind,key,body\nallergen,egg,5\n", "body"],
    ["compliance_texts", 'kind,key,body\nfood,egg,"{""it"":""uova""}"\n', "body"],
    ["sliders", 'id,slides\n1,"[{""image"":5}]"\n', "slides"],
  ])("of %s cannot hold JSON over which the pages would fall: %j", async (table, csv, column) => {
    expect((await bring(table, csv)).faults).toMatchObject([{ line: 2, column, code: "not_json" }]);
  });
});

describe("an import", () => {
  it("tried dry says what would change, and changes nothing", async () => {
    const csv = "sku,slug,brand\nDRY-1,dry-1,Prova\nHB00001,luppolo-adeena-in-pellet,Prova\n";
    expect(await bring("products", csv, "dry_run=true")).toEqual({ rows: 2, changed: 2, faults: [] });
    expect(await first("SELECT count(*) AS n FROM products WHERE brand = 'Prova' OR sku = 'DRY-1'")).toEqual({
      n: 0,
    });
    expect(await first("SELECT count(*) AS n FROM import_rows")).toEqual({ n: 0 });
  });

  it("leaves alone what the file has no column for", async () => {
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

  it("brings a product with its variants, prices and stock, which can then be bought", async () => {
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
        "SELECT count(*) AS n FROM price_history h JOIN products i ON i.id = h.item WHERE i.sku = 'KIT-1-A'",
      ),
    ).toEqual({ n: 1 });
  });

  it("takes prices without seasons, as a spreadsheet writes them", async () => {
    const csv = "item;list;standard_price\nHB00002;retail;12,5\n";
    expect(await bring("prices", csv)).toMatchObject({ rows: 1, changed: 1, faults: [] });
    expect(
      await first(
        "SELECT standard_cents, season FROM prices p JOIN products i ON i.id = p.item WHERE i.sku = 'HB00002' AND list = 'retail'",
      ),
    ).toEqual({ standard_cents: 1250, season: null });
  });

  it("knows a coupon by the one spelling in which it is looked for", async () => {
    await bring("coupons", "code,promotion\nVendemmia10,vendemmia\nnuovo20,vendemmia\n");
    expect(
      await first(
        "SELECT group_concat(code) AS codes FROM coupons WHERE promotion = (SELECT id FROM promotions WHERE slug = 'vendemmia')",
      ),
    ).toEqual({
      codes: "NUOVO20,VENDEMMIA10",
    });
  });

  it("moves stock by its ledger, and changes in step what may be promised without it", async () => {
    const stockOf = () =>
      first(
        "SELECT t.on_hand, t.is_backorderable, (SELECT sum(m.on_hand) FROM stock_movements m WHERE m.item = t.item) AS moved FROM stock t JOIN products i ON i.id = t.item WHERE i.sku = 'HB00001'",
      );
    await bring("stock", "item,on_hand,is_backorderable\nHB00001,-5,true\n");
    expect(await stockOf()).toEqual({ on_hand: -5, is_backorderable: 1, moved: -5 });
    await bring("stock", "item,on_hand,is_backorderable\nHB00001,40,false\n");
    expect(await stockOf()).toEqual({ on_hand: 40, is_backorderable: 0, moved: 40 });
  });

  it("is in the audit log, and ends what the shop remembers", async () => {
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

  it("comes in parts that are judged and written as one", async () => {
    const upload = crypto.randomUUID();
    const head = "locale,term,same\n";
    expect(
      await bring("synonyms", `${head}it,uno,9001\n`, `upload=${upload}&line=2&more=true`),
    ).toMatchObject({ rows: 1, changed: 0 });
    expect(await first("SELECT count(*) AS n FROM synonyms WHERE same = 9001")).toEqual({ n: 0 });
    // The same part again, as after a broken connection.
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

  it("refuses parts of different tables", async () => {
    const upload = crypto.randomUUID();
    await bring("synonyms", "locale,term,same\nit,uno,9002\n", `upload=${upload}&line=2&more=true`);
    const answer = await send(
      "price_lists",
      "code,name_it,name_en,name_es\na,b,c,d\n",
      `upload=${upload}&line=3`,
    );
    expect(await refusal(answer)).toMatchObject({ status: 409, code: "import_parts_differ" });
  });

  it("takes away the sessions of people who are no longer active", async () => {
    const basic = Buffer.from("business2@demo.test:Vendemmia-2026!").toString("base64");
    await shop.db
      .prepare(
        "INSERT INTO tokens (hash, user, created_at, expires_at) SELECT 'h', id, '2026-01-01', '2027-01-01' FROM users WHERE username = 'business2@demo.test'",
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

describe("files", () => {
  it("are the operator's alone", async () => {
    for (const path of ["tables/", "export/products/"]) {
      const answer = await shop.fetch(`/api/v3/operator/${path}`);
      expect(answer.status).toBe(401);
    }
    const answer = await shop.fetch("/api/v3/operator/import/coupons/", {
      method: "POST",
      headers: { "Content-Type": "text/csv" },
      body: "code\n",
    });
    expect(answer.status).toBe(401);
  });

  it("are of tables that there are, and of records only outward", async () => {
    expect((await ask("export/tokens/")).status).toBe(404);
    expect((await send("tokens", "hash\nx\n")).status).toBe(404);
    expect(await refusal(await send("orders", "id\n1\n"))).toMatchObject({
      status: 409,
      code: "table_is_record",
    });
    expect(await take("users")).not.toContain("scrypt");
  });

  it("are CSV, of a size that the shop can hold", async () => {
    const json = await ask("import/coupons/", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "{}",
    });
    expect(json.status).toBe(415);
    const large = await send("coupons", `code,promotion\n${"x".repeat(MAX_IMPORT_BYTES)}`);
    expect(large.status).toBe(413);
  });
});
