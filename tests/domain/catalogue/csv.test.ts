import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as cells from "~/csv/cells";
import { type FileColumn, headRecord, readRows, rowRecord } from "~/csv/rows";
import { type CsvStyle, FOR_PROGRAMS, forSpreadsheet } from "~/csv/text";
import { RESERVED_SLUGS } from "~/domain/catalogue/reserved-slugs";

const column = (name: string, cell: cells.Cell, nullable = false): FileColumn => ({ name, cell, nullable });
const COLUMNS = [
  column("sku", cells.word),
  column("name", cells.texts()),
  column("notes", cells.free, true),
  column("price", cells.money, true),
];

type Row = (string | number | null)[];
const written = (style: CsvStyle, rows: Row[]) =>
  headRecord(COLUMNS, style) + rows.map((row) => rowRecord(COLUMNS, row, style)).join("");
const fileOf = (...rows: Row[]) => written(FOR_PROGRAMS, rows);
const textIn = (it: string) => JSON.stringify({ it, en: it, es: it });

describe("a file of rows", () => {
  it.each([
    ["for programs", FOR_PROGRAMS],
    ["for an English spreadsheet", forSpreadsheet("en")],
    ["for an Italian spreadsheet", forSpreadsheet("it")],
  ])("is read back unchanged, for any text: %s", (_, style) => {
    const anyText = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.stringMatching(/^[0-9]{1,3}[-/.:,E]?[0-9]{0,14}$/),
      fc.stringMatching(/^['=+\-@\t\n;,"]{0,6}[a-z]?$/),
    );
    const stored = anyText.map((text) => text.replace(/\r\n?/g, "\n").normalize("NFC"));
    const value = fc.tuple(
      fc.stringMatching(/^[!-~]+( [!-~]+)?$/),
      stored.map(textIn),
      fc.option(stored),
      fc.option(fc.nat()),
    );
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 8 }), (rows) => {
        fc.pre(!JSON.stringify(rows).includes("\\u0000"));
        const csv = written(style, rows);
        const read = readRows(csv, COLUMNS, ["sku"]);
        expect(read.faults).toEqual([]);
        expect(read.rows.map((row) => COLUMNS.map(({ name }) => row.cells[name]))).toEqual(rows);
        const again = read.rows.map((row) => COLUMNS.map(({ name }) => row.cells[name] ?? null));
        expect(written(style, again)).toBe(csv);
      }),
    );
  });

  it.each(["=1+1", "+39 055", "-2", "@SUM(A1)", "\tx"])(
    "contains no formula for a spreadsheet in %j",
    (text) => {
      const csv = fileOf(["A", textIn(text), text, null]);
      const [, record = ""] = csv.split(/\r\n/);
      expect(
        record
          .replaceAll('"', "")
          .split(",")
          .slice(1, 5)
          .every((cell) => cell.startsWith("'")),
      ).toBe(true);
      expect(readRows(csv, COLUMNS, ["sku"]).rows[0]?.cells).toMatchObject({
        notes: text,
        name: textIn(text),
      });
    },
  );

  it("normalizes the line ends of every system", () => {
    const csv = 'sku,notes\r\n1,"a\r\nb\rc\nd"\r\n';
    expect(readRows(csv, COLUMNS, ["sku"]).rows[0]?.cells.notes).toBe("a\nb\nc\nd");
  });

  it("keeps the apostrophe at the start of a name", () => {
    expect(readRows("sku,notes\n1,'Ndrina\n", COLUMNS, ["sku"]).rows[0]?.cells.notes).toBe("'Ndrina");
  });

  it("distinguishes an empty text from null", () => {
    const { rows } = readRows(fileOf(["A", textIn("a"), "", null], ["B", textIn("b"), null, 5]), COLUMNS, [
      "sku",
    ]);
    expect(rows.map(({ cells: { notes, price } }) => [notes, price])).toEqual([
      ["", null],
      [null, 5],
    ]);
  });

  it.each([
    ["semicolons", "sku;price\r\nA;1.00\r\n"],
    ["tabs, and no line end after the last line", "sku\tprice\nA\t1.00"],
    ["a byte order mark and empty lines", "\uFEFFsku,price\n\nA,1.00\n\n"],
    ["amounts without trailing zeros", "sku,price\nA,1\n"],
    ["decimal commas", "sku;price\nA;1,0\n"],
    ["columns in another order", "price,sku\n1.00,A\n"],
  ])("may have %s", (_, csv) => {
    expect(readRows(csv, COLUMNS, ["sku"])).toMatchObject({
      faults: [],
      rows: [{ cells: { sku: "A", price: 100 } }],
    });
  });

  it("may lack the column of a nullable part of the key", () => {
    const [sku, notes] = [column("sku", cells.word, false), column("notes", cells.free, true)];
    const { rows, columns, faults } = readRows("sku\nA\n", [sku, notes], ["sku", "notes"]);
    expect({ rows, columns, faults }).toEqual({
      rows: [{ line: 2, cells: { sku: "A", notes: null } }],
      columns: ["sku", "notes"],
      faults: [],
    });
  });

  it("counts lines as an editor does, across cells of several lines", () => {
    const read = readRows('sku,notes,price\nA,"one\ntwo\nthree",1.000\nB,,x\n\nC,,.5\n', COLUMNS, ["sku"]);
    expect(read.faults).toEqual([
      { line: 2, column: "price", code: "not_an_amount", values: {} },
      { line: 5, column: "price", code: "not_an_amount", values: {} },
      { line: 7, column: "price", code: "not_an_amount", values: {} },
    ]);
  });

  it.each([
    ["", 1, "", "empty"],
    ["sku,colour\nA,red\n", 1, "colour", "column_unknown"],
    ["sku,sku\nA,A\n", 1, "sku", "column_twice"],
    ["price\n1.00\n", 1, "sku", "column_missing"],
    ["sku,name_it\nA,B\n", 1, "name_en", "column_missing"],
    ["sku,price\nA\n", 2, "", "cells"],
    ["sku,price\nA,1.00,2\n", 2, "", "cells"],
    ['sku,price\nA,1.00\nB,"1.00\nC,1.00\n', 3, "", "quotes"],
    ["sku,price\n,1.00\n", 2, "sku", "required"],
    ["sku,price\nA,1,5\n", 2, "", "cells"],
    ["sku,price\nA,12.555\n", 2, "price", "not_an_amount"],
    ["sku,notes\nA,a\u0000b\n", 2, "notes", "control_characters"],
  ])("reports the position of the fault in %j", (csv, line, name, code) => {
    expect(readRows(csv, COLUMNS, ["sku"]).faults[0]).toMatchObject({ line, column: name, code });
  });
});

