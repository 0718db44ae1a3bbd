// Files that spreadsheets saved: other formats of a value are accepted, spoilt values are refused.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tableFiles } from "../../support/builders/table-files";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

let shop: OwnShop;
beforeAll(async () => {
  shop = await ownShop();
}, 60_000);
afterAll(() => shop.close());

const { bring, first } = tableFiles(() => shop);

const stored = (table: string, columns: string, where: string) =>
  first(`SELECT ${columns} FROM ${table} WHERE ${where}`);
const ADEENA = "sku = 'HB00001'";
const ADEENA_PRICE =
  "item_id = (SELECT id FROM products WHERE sku = 'HB00001') AND season_id IS NULL AND list = 'retail'";

describe("a file that a spreadsheet has saved", () => {
  it.each([
    ["TRUE", "FALSE"],
    ["VERO", "FALSO"],
    ["VERDADERO", "FALSO"],
    [" vero ", "falso"],
  ])("may have flags in the spreadsheet's language: %s, %s", async (yes, no) => {
    const csv = (bestseller: string, isNew: string) =>
      `sku;bestseller;new;is_active\r\nHB00001;${bestseller};${isNew};${yes}\r\n`;
    expect(await bring("products", csv(yes, no))).toMatchObject({ faults: [] });
    const flags = "bestseller, is_new, is_active";
    expect(await stored("products", flags, ADEENA)).toEqual({ bestseller: 1, is_new: 0, is_active: 1 });
    expect(await bring("products", csv(no, yes))).toMatchObject({ faults: [], changed: 1 });
    expect(await stored("products", flags, ADEENA)).toEqual({ bestseller: 0, is_new: 1, is_active: 1 });
  });

  it.each(["21/11/2027", "21.11.2027", "21-11-2027", "2027-11-21"])("may have days as %s", async (day) => {
    const csv = `slug;ends_at\r\nvendemmia;${day}\r\n`;
    expect(await bring("promotions", csv)).toMatchObject({ faults: [] });
    expect(await stored("promotions", "ends_at", "slug = 'vendemmia'")).toEqual({ ends_at: "2027-11-21" });
  });

  it.each(["31/02/2027", "11/21/2027", "21/11/27", "44521"])("refuses the day %s", async (day) => {
    expect((await bring("promotions", `slug;ends_at\r\nvendemmia;${day}\r\n`)).faults).toMatchObject([
      { line: 2, column: "ends_at", code: "not_a_day" },
    ]);
  });

  it.each([
    ["9.00", "10:2.5"],
    ["9", "10:2,50"],
    ["9,0", " 10:2,5 |"],
  ])("may have the price %s and the tiers %j", async (price, tiers) => {
    const csv = `sep=;\r\nitem;list;season;standard_price;tiers\r\nHB00001;retail;;${price};${tiers}\r\n;;;;\r\n;;;;\r\n`;
    expect(await bring("prices", csv)).toMatchObject({ rows: 1, faults: [] });
    expect(await stored("prices", "standard_cents, tiers", ADEENA_PRICE)).toEqual({
      standard_cents: 900,
      tiers: "[[10,250]]",
    });
  });

  it("is refused if the spreadsheet turned a tier into a time, which loses a digit", async () => {
    const csv = "item,list,season,standard_price,tiers\r\nHB00001,retail,,9.00,10:02.6\r\n";
    expect((await bring("prices", csv)).faults).toMatchObject([
      { line: 2, column: "tiers", code: "not_tiers" },
    ]);
  });

  it("counts the lines of its faults as an editor does, including the sep line", async () => {
    const csv = "sep=;\r\nsku;min_qty\r\nHB00001;1\r\nHB00002;0\r\n";
    expect((await bring("products", csv)).faults).toMatchObject([{ line: 4, column: "min_qty" }]);
  });

  it("may have empty columns after the last one", async () => {
    const csv = "sku;bestseller;;\r\nHB00001;VERO;;\r\n;;;\r\n";
    expect(await bring("products", csv)).toMatchObject({ rows: 1, faults: [] });
    expect((await bring("products", "sku;bestseller;\r\nHB00001;VERO;x\r\n")).faults).toMatchObject([
      { line: 2, code: "cells" },
    ]);
  });
});

describe("line ends of a file", () => {
  const row = (text: string) => `HB00001,it,luppolo-adeena-in-pellet,Luppolo Adeena in pellet,${text}`;
  const HEAD = "product,locale,slug,name,short_description";
  const shown = () =>
    stored(
      "product_texts",
      "short_description AS text",
      "locale = 'it' AND product_id = (SELECT id FROM products WHERE sku = 'HB00001')",
    );

  it.each([
    ["mixed", `${HEAD}\r\n${row("Prova 1")}\n`, "Prova 1"],
    ["mixed the other way round", `${HEAD}\n${row("Prova 2")}\r\n`, "Prova 2"],
    ["CR alone", `${HEAD}\r${row("Prova 3")}\r`, "Prova 3"],
    ["CR alone, quoted", `${HEAD}\r${row('"Prova, 4"')}`, "Prova, 4"],
    ["inside a quoted text", `${HEAD}\r\n${row('"Due\r\nrighe\re tre"')}\r\n`, "Due\nrighe\ne tre"],
  ])("leave no carriage return in a text: %s", async (_, csv, text) => {
    expect(await bring("product_texts", csv)).toMatchObject({ rows: 1, faults: [] });
    expect(await shown()).toEqual({ text });
  });
});

