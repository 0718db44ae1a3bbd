// Words into lines of a width: between words where there are some, within one that is too long for a line of its own.

/** How wide words are, in points. */
export type Measure = (words: string) => number;

/** A page sets letter beside letter without kerning, so words are as wide as their letters; each is asked for once. */
export function measurer(widthOf: (letter: string) => number): Measure {
  const known = new Map<string, number>();
  return (words) => {
    let width = 0;
    for (const letter of words) {
      const one = known.get(letter) ?? widthOf(letter);
      known.set(letter, one);
      width += one;
    }
    return width;
  };
}

export const wrap = (text: string, measure: Measure, width: number): string[] =>
  text.split("\n").flatMap((line) => wrapLine(line, measure, width));

function wrapLine(line: string, measure: Measure, width: number): string[] {
  const lines: string[] = [];
  let current = "";
  for (const word of line.split(" ")) {
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
