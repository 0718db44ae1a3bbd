// Codes and quantities as people write them: typed, pasted from a spreadsheet, or a CSV file.
export interface WrittenLine {
  /** Which of the lines given, from one. */
  line: number;
  /** As it was written. */
  written: string;
  sku: string;
  /** As text; empty where there is none. */
  qty: string;
}

/** Blank lines are none, and neither is a table's heading: the first line, where it has no figure at all. */
export function readLines(text: string): WrittenLine[] {
  return text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .map((written, index) => ({ written: written.trim(), line: index + 1 }))
    .filter(({ written, line }) => written !== "" && (line > 1 || /\d/.test(written)))
    .map(({ written, line }) => ({ line, written, ...cellsOf(written) }));
}

/** The first cell is the code, the last one the quantity: columns between them are the spreadsheet's own. */
function cellsOf(written: string): { sku: string; qty: string } {
  const cells = (/[\t;,]/.test(written) ? written.split(/[\t;,]/) : written.split(/\s+(?=\S+$)/))
    .map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, "$1")
        .trim(),
    )
    .filter((cell) => cell !== "");
  return { sku: cells[0] ?? "", qty: cells.length > 1 ? (cells.at(-1) ?? "") : "" };
}
