// CSV text as spreadsheets write it (RFC 4180): parsed into records with their line numbers, and written byte for byte.
import Papa from "papaparse";
import { type Fault, fault } from "./fault";

export interface CsvTable {
  heads: string[];
  records: { line: number; cells: string[] }[];
  faults: Fault[];
}

/** @param firstLine the line of the first record in the whole file; the header is line 1 */
export function readCsvTable(csv: string, firstLine = 2): CsvTable {
  const text = csv.replace(/^\uFEFF/, "");
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: delimiterOf(head),
    newline: text.startsWith("\r\n", head.length) ? "\r\n" : "\n",
  });
  const [heads = [], ...rows] = data;
  if (heads.join("") === "") return { heads: [], records: [], faults: [fault(1, "", "empty")] };
  const records: CsvTable["records"] = [];
  const faults: Fault[] = [];
  const quoteErrors = new Set(errors.filter(({ type }) => type === "Quotes").map(({ row = 0 }) => row - 1));
  let line = firstLine;
  for (const [index, cells] of rows.entries()) {
    if (quoteErrors.has(index)) faults.push(fault(line, "", "quotes"));
    else if (!isBlank(cells) && cells.length !== heads.length)
      faults.push(fault(line, "", "cells", { expected: heads.length, found: cells.length }));
    else if (!isBlank(cells)) records.push({ line, cells });
    line += 1 + cells.reduce((sum, cell) => sum + newlinesIn(cell), 0);
  }
  return { heads: heads.map((name) => name.trim()), records, faults };
}

/** The cells of each line that is not blank, of any number: a file that nobody has agreed on. */
export function readCells(csv: string): string[][] {
  const text = csv.replace(/^\uFEFF/, "");
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const { data } = Papa.parse<string[]>(text, { delimiter: delimiterOf(head), skipEmptyLines: "greedy" });
  return data.map((cells) => cells.map((cell) => cell.trim()));
}

/** One record with its line end. A value that is null is an empty cell. */
export const writeRecord = (cells: readonly string[]): string =>
  `${Papa.unparse([[...cells]], { newline: "\r\n" })}\r\n`;

/** Spreadsheets of many countries write semicolons; a paste from one has tabs. */
const delimiterOf = (head: string): string => [",", ";", "\t"].find((one) => head.includes(one)) ?? ",";

const isBlank = (cells: string[]): boolean => cells.length === 1 && cells[0] === "";

const newlinesIn = (cell: string): number => cell.match(/\r\n|\r|\n/g)?.length ?? 0;

/**
 * Guards against formula injection: a cell that a spreadsheet would run gets an apostrophe, which it does not show. A cell
 * of apostrophes alone gets one too, so that `unguarded` can tell the two apart.
 */
export const guarded = (cell: string): string => (isGuarded(cell) ? `'${cell}` : cell);

export const unguarded = (cell: string): string =>
  cell.startsWith("'") && (isGuarded(cell.slice(1)) || cell === "'") ? cell.slice(1) : cell;

const isGuarded = (cell: string): boolean => /^'*[=+\-@\t\r\n]/.test(cell) || /^'+$/.test(cell);
