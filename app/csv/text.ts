// CSV text of spreadsheets (RFC 4180): parsed into records with their line numbers, and written byte for
// byte.
import Papa from "papaparse";
import type { Locale } from "~/contract/constants/enums";
import { type Fault, fault } from "./fault";

export interface CsvTable {
  heads: string[];
  records: { line: number; cells: string[] }[];
  faults: Fault[];
}

/** @param firstLine line number of the first record in the whole file; default: the line after the header */
export function readCsvTable(csv: string, firstLine?: number): CsvTable {
  const { text, declared } = openText(csv);
  // Guesses from the header only: each part of a split file has the header, and names contain no decimal
  // comma.
  const delimiter = declared ?? guessDelimiter(text.slice(0, text.search(/\n|$/)));
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: "\n" });
  const [allHeads = [], ...rows] = data;
  // Spreadsheets also save empty columns after the last one.
  const heads = allHeads.slice(0, allHeads.findLastIndex((name) => name.trim() !== "") + 1);
  if (heads.join("") === "") return { heads: [], records: [], faults: [fault(1, "", "empty")] };
  const records: CsvTable["records"] = [];
  const faults: Fault[] = [];
  const quoteErrors = new Set(errors.filter(({ type }) => type === "Quotes").map(({ row = 0 }) => row - 1));
  let line = firstLine ?? (declared === null ? 2 : 3);
  for (const [index, allCells] of rows.entries()) {
    const cells = isBlank(allCells.slice(heads.length)) ? allCells.slice(0, heads.length) : allCells;
    if (quoteErrors.has(index)) faults.push(fault(line, "", "quotes"));
    else if (!isBlank(cells) && cells.length !== heads.length)
      faults.push(fault(line, "", "cells", { expected: heads.length, found: cells.length }));
    else if (!isBlank(cells)) records.push({ line, cells: cells.map(plainText) });
    line += 1 + allCells.reduce((sum, cell) => sum + newlinesIn(cell), 0);
  }
  return { heads: heads.map((name) => name.trim()), records, faults };
}

/** The trimmed cells of at most `maxRows` rows that are not blank, for files with unknown columns. */
export function readCells(csv: string, maxRows: number): string[][] {
  const { text, declared } = openText(csv);
  const delimiter = declared ?? guessDelimiter(text);
  const { data } = Papa.parse<string[]>(text, {
    delimiter,
    newline: "\n",
    skipEmptyLines: "greedy",
    preview: maxRows,
  });
  return data.map((cells) => cells.map((cell) => cell.trim().replace(TEXT_FORMULA, "$1")));
}

/**
 * Decodes a file: UTF-8, UTF-16 with a byte order mark, or Windows-1252, which spreadsheets write.
 * @returns null for binary files such as workbooks
 */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const wide =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : null;
  const text = wide ? new TextDecoder(wide).decode(bytes) : utf8OrWestern(bytes);
  return text.includes("\0") ? null : text;
}

