// Breaks text into lines of a width: between words, or within a word that is too long for a line.
import { UNIT } from "~/i18n/whole-measures";

/** The width of a text, in points. */
export type Measure = (text: string) => number;

/** Text is set without kerning, so its width is the sum of its characters' widths; each is measured once. */
export function measurer(widthOf: (character: string) => number): Measure {
  const known = new Map<string, number>();
  return (text) => {
    let width = 0;
    for (const character of text) {
      const one = known.get(character) ?? widthOf(character);
      known.set(character, one);
      width += one;
    }
    return width;
  };
}

/** A space at which a line may break: not between a number and its unit ("25 kg"). */
const BREAK = new RegExp(` (?<!\\d (?=${UNIT}))`, "u");

export const wrap = (text: string, measure: Measure, width: number): string[] =>
  text.split("\n").flatMap((line) => wrapLine(line, measure, width));

function wrapLine(line: string, measure: Measure, width: number): string[] {
  const lines: string[] = [];
  let current = "";
  for (const word of line.split(BREAK)) {
    const longer = current === "" ? word : `${current} ${word}`;
    if (measure(longer) <= width) {
      current = longer;
      continue;
    }
    if (current !== "") lines.push(current);
    current = word;
    while (measure(current) > width && current.length > 1) {
      let end = current.length - 1;
      while (end > 1 && measure(current.slice(0, end)) > width) end -= 1;
      lines.push(current.slice(0, end));
      current = current.slice(end);
    }
  }
  return [...lines, current];
}
