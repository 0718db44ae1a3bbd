// Parses a quick order: codes and quantities as typed, pasted from a spreadsheet, or in a CSV file.
export interface ParsedLine {
  /** Line number in the input, from 1. */
  line: number;
  /** The line as written; with named columns only code and quantity, as the heading is not repeated. */
  written: string;
  sku: string;
  /** As text; empty where there is none. */
  qty: string;
  notes: string;
}

/** Skips blank lines and a heading: a first line without any digit that names a column. */
export function parseLines(text: string): ParsedLine[] {
  const lines = text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .map((written, index) => ({ line: index + 1, written: written.trim() }));
  const hasHeading = lines[0] !== undefined && isHeading(lines[0].written);
  const headingColumns = hasHeading ? columnsFromHeading(splitCells(lines[0]?.written ?? "")) : null;
  return lines
    .slice(hasHeading ? 1 : 0)
    .filter(({ written }) => /[^\s;,"]/.test(written))
    .map(({ line, written }) => {
      const cells = timesCells(written) ?? splitCells(written);
      const columns = cells.length === headingColumns?.count ? headingColumns : null;
      const { sku, qty, notes = "" } = codeAndQuantity(cells, columns);
      return { line, written: columns ? `${sku}\t${qty}` : written, sku, qty, notes };
    });
}

interface Columns {
  count: number;
  sku: number;
  qty: number;
}

export const CODE_HEADING = /^(sku|c[oó]d|ref|art|gtin|ean|item)/i;
export const QTY_HEADING = /^(q|cant|pezzi|pz|piez)/i;

const isHeading = (written: string): boolean =>
  !/\d/.test(written) &&
  splitCells(written).some((name) => CODE_HEADING.test(name) || QTY_HEADING.test(name));

/** Null where the heading names no code or no quantity. */
function columnsFromHeading(heading: readonly string[]): Columns | null {
  const sku = heading.findIndex((name) => CODE_HEADING.test(name));
  const qty = heading.findIndex((name) => QTY_HEADING.test(name));
  return sku >= 0 && qty >= 0 ? { count: heading.length, sku, qty } : null;
}

/**
 * Without named columns the first cell is the code and the last the quantity, or the second where a note follows it; a
 * code alone means quantity 1.
 */
function codeAndQuantity(
  cells: readonly string[],
  columns: Columns | null,
): { sku: string; qty: string; notes?: string } {
  const [only] = cells;
  if (!columns && cells.length === 1 && only !== undefined) return { sku: only, qty: "1" };
  const filled = cells.filter((cell) => cell !== "");
  const [code, second, ...rest] = filled;
  if (!columns && code && second && /^\d+$/.test(second) && rest.length > 0 && rest.every(isNote))
    return { sku: code, qty: second, notes: rest.join("; ") };
  const last = filled.length > 1 ? filled.at(-1) : undefined;
  const [sku, qty] = columns ? [cells[columns.sku], cells[columns.qty]] : [filled[0], last];
  // A spreadsheet writes 30 as "30,00". "12,50" and the ambiguous "1.000" stay, for the API to refuse.
  return { sku: sku ?? "", qty: (qty ?? "").replace(/^(\d+)[.,]0{1,2}$/, "$1") };
}

/** Words, and neither a number nor a price. */
const isNote = (cell: string): boolean => /\p{L}/u.test(cell) && !/^[\d.,\s]+(eur|usd|€)?$/i.test(cell);

/** `6 x CODE` and `CODE x 6`, as [code, quantity]. */
function timesCells(written: string): string[] | null {
  if (/[\t;]/.test(written)) return null;
  const [, before, code] = /^(\d{1,6}) ?[x×*] (.*)$/i.exec(written) ?? [];
  if (before && code?.trim()) return [code.trim(), before];
  const [last = "", times = "", ...words] = written.split(" ").reverse();
  const isTimes = /^[x×*]$/i.test(times) && /^\d{1,6}$/.test(last) && words.length > 0;
  return isTimes ? [words.reverse().join(" "), last] : null;
}

const DELIMITERS = ["\t", ";", ","] as const;

/** One delimiter per line (a decimal comma must not split a cell); quoted text is not split. */
function splitCells(written: string): string[] {
  // "AB-12 1,5" is a code and a (wrong) quantity, not three cells.
  const [code = "", part = ""] = splitLastToken(written).map((cell) => cell.trim());
  if (/^\d+,\d+$/.test(part) && /\d/.test(code) && !/[\s;]/.test(code)) return [code, part];
  // Odd parts are quoted; an unclosed quotation mark is text.
  const parts = written.split('"');
  const isQuoted = (index: number) => index % 2 === 1 && index < parts.length - 1;
  const delimiter = DELIMITERS.find((one) => parts.some((part, n) => !isQuoted(n) && part.includes(one)));
  if (delimiter === undefined) return splitLastToken(written).map(unquote);
  const cells = [""];
  for (const [index, part] of parts.entries()) {
    const mark = index === 0 ? "" : '"';
    const [first = "", ...others] = isQuoted(index) ? [part] : part.split(delimiter);
    cells.push(`${cells.pop() ?? ""}${mark}${first}`);
    for (const other of others) cells.push(other);
  }
  return cells.map(unquote);
}

/** `WINE 12` is a code and a quantity: splits before a last token that begins as a number does. */
function splitLastToken(written: string): string[] {
  let at = written.length;
  while (at > 0 && /\S/.test(written.charAt(at - 1))) at -= 1;
  const isSplit = at > 0 && /[-+\d"]/.test(written.charAt(at));
  return isSplit ? [written.slice(0, at), written.slice(at)] : [written];
}

function unquote(cell: string): string {
  const text = cell.trim();
  const isWhole = text.length > 1 && text.startsWith('"') && text.endsWith('"');
  return (isWhole ? text.slice(1, -1) : text).trim();
}
