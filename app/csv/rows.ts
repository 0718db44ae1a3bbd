// Converts CSV records to typed rows of a table, and back. Each fault has its line and column.
import { LOCALES, type Locale } from "~/contract/constants/enums";
import type { Cell, Value } from "./cells";
import { type Fault, fault } from "./fault";
import { type CsvStyle, readCsvTable, unguarded, writeAmount, writeRecord, writeText } from "./text";

export interface FileColumn {
  /** Name of the column; a text in three languages has three header cells. */
  name: string;
  cell: Cell;
  /** Whether an empty cell is NULL. */
  nullable: boolean;
}

export interface FileRow {
  line: number;
  cells: Record<string, Value | null>;
}

export interface FileRows {
  columns: string[];
  rows: FileRow[];
  faults: Fault[];
}

/**
 * Parses a CSV text by its columns. They may come in any order, and those outside the key may be missing; a
 * key column that may be empty is empty if the file lacks it (a price without a season).
 * @param offered the shop's languages: a text has a column for each
 * @param firstLine line number of the first record in the whole file, for faults
 */
export function readRows(
  csv: string,
  allColumns: readonly FileColumn[],
  key: readonly string[],
  firstLine?: number,
  offered: readonly Locale[] = LOCALES,
): FileRows {
  const table = readCsvTable(csv, firstLine);
  const columns = columnsIn(allColumns, offered, table.heads);
  if (table.heads.length === 0) return { columns: [], rows: [], faults: table.faults };
  const faults = headFaults(table.heads, columns, key);
  if (faults.length > 0) return { columns: [], rows: [], faults };
  const present = columns.flatMap((column) => {
    const places = headsOf(column).map((head) => table.heads.indexOf(head));
    if (places.length > 0 && !places.includes(-1)) return [{ column, places }];
    return isWithout(column, key) ? [{ column, places: [] }] : [];
  });
  const rows = table.records.map(({ line, cells }) => {
    const read: FileRow = { line, cells: {} };
    for (const { column, places } of present) {
      const texts = places.map((place) => cells[place] ?? "");
      const found = readCell(column, texts, texts.map(unguarded), line);
      if (isFault(found)) table.faults.push(found);
      else read.cells[column.name] = found;
    }
    return read;
  });
  return { columns: present.map(({ column }) => column.name), rows, faults: table.faults };
}

/**
 * The columns for a shop with these languages. Texts in other languages are not exported, but are read from
 * a file that contains them.
 * @param heads of the file that is read; empty for an export
 */
export const columnsIn = <C extends FileColumn>(
  columns: readonly C[],
  offered: readonly Locale[],
  heads: readonly string[] = [],
): C[] =>
  columns.map((column) => {
    const locales = LOCALES.filter(
      (locale) =>
        offered.includes(locale) || heads.includes(`${column.name}_${locale}`) || heads.includes(column.name),
    );
    return column.cell.inLocales ? { ...column, cell: column.cell.inLocales(locales) } : column;
  });

/** The beginning of a file: its header record. */
export const headRecord = (columns: readonly FileColumn[], style: CsvStyle): string =>
  style.start + writeRecord(columns.flatMap(headsOf), style);

/** One record; `values` in the order of the columns. */
export const rowRecord = (
  columns: readonly FileColumn[],
  values: readonly (Value | null)[],
  style: CsvStyle,
): string =>
  writeRecord(
    columns.flatMap((column, n) => writeCell(column, values[n] ?? null, style)),
    style,
  );

export const headsOf = ({ name, cell }: FileColumn): string[] =>
  cell.suffixes.map((suffix) => `${name}${suffix}`);

function headFaults(
  heads: readonly string[],
  columns: readonly FileColumn[],
  key: readonly string[],
): Fault[] {
  const known = columns.flatMap(headsOf);
  const needed = columns.flatMap((column) => {
    const own = headsOf(column);
    // A text needs all of the shop's languages, or no language at all.
    const isKey = key.includes(column.name) && !isWithout(column, key);
    return isKey || own.some((head) => heads.includes(head)) ? own : [];
  });
  return [
    ...heads.filter((head) => !known.includes(head)).map((head) => fault(1, head, "column_unknown")),
    ...heads.filter((head, n) => heads.indexOf(head) < n).map((head) => fault(1, head, "column_twice")),
    ...needed.filter((head) => !heads.includes(head)).map((head) => fault(1, head, "column_missing")),
  ];
}

const isWithout = (column: FileColumn, key: readonly string[]): boolean =>
  column.nullable && key.includes(column.name);

/** @param parts as written: a single apostrophe is the empty text, an empty cell is NULL */
function readCell(
  { name, cell, nullable }: FileColumn,
  parts: readonly string[],
  texts: readonly string[],
  line: number,
): Value | null | Fault {
  if (nullable && parts.every((part) => part === "")) return null;
  const broken = texts.findIndex((text) => text.includes("\u0000"));
  if (broken >= 0) return fault(line, `${name}${cell.suffixes[broken]}`, "control_characters");
  const read = cell.read(texts);
  if (read.ok) return read.value;
  const code = texts.every((text) => text === "") ? "required" : read.code;
  return fault(line, `${name}${cell.suffixes[read.part ?? 0]}`, code, read.values);
}

/**
 * A row typed into a form, by its header cells: parsed like a line of a file.
 * @param columns that the row has
 */
export function readTypedRow(
  columns: readonly FileColumn[],
  typed: Readonly<Record<string, string>>,
  line: number,
): { row: FileRow; faults: Fault[] } {
  const row: FileRow = { line, cells: {} };
  const faults: Fault[] = [];
  for (const column of columns) {
    const texts = headsOf(column).map((head) => typed[head] ?? "");
    const found = readCell(column, texts, texts, line);
    if (isFault(found)) faults.push(found);
    else row.cells[column.name] = found;
  }
  return { row, faults };
}

export const typedRow = (
  columns: readonly FileColumn[],
  stored: Readonly<Record<string, Value>>,
): Record<string, string> =>
  Object.fromEntries(
    columns.flatMap((column) => {
      const value = stored[column.name];
      const texts = value === undefined ? [] : column.cell.write(value);
      return headsOf(column).map((head, n) => [head, texts[n] ?? ""]);
    }),
  );

const isFault = (found: Value | null | Fault): found is Fault => typeof found === "object" && found !== null;

function writeCell({ cell, nullable }: FileColumn, value: Value | null, style: CsvStyle): string[] {
  if (value === null) return cell.suffixes.map(() => "");
  const texts = cell.write(value);
  if (cell.isAmount) return texts.map((text) => writeAmount(text, style));
  // A single apostrophe is the empty text: an empty cell is NULL.
  return texts.map((text) =>
    text === "" && nullable && cell.suffixes.length === 1 ? "'" : writeText(text, style),
  );
}
