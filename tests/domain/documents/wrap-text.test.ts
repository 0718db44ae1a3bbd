import { expect, it } from "vitest";
import { wrap } from "~/pdf/page/wrap-text";

const lines = (text: string, width: number) => wrap(text, (part) => part.length, width);

it.each([
  ["Scorze di lievito, 25 kg", 21, ["Scorze di lievito,", "25 kg"]],
  ["Da 20–40 g/hl di mosto", 10, ["Da", "20–40 g/hl", "di mosto"]],
  ["Bastano 5 gatti", 9, ["Bastano 5", "gatti"]],
  ["Tino da 54 litri", 10, ["Tino da 54", "litri"]],
  ["Resta 39,00 €", 11, ["Resta", "39,00 €"]],
])("a number stays on one line with its unit: %s", (text, width, expected) => {
  expect(lines(text, width)).toEqual(expected);
});

it("a word longer than a line is split", () => {
  expect(lines("abcdefgh ij", 5)).toEqual(["abcde", "fgh", "ij"]);
});
