// CSV as spreadsheets and people write it: the delimiter is detected among cells of any content.
import { describe, expect, it } from "vitest";
import { decodeText, readCells, readCsvTable } from "~/csv/text";

const cells = (csv: string) => readCells(csv, 100);

describe("a file of an unknown shape", () => {
  it.each([
    ["a comma in a note", "T-1;6;Consegna urgente, grazie", [["T-1", "6", "Consegna urgente, grazie"]]],
    [
      "commas in every note",
      "T-1;6;a, b, c, d\nT-2;3;e, f, g, h",
      [
        ["T-1", "6", "a, b, c, d"],
        ["T-2", "3", "e, f, g, h"],
      ],
    ],
    [
      "decimal commas",
      "T-1;6,00;12,50\nT-2;2,00;3,20",
      [
        ["T-1", "6,00", "12,50"],
        ["T-2", "2,00", "3,20"],
      ],
    ],
    [
      "decimal commas below a heading",
      "Codice;Prezzo\nT-1;12,50",
      [
        ["Codice", "Prezzo"],
        ["T-1", "12,50"],
      ],
    ],
    ["tabs", "T-1\t6\tone, two; three", [["T-1", "6", "one, two; three"]]],
    [
      "pipes",
      "T-1|6\nT-2|3",
      [
        ["T-1", "6"],
        ["T-2", "3"],
      ],
    ],
    ["commas with spaces", "T-1, 6, before Easter", [["T-1", "6", "before Easter"]]],
    [
      "commas between figures",
      "T1,6\nT2,3",
      [
        ["T1", "6"],
        ["T2", "3"],
      ],
    ],
    ["a semicolon in a note", "T-1,6,call first; then come", [["T-1", "6", "call first; then come"]]],
    ["one column", "Codice\nT-1\nT-2", [["Codice"], ["T-1"], ["T-2"]]],
    [
      "quoted headings",
      '"Codice";"Quantità, pezzi"\n"T-1";"6"',
      [
        ["Codice", "Quantità, pezzi"],
        ["T-1", "6"],
      ],
    ],
    [
      "a title above the table",
      "Ordine del mese\n\nCodice;Pezzi\nT-1;6",
      [["Ordine del mese"], ["Codice", "Pezzi"], ["T-1", "6"]],
    ],
    ["a delimiter that the file names", "sep=;\r\nT-1;6,5", [["T-1", "6,5"]]],
    ["a delimiter that the file names in quotes", '"sep=|"\nT-1|6;5,5', [["T-1", "6;5,5"]]],
    ["a byte order mark", "\uFEFFT-1;6", [["T-1", "6"]]],
    [
      "line ends of three kinds",
      "T-1;6\rT-2;3\r\nT-3;1\nT-4;2",
      [
        ["T-1", "6"],
        ["T-2", "3"],
        ["T-3", "1"],
        ["T-4", "2"],
      ],
    ],
    [
      "CR alone",
      "T-1;6\rT-2;3\r",
      [
        ["T-1", "6"],
        ["T-2", "3"],
      ],
    ],
    [
      "a quotation mark that is an inch",
      'T-1;Tube 5"\r\nT-2;6',
      [
        ["T-1", 'Tube 5"'],
        ["T-2", "6"],
      ],
    ],
    [
      "a line end in quotes",
      '"T-1";"a\r\nb"\r\n"T-2";c',
      [
        ["T-1", "a\r\nb"],
        ["T-2", "c"],
      ],
    ],
    [
      "blank rows",
      "T-1;6\n;\n;;\nT-2;3",
      [
        ["T-1", "6"],
        ["T-2", "3"],
      ],
    ],
    ["nothing", "", []],
  ])("is read with %s", (_, csv, rows) => {
    expect(cells(csv)).toEqual(rows);
  });

  it("is read up to its limit, in linear time", () => {
    expect(readCells("T-1;6\n".repeat(300), 201)).toHaveLength(201);
    for (const unit of ['"', '""', '";', "\r", ", ", "1,", "sep=;"]) {
      const long = unit.repeat(Math.ceil((512 * 1024) / unit.length));
      expect(readCells(long, 5).length).toBeLessThanOrEqual(5);
    }
  }, 10_000);
});

describe("a table with a header", () => {
  it("is read by its header's delimiter, and its lines are counted from there", () => {
    const { heads, records } = readCsvTable("sep=;\r\nsku;note\r\nA;1,5\r\n;\r\nB;x, y\r\n");
    expect(heads).toEqual(["sku", "note"]);
    expect(records).toEqual([
      { line: 3, cells: ["A", "1,5"] },
      { line: 5, cells: ["B", "x, y"] },
    ]);
    expect(readCsvTable("sku,note\rA,x\rB,y").records).toHaveLength(2);
  });
});

describe("the text of a file", () => {
  const wide = (text: string, isLittle: boolean) =>
    Uint8Array.from(
      [...text].flatMap((char) => {
        const code = char.charCodeAt(0);
        return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
      }),
    );
  it.each([
    ["UTF-8", new TextEncoder().encode("Quantità €")],
    ["Windows-1252", Uint8Array.from([..."Quantità"].map((char) => char.charCodeAt(0)))],
    ["UTF-16 LE", wide("\uFEFFQuantità €", true)],
    ["UTF-16 BE", wide("\uFEFFQuantità €", false)],
  ])("is decoded from %s", (_, bytes) => {
    expect(decodeText(bytes)).toMatch(/^Quantità( €)?$/);
  });

  it("is null for a workbook", () => {
    expect(decodeText(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 8]))).toBeNull();
  });
});
