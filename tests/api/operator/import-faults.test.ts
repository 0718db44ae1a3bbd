// Faults of a file are reported by line and column, and nothing of the file is written.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refusal } from "../../support/answers";
import { tableFiles } from "../../support/builders/table-files";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

let shop: OwnShop;
beforeAll(async () => {
  shop = await ownShop();
}, 60_000);
afterAll(() => shop.close());

const { send, bring, take, first } = tableFiles(() => shop);

/** The demo's. */
const METHODS = ["CARD", "BANK", "COD", "INV30"];

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
    ["settings", 'key,value\nCURRENCY,"""ABC"""\n', 2, "value", "not_a_setting"],
    ["settings", `key,value\nCOMPANY_DATA,"{""name"":""Velo""}"\n`, 2, "value", "setting_part"],
    [
      "settings",
      `key,value\nCOMPANY_DATA,"{""name"":""Velo"",""address"":""Mill Lane 1"",""city"":""Leeds"",""country"":""GB"",""email"":""a@velo.example""}"\n`,
      2,
      "value",
      "no_vat_rates",
    ],
    ["settings", 'key,value\nLOCALES,"[""en"",""es""]"\n', 2, "value", "default_locale_missing"],
    ["settings", 'key,value\nINVOICE_PREFIX,"""fv"""\n', 2, "value", "not_a_setting"],
    ["settings", 'key,value\nINVOICE_PREFIX,"""NC"""\n', 2, "value", "prefix_taken"],
    [
      "settings",
      'key,value\nINVOICE_PREFIX,"""NEW"""\nCREDIT_NOTE_PREFIX,"""NEW"""\n',
      2,
      "value",
      "prefix_taken",
    ],
    [
      "payment_methods",
      `code,contexts\n${METHODS.map((code) => `${code},b2b`).join("\n")}\n`,
      2,
      "contexts",
      "consumer_cannot_pay",
    ],
    [
      "payment_methods",
      `code,is_active\n${METHODS.map((code) => `${code},false`).join("\n")}\n`,
      2,
      "contexts",
      "business_cannot_pay",
    ],
    [
      "payment_methods",
      `code,countries\n${METHODS.map((code) => `${code},DE`).join("\n")}\n`,
      2,
      "contexts",
      "business_cannot_pay",
    ],
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
    ["products", "sku,min_qty,qty_step\nHB00001,5,4\n", 2, "min_qty", "min_between_steps"],
    ["products", "sku,min_qty\nHB00001,5\nGA01468,15\n", 3, "min_qty", "min_between_steps"],
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
  ])("for %s is refused with the fault: %j", async (table, csv, line, column, code) => {
    const { faults, changed } = await bring(table, csv);
    expect(faults[0]).toMatchObject({ line, column, code, message: expect.not.stringMatching(/^\w+$|\{\{/) });
    expect(changed).toBe(0);
  });

  it("is refused with the line where it stops being UTF-8", async () => {
    const { faults } = await bring("coupons", Buffer.from("code,promotion\nA,b\nCAFF\xc9,c\n", "latin1"));
    expect(faults).toMatchObject([{ line: 3, code: "not_utf8" }]);
  });

  it("changes nothing if one line among good ones is faulty", async () => {
    const before = await take("price_lists");
    const answer = await bring("price_lists", "code,name_it,name_en,name_es\nnew,Nuovo,New,Nuevo\n,a,b,c\n");
    expect(answer).toMatchObject({
      rows: 2,
      changed: 0,
      faults: [{ line: 3, column: "code", code: "required" }],
    });
    expect(await take("price_lists")).toBe(before);
  });

  it("changes nothing if the database itself refuses a row", async () => {
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

  it("cannot make a cycle of categories of any length", async () => {
    const before = await take("categories");
    const { slug, parent } = await first(
      "SELECT c.slug, p.slug AS parent FROM categories c JOIN categories p ON p.id = c.parent_id",
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
  ])("for %s is refused when its JSON would break a page: %j", async (table, csv, column) => {
    expect((await bring(table, csv)).faults).toMatchObject([{ line: 2, column, code: "not_json" }]);
  });
});