describe("a cell", () => {
  it.each([
    ["slug", cells.slug(), "lieviti-2", "Lieviti"],
    ["slug of digits", cells.slug(), "a1", "123"],
    ["page's slug", cells.slug(RESERVED_SLUGS), "chi-siamo", "cart"],
    ["whole number", cells.whole({ min: 1, max: 5 }), "5", "6"],
    ["decimal", cells.decimal, "0.25", "0"],
    ["percentage", cells.percent, "5.50", "5.555"],
    ["flag", cells.flag, "true", "maybe"],
    ["day", cells.day, "2026-02-28", "2026-02-30"],
    ["instant", cells.instant, "2026-02-28T10:00:00Z", "2026-02-30T10:00:00Z"],
    ["choice", cells.oneOf(["a", "b"]), "b", "c"],
    ["country", cells.country, "IT", "Italia"],
    ["JSON", cells.json(Array.isArray), "[1]", "{}"],
    ["deep JSON", cells.json(Array.isArray), "[[1]]", "[".repeat(100_000) + "]".repeat(100_000)],
    ["list", cells.list, "IT|ES", "[1]"],
    ["tiers", cells.tiers, "10:2.63|50:2.55", "50:2.55|10:2.63"],
  ])("of type %s accepts a valid value and refuses an invalid one", (_, cell, good, bad) => {
    expect(cell.read([good])).toMatchObject({ ok: true });
    expect(cell.read([bad])).toMatchObject({ ok: false });
  });

  it.each([
    [cells.list, '["IT","ES"]', "IT|ES"],
    [cells.list, '["a|b"]', '["a|b"]'],
    [cells.list, "[]", ""],
    [cells.list, '[""]', '[""]'],
    [cells.tiers, "[[10,263],[50,255]]", "10:2.63|50:2.55"],
    [cells.money, 5, "0.05"],
    [cells.percent, 550, "5.50"],
    [cells.flag, 0, "false"],
  ])("is written in readable form, and read back %#", (cell, value, text) => {
    expect(cell.write(value)).toEqual([text]);
    expect(cell.read([text])).toEqual({ ok: true, value });
  });
});

describe("reserved slugs", () => {
  it("are the same in the code and in the table that refuses them", () => {
    const [, list = ""] =
      /slug NOT IN \(([^)]*)\)/.exec(readFileSync("app/db/migrations/0011_content.sql", "utf8")) ?? [];
    expect([...list.matchAll(/'([^']+)'/g)].map(([, slug]) => slug)).toEqual([...RESERVED_SLUGS]);
  });
});
