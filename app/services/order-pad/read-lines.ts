// Parses order lines as people write them, using the shop's codes.
import type { ColumnRole } from "~/contract/constants/enums";
import { MAX_PAD_LINE_LENGTH, MAX_ROW_NOTES_LENGTH, MAX_SKU_LENGTH } from "~/contract/constants/limits";
import { knownItemsQuery } from "~/db/order-pad/known-codes";
import { ask } from "~/db/query";
import { codeCandidates, type KnownCodes } from "~/domain/orders/line-codes";
import { codeKey } from "~/domain/orders/line-words";
import { type FileColumns, fileColumns, fileLines } from "~/domain/orders/order-file";
import { type OrderLine, readOrderLine, settleBare } from "~/domain/orders/order-line";
import type { ServiceContext } from "~/services/context";

type Rows = readonly (readonly string[])[];
export type LineSource = "typed" | "pasted" | "file";

export interface ReadLines {
  columns: (ColumnRole | null)[];
  isCertain: boolean;
  lines: (OrderLine & { index: number; written: string })[];
}

/**
 * Finds what each column of an order file contains, from its heading and from cells that are product codes.
 */
export async function columnsOf(c: ServiceContext, rows: Rows): Promise<FileColumns> {
  return columnsWith(rows, await ask(c.db, knownItemsQuery(cellKeys(rows))));
}

const cellKeys = (rows: Rows): string[] =>
  rows
    .flat()
    .map(codeKey)
    .filter((key) => key !== "" && key.length <= MAX_SKU_LENGTH);

const columnsWith = (rows: Rows, known: KnownCodes): FileColumns =>
  fileColumns(
    rows.map((row) => row.map((cell) => cell.trim())),
    (cell) => known.has(codeKey(cell)),
  );

/**
 * Reads a table by its columns, and other lines by the grammar of order lines, with one lookup of codes for
 * all.
 * @param input.columns content of each column, confirmed by the user
 */
export async function readLines(
  c: ServiceContext,
  input: {
    lines: readonly string[];
    rows: Rows;
    columns: (ColumnRole | null)[] | undefined;
    source: LineSource;
  },
): Promise<ReadLines> {
  const { lines, rows, source } = input;
  const keys = [...cellKeys(rows), ...lines.flatMap(codeCandidates)];
  const known = keys.length === 0 ? new Map() : await ask(c.db, knownItemsQuery(keys));
  const found = columnsWith(rows, known);
  const columns = input.columns ?? found.columns;
  const code = columns.indexOf("code");
  const hasKnown = rows.some((row) => known.has(codeKey(row[code] ?? "")));
  const below = rows.slice(found.heading + 1);
  // A sentence of an email that contains a comma is not a heading of the lines below.
  const isHeaded =
    found.heading >= 0 &&
    (rows[found.heading] ?? []).length > 1 &&
    (source === "file" ||
      columns.includes("qty") ||
      below.filter((row) => row.length > 1).length > below.length / 2);
  // A file with codes is a table even without a heading. Pasted lines are a table if codes have a named
  // column to themselves.
  if (code >= 0 && (input.columns || (source === "file" ? hasKnown || isHeaded : hasKnown && isHeaded))) {
    const isCertain = columns.includes("qty") && (input.columns !== undefined || found.isCertain);
    const isAsked = source === "file" && !isCertain;
    return {
      columns,
      isCertain,
      lines: isAsked
        ? []
        : tableLines(rows, { columns, heading: found.heading }, known, source === "file" ? [] : lines),
    };
  }
  const read = settleBare(
    lines.map((line) => readOrderLine(line, known)),
    source === "typed",
  );
  const numbered = read.map((line, index) => ({ ...line, index, written: lines[index] ?? "" }));
  const isHeading = ({ shape, index }: (typeof numbered)[number]) =>
    shape === "words" && index === found.heading && lines.length === rows.length;
  return { columns: [], isCertain: true, lines: numbered.filter((line) => !isHeading(line)).map(cut) };
}

/** @param lines the same rows as written, if they are pasted; a row without all columns is read as a line */
function tableLines(
  rows: Rows,
  { columns, heading }: Pick<FileColumns, "columns" | "heading">,
  known: KnownCodes,
  lines: readonly string[],
): ReadLines["lines"] {
  const width = Math.max(columns.indexOf("code"), columns.indexOf("qty")) + 1;
  const isOdd = (index: number) => lines.length === rows.length && (rows[index]?.length ?? 0) < width;
  const odd = lines.flatMap((written, index) =>
    index > heading && isOdd(index) ? [{ written, index }] : [],
  );
  const loose = odd.map((line) => {
    const read = readOrderLine(line.written, known);
    return cut({
      ...read,
      doubt: read.shape === "bare" ? ("quantity_missing" as const) : read.doubt,
      ...line,
    });
  });
  const found = fileLines(rows, columns, heading).filter(({ row }) => !isOdd(row));
  const table = found.map(({ row, code, cell, ...line }) => {
    const items = known.get(codeKey(code)) ?? [];
    const item = items.find((one) => one.code === code) ?? items[0];
    return cut({
      ...line,
      code: item?.code ?? code,
      doubt: item ? line.doubt : null,
      shape: item ? ("item" as const) : ("unknown" as const),
      index: row,
      // The tab marks the missing quantity when the line is sent again.
      written: `${code}\t${cell || "?"}`,
    });
  });
  return [...table, ...loose].toSorted((a, b) => a.index - b.index);
}

const cut = <T extends { code: string; notes: string; written: string }>(line: T): T => ({
  ...line,
  code: line.code.slice(0, MAX_SKU_LENGTH),
  notes: line.notes.slice(0, MAX_ROW_NOTES_LENGTH),
  written: line.written.slice(0, MAX_PAD_LINE_LENGTH),
});