describe("a GTIN", () => {
  it.each(["8,00123E+12", "8.00123E+12", "8001234567896", "800123456789", "0", "12345670 1"])(
    "is refused if a spreadsheet or a typo has spoilt it: %s",
    async (gtin) => {
      expect((await bring("products", `sku;gtin\r\nHB00001;${gtin}\r\n`)).faults).toMatchObject([
        { line: 2, column: "gtin", code: "gtin_invalid" },
      ]);
    },
  );

  it.each(["8001234567897", "96385074", "036000291452", "18001234567894"])("is stored: %s", async (gtin) => {
    expect(await bring("products", `sku;gtin\r\nHB00001;${gtin}\r\n`)).toMatchObject({ faults: [] });
    expect(await stored("products", "gtin", ADEENA)).toEqual({ gtin });
  });
});

describe("letters that a spreadsheet decoded wrongly", () => {
  it.each([
    "AciditÃ  e qualitÃ ",
    "dellâ€™uva",
    "AÃ§Ãºcar",
    "10 â‚¬",
    "50Â°C",
    "CafÃ©",
    "CITTÃ€",
    "PERCHÃ‰",
    "CIÃ’",
    "qualitÃ",
    "Acidit√†",
    "dell‚Äôuva",
  ])("are refused: %s", async (name) => {
    const csv = `product,locale,slug,name\r\nHB00001,it,luppolo-adeena-in-pellet,"${name}"\r\n`;
    expect((await bring("product_texts", csv)).faults).toMatchObject([
      { line: 2, column: "name", code: "misread_letters" },
    ]);
  });

  it.each(["Acidità e qualità dell’uva", "São Tomé", "Ångström 50 °C", "MAÇÃ", "IRMÃ – 1", "√2"])(
    "are not suspected in %s",
    async (name) => {
      const csv = `product,locale,slug,name\r\nHB00001,it,luppolo-adeena-in-pellet,${name}\r\n`;
      expect(await bring("product_texts", csv, "dry_run=true")).toMatchObject({ faults: [] });
    },
  );
});

describe("codes that differ by blanks or case", () => {
  it.each([
    ["products", "sku", "sku,slug\nhb00001,a-new-one\n", "HB00001"],
    ["price_lists", "code", "code,name_it,name_en,name_es\nRetail,a,b,c\n", "retail"],
    ["manufacturers", "name", "name,country\nTEST MAKER,IT\n", "Test Maker"],
    ["categories", "slug", "slug\nHomebrewing\n", null],
  ])("are one code, and a second spelling is a fault in %s", async (table, column, csv, known) => {
    if (table === "manufacturers") await bring(table, "name,country\nTest Maker,IT\n");
    const { faults, changed } = await bring(table, csv);
    expect(faults).toMatchObject([
      { line: 2, column, code: known === null ? "not_a_slug" : "other_spelling" },
    ]);
    if (known !== null) expect(faults[0]?.message).toContain(known);
    expect(changed).toBe(0);
  });

  it.each([" HB00001", "HB00001 ", "\u00a0HB00001\u00a0", "\u200bHB00001"])(
    "are trimmed: %j",
    async (sku) => {
      expect(await bring("products", `sku,slug\n${sku},luppolo-adeena-in-pellet\n`)).toMatchObject({
        changed: 0,
        faults: [],
      });
    },
  );

  it("are one code in a reference too", async () => {
    for (const sku of ["HB00001 ", " HB00001"])
      expect(
        await bring("prices", `item,list,season,standard_price\n${sku}, retail ,,9.00\n`, "dry_run=true"),
      ).toMatchObject({ faults: [] });
  });

  it("are a fault if one file has both", async () => {
    const csv = "sku,slug\nNEW-1,a-new-one\nnew-1,another-new-one\n";
    expect((await bring("products", csv)).faults).toMatchObject([{ line: 3, column: "sku", code: "twice" }]);
  });
});

describe("a slug", () => {
  it.each([
    ["product_texts", "product", ["HB00001", "HB00002"]],
    ["category_texts", "category", null],
  ])("leads to one record in each language: %s", async (table, owner, known) => {
    const [one, other] = known ?? (await twoCategories());
    const twice = `${owner},locale,slug,name\n${one},en,same-for-both,A\n${other},en,same-for-both,B\n`;
    expect((await bring(table, twice)).faults).toMatchObject([{ line: 3, column: "slug", code: "twice" }]);
    const given = `${owner},locale,slug,name\n${one},en,given-to-one,A\n`;
    expect(await bring(table, given)).toMatchObject({ faults: [] });
    const taken = `${owner},locale,slug,name\n${other},en,given-to-one,B\n`;
    expect((await bring(table, taken)).faults).toMatchObject([{ line: 2, column: "slug", code: "taken" }]);
    const swapped = `${owner},locale,slug,name\n${one},en,another-one,A\n${other},en,given-to-one,B\n`;
    expect(await bring(table, swapped)).toMatchObject({ faults: [], changed: 2 });
  });

  async function twoCategories(): Promise<string[]> {
    const { results } = await shop.db
      .prepare("SELECT slug FROM categories ORDER BY id LIMIT 2")
      .all<{ slug: string }>();
    return results.map(({ slug }) => slug);
  }
});