function utf8OrWestern(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/**
 * Removes the byte order mark and Excel's `sep=;` line; every record ends with LF. Line breaks inside
 * quotes stay as written.
 */
function openText(csv: string): { text: string; declared: string | null } {
  const text = csv
    .replace(/^\uFEFF/, "")
    .replace(/(?<=^|[\r\n,;\t|])"[^"]*(?:""[^"]*)*"?|\r\n?/g, (found) =>
      found.startsWith('"') ? found : "\n",
    );
  const [line, declared] = /^"?sep=([,;|\t])[",;|\t ]*(?:\n|$)/i.exec(text) ?? [];
  return line && declared ? { text: text.slice(line.length), declared } : { text, declared: null };
}

const DELIMITERS = ["\t", ";", "|", ","];
const SAMPLE_ROWS = 50;
const SAMPLE_LENGTH = 20_000;

/**
 * A comma inside a number, or a separator followed by a space, is text unless nothing else separates the
 * cells.
 */
function guessDelimiter(text: string): string {
  const rows = text
    .slice(0, SAMPLE_LENGTH)
    .split("\n", SAMPLE_ROWS)
    .filter((row) => /[\t;|,]/.test(row));
  const sample = rows.join("\n");
  const strict = sample.replace(/[,;](?= )|(?<=\d),(?=\d)/g, "_");
  for (const candidate of [strict, sample]) {
    const { meta, errors } = Papa.parse(candidate, {
      delimitersToGuess: DELIMITERS,
      newline: "\n",
      preview: 1,
    });
    if (!errors.some(({ type }) => type === "Delimiter")) return meta.delimiter;
  }
  return ",";
}

/** Output format of a file: for programs, or for a spreadsheet that opens it by a double click. */
export interface CsvStyle {
  start: string;
  delimiter: string;
  decimalMark: string;
  isSpreadsheet: boolean;
}

export const FOR_PROGRAMS: CsvStyle = { start: "", delimiter: ",", decimalMark: ".", isSpreadsheet: false };

/**
 * Excel reads a file without a byte order mark as Windows-1252, and splits cells at the language's list
 * separator.
 */
export const forSpreadsheet = (locale: Locale): CsvStyle => ({
  start: "\uFEFF",
  ...(locale === "en" ? { delimiter: ",", decimalMark: "." } : { delimiter: ";", decimalMark: "," }),
  isSpreadsheet: true,
});

/** An amount such as "12.50". */
export const writeAmount = (amount: string, { decimalMark }: CsvStyle): string =>
  amount.replaceAll(".", decimalMark);

/**
 * Texts that a spreadsheet would read as a number, a day or a time, and save in another form: "0012",
 * "8001234567897", "1E5", "1-2".
 */
const LIKE_NUMBER = /^(0\d+|\d{12,}|\d+E[+-]?\d+|\d{1,6}(?:[-/.:,]\d{1,6}){1,2})$/i;
const TEXT_FORMULA = /^="([^"]*)"$/;

export const writeText = (text: string, { isSpreadsheet }: CsvStyle): string =>
  isSpreadsheet && LIKE_NUMBER.test(text) && !/^\d{4}-\d\d-\d\d$/.test(text) ? `="${text}"` : guarded(text);

/** One record with its line break. A null value is an empty cell. */
export const writeRecord = (cells: readonly string[], { delimiter }: CsvStyle): string =>
  `${Papa.unparse([[...cells]], { newline: "\r\n", delimiter })}\r\n`;

/** Line breaks as LF, accents composed. */
const plainText = (cell: string): string => cell.replace(/\r\n?/g, "\n").normalize("NFC");

const isBlank = (cells: string[]): boolean => cells.every((cell) => cell === "");

const newlinesIn = (cell: string): number => cell.match(/\r\n|\r|\n/g)?.length ?? 0;

/**
 * Guards against formula injection: a cell that a spreadsheet would run gets an apostrophe, which it does
 * not display. A cell of apostrophes only gets one too, so that `unguarded` can distinguish the two.
 */
const guarded = (cell: string): string => (isGuarded(cell) ? `'${cell}` : cell);

export const unguarded = (cell: string): string =>
  TEXT_FORMULA.exec(cell)?.[1] ??
  (cell.startsWith("'") && (isGuarded(cell.slice(1)) || cell === "'") ? cell.slice(1) : cell);

const isGuarded = (cell: string): boolean => /^'*[=+\-@\t\r\n]/.test(cell) || /^'+$/.test(cell);

/** A file whose pages are read one at a time. @param page the next records; the last page ends the file */
export function fileOfPages(
  head: string,
  page: () => Promise<{ text: string; isLast: boolean }>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let before = head;
  return new ReadableStream({
    async pull(controller) {
      const { text, isLast } = await page();
      if (before + text !== "") controller.enqueue(encoder.encode(before + text));
      before = "";
      if (isLast) controller.close();
    },
  });
}
