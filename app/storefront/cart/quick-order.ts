// Codes and quantities as people write them: typed, pasted from a spreadsheet, or a CSV file.
export interface ParsedLine {
  /** Which of the lines given, from one. */
  line: number;
  /** As it was written; of a table with named columns those two, as its heading does not come along. */
  written: string;
  sku: string;
  /** As text; empty where there is none. */
  qty: string;
}

/** Blank lines are none, and neither is a table's heading: the first line, where it has no figure at all. */
export function readLines(text: string): ParsedLine[] {
  const lines = text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .map((written, index) => ({ line: index + 1, written: written.trim() }));
  const hasHeading = lines[0] !== undefined && !/\d/.test(lines[0].written);
  const named = hasHeading ? columnsNamed(cellsOf(lines[0]?.written ?? "")) : null;
  return lines
    .slice(hasHeading ? 1 : 0)
    .filter(({ written }) => /[^\s;,"]/.test(written))
    .map(({ line, written }) => {
      const cells = cellsOf(written);
      const columns = cells.length === named?.count ? named : null;
      const { sku, qty } = codeAndQuantity(cells, columns);
      return { line, written: columns ? `${sku}\t${qty}` : written, sku, qty };
    });
}

/**
 * A file's text: UTF-8, or one of the two others that spreadsheets write.
 * @returns null for what is no text at all, as a workbook
 */
export async function textOf(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = isWide ? new TextDecoder("utf-16le").decode(bytes) : utf8OrWestern(bytes);
  return text.includes("\0") ? null : text;
}

function utf8OrWestern(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

interface Columns {
  count: number;
  sku: number;
  qty: number;
}

/** Null where the heading does not say which column is which. */
function columnsNamed(heading: readonly string[]): Columns | null {
  const sku = heading.findIndex((name) => /^(sku|c[oó]d|ref)/i.test(name));
  const qty = heading.findIndex((name) => /^(q|cant|pezzi|pz)/i.test(name));
  return sku >= 0 && qty >= 0 ? { count: heading.length, sku, qty } : null;
}

/** Without names the first cell is the code, the last one the quantity, and a code alone is one of it: columns between them are the spreadsheet's own. */
function codeAndQuantity(cells: readonly string[], columns: Columns | null): { sku: string; qty: string } {
  const [only] = cells;
  if (!columns && cells.length === 1 && only !== undefined) return { sku: only, qty: "1" };
  const filled = cells.filter((cell) => cell !== "");
  const last = filled.length > 1 ? filled.at(-1) : undefined;
  const [sku, qty] = columns ? [cells[columns.sku], cells[columns.qty]] : [filled[0], last];
  // "30,00" is how a spreadsheet shows thirty; "12,50" is no quantity, and "1.000" may be one or a thousand.
  return { sku: sku ?? "", qty: (qty ?? "").replace(/^(\d+)[.,]0{1,2}$/, "$1") };
}

const SEPARATORS = ["\t", ";", ","] as const;

/** One separator a line, or a price's comma would end a cell; what stands in quotation marks separates nothing. */
function cellsOf(written: string): string[] {
  // A part of a thing is a quantity all the same, if a wrong one: "AB-12 1,5".
  const [code = "", part = ""] = lastWordApart(written).map((cell) => cell.trim());
  if (/^\d+,\d+$/.test(part) && /\d/.test(code) && !/[\s;]/.test(code)) return [code, part];
  // The odd parts are in quotation marks; a mark that none follows is a mark.
  const parts = written.split('"');
  const isQuoted = (index: number) => index % 2 === 1 && index < parts.length - 1;
  const separator = SEPARATORS.find((one) => parts.some((part, n) => !isQuoted(n) && part.includes(one)));
  if (separator === undefined) return lastWordApart(written).map(unquoted);
  const cells = [""];
  for (const [index, part] of parts.entries()) {
    const mark = index === 0 ? "" : '"';
    const [first = "", ...others] = isQuoted(index) ? [part] : part.split(separator);
    cells.push(`${cells.pop() ?? ""}${mark}${first}`);
    for (const other of others) cells.push(other);
  }
  return cells.map(unquoted);
}

/** `WINE 12` is a code and a quantity. */
function lastWordApart(written: string): string[] {
  let at = written.length;
  while (at > 0 && /\S/.test(written.charAt(at - 1))) at -= 1;
  return at > 0 ? [written.slice(0, at), written.slice(at)] : [written];
}

function unquoted(cell: string): string {
  const text = cell.trim();
  const isWhole = text.length > 1 && text.startsWith('"') && text.endsWith('"');
  return (isWhole ? text.slice(1, -1) : text).trim();
}
