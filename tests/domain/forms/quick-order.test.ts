// What is pasted from a spreadsheet becomes lines, in one pass over each.
import { describe, expect, it } from "vitest";
import { parseLines } from "~/storefront/cart/quick-order";

const cells = (text: string) => parseLines(text).map(({ sku, qty }) => [sku, qty]);

describe("a pasted line", () => {
  it.each([
    ["WINE-1 12", ["WINE-1", "12"]],
    ["WINE 1\t12", ["WINE 1", "12"]],
    ["WINE-1;12", ["WINE-1", "12"]],
    ['"WINE-1","12,00"', ["WINE-1", "12"]],
    ['"WINE;1";12', ["WINE;1", "12"]],
    ['WINE-1;Tube 5";2', ["WINE-1", "2"]],
    ['"WINE-1"', ["WINE-1", "1"]],
    ["WINE-1", ["WINE-1", "1"]],
    ["WINE-1;Red, dry;3", ["WINE-1", "3"]],
    ["WINE-1\t\t\t4", ["WINE-1", "4"]],
    ["6 x WINE-1", ["WINE-1", "6"]],
    ["6x WINE-1", ["WINE-1", "6"]],
    ["6 × red wine", ["red wine", "6"]],
    ["WINE-1 x 6", ["WINE-1", "6"]],
    ["6x4 crates", ["6x4 crates", "1"]],
    ["red wine", ["red wine", "1"]],
    ["8001234567890", ["8001234567890", "1"]],
    ["WINE-1;6;before Easter", ["WINE-1", "6"]],
    ["WINE-1;6;12,50", ["WINE-1", "12,50"]],
  ])("%s is read", (line, read) => {
    expect(cells(`${line}\n`)).toEqual([read]);
  });

  it("takes the words after the quantity as its note, and a price as none", () => {
    const notes = (text: string) => parseLines(text)[0]?.notes;
    expect(notes("WINE-1;6;before Easter; cool")).toBe("before Easter; cool");
    expect(notes("WINE-1\t6\tcool")).toBe("cool");
    expect(notes("WINE-1;6;12,50 EUR")).toBe("");
  });

  it("is no heading where it names no column: a name may come first", () => {
    expect(cells("red wine\nWINE-1 2")).toEqual([
      ["red wine", "1"],
      ["WINE-1", "2"],
    ]);
    expect(cells("Codice;Quantità\nWINE-1;2")).toEqual([["WINE-1", "2"]]);
  });

  // Each was a square: half a mebibyte took minutes, beyond the limit of any test.
  it.each([
    ["separators", "1;"],
    ["quotation marks", '"1";'],
    ["marks that nothing closes", '1";'],
    ["words", "1 "],
    ["one word", "1"],
    ["white space", "  "],
  ])("of half a mebibyte of %s is read", (_, unit) => {
    const long = unit.repeat((512 * 1024) / unit.length);
    expect(parseLines(`A1 ${long} x`)).toHaveLength(1);
    expect(parseLines(`A1;${long};2`)[0]?.qty).toBe("2");
  });
});
