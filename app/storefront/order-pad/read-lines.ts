// Typed, pasted and uploaded order lines, which the API parses.

import type { TFunction } from "i18next";
import { attempt, type Client } from "~/contract/client";
import { COLUMN_ROLES, type ColumnRole } from "~/contract/constants/enums";
import {
  MAX_BATCH_ROWS,
  MAX_FILE_COLUMNS,
  MAX_FILE_ROWS,
  MAX_PAD_LINE_LENGTH,
} from "~/contract/constants/limits";
import { dottedFields } from "~/contract/forms";
import type { PadLine, ReadLine } from "~/contract/order-pad";
import { decodeText, FOR_PROGRAMS, readCells, writeRecord } from "~/csv/text";

const MAX_FILE_BYTES = 256 * 1024;

/** A line with its number in the text, starting at 1. */
export type NumberedLine = ReadLine & { line: number };

export type ReadOrder =
  | { lines: NumberedLine[] }
  /** More than MAX_BATCH_ROWS lines: no line is parsed. */
  | { tooMany: number }
  | { error: string };

export const lineCount = (read: ReadOrder): number =>
  "tooMany" in read ? read.tooMany : "lines" in read ? read.lines.length : 0;

/**
 * A file whose columns must be confirmed: its first rows, the detected role of each column, and the whole file as CSV.
 */
export interface FilePreview {
  rows: string[][];
  columns: (ColumnRole | null)[];
  table: string;
}

/** Parses typed or pasted lines. A text with a heading is parsed as a table. */
export async function readOrderText(
  shop: Client,
  text: string,
  source: "typed" | "pasted" = "pasted",
): Promise<ReadOrder> {
  const numbered = text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .map((written, index) => ({ written, line: index + 1 }))
    .filter(({ written }) => /[^\s;,|"]/.test(written));
  if (numbered.length > MAX_FILE_ROWS) return { tooMany: numbered.length };
  const rows = /[\t;|,]/.test(text) ? fileRows(text) : [];
  const lines = numbered.map(({ written }) => written.slice(0, MAX_PAD_LINE_LENGTH));
  const answer = await attempt(shop.orderPad.read({ lines, rows, source }));
  if (!answer.ok) return { error: answer.error.message };
  const isTable = answer.value.columns.length > 0;
  return limited(
    answer.value.lines.map((line) => {
      const original = isTable && rows.length !== numbered.length ? undefined : numbered[line.index];
      // A line longer than the parser's limit is returned whole.
      const written = isTable ? line.written : (original?.written.trim() ?? line.written);
      return { ...line, written, line: original?.line ?? line.index + 1 };
    }),
  );
}

/** Parses a file by its columns. A file that is not a table is parsed as lines. */
export async function readOrderFile(
  shop: Client,
  text: string,
  columns?: (ColumnRole | null)[],
): Promise<ReadOrder | { preview: FilePreview }> {
  const rows = fileRows(text);
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "");
  if (rows.length > MAX_FILE_ROWS) return { tooMany: lines.length };
  const read = await attempt(
    shop.orderPad.read({
      rows,
      lines: columns ? [] : lines.slice(0, MAX_FILE_ROWS).map((line) => line.slice(0, MAX_PAD_LINE_LENGTH)),
      ...(columns ? { columns } : {}),
      source: "file",
    }),
  );
  if (!read.ok) return { error: read.error.message };
  if (!read.value.is_certain) return { preview: previewOf(rows, read.value.columns) };
  return limited(read.value.lines.map((line) => ({ ...line, line: line.index + 1 })));
}

const limited = (lines: NumberedLine[]): ReadOrder =>
  lines.length > MAX_BATCH_ROWS ? { tooMany: lines.length } : { lines };

const fileRows = (text: string): string[][] =>
  readCells(text, MAX_FILE_ROWS + 1).map((row) =>
    row.slice(0, MAX_FILE_COLUMNS).map((cell) => cell.slice(0, MAX_PAD_LINE_LENGTH)),
  );

const SHOWN_ROWS = 6;

const previewOf = (rows: string[][], columns: (ColumnRole | null)[]): FilePreview => ({
  rows: rows.slice(0, SHOWN_ROWS),
  columns,
  table: `sep=,\r\n${rows.map((row) => writeRecord(row, FOR_PROGRAMS)).join("")}`,
});

export async function previewFile(shop: Client, text: string): Promise<{ preview: FilePreview } | null> {
  const rows = fileRows(text);
  if (rows.length > MAX_FILE_ROWS) return null;
  const read = await attempt(shop.orderPad.read({ rows, source: "file" }));
  return read.ok && read.value.columns.length > 0 ? { preview: previewOf(rows, read.value.columns) } : null;
}

/** Returns the text of an uploaded file, or "" without a file. */
export async function fileText(
  file: File | undefined,
  t: TFunction,
): Promise<{ text: string } | { error: string }> {
  if (file && file.size > MAX_FILE_BYTES) return { error: t("server:cart.quick.tooLarge") };
  const text = file ? decodeText(new Uint8Array(await file.arrayBuffer())) : "";
  return text === null ? { error: t("server:cart.quick.noText") } : { text };
}

export const joinLines = (...parts: string[]): string =>
  parts.filter((part) => part.trim() !== "").join("\n");

export const padLine = ({ written, code, qty, notes, doubt }: ReadLine): PadLine => ({
  ...{ written: written.slice(0, MAX_PAD_LINE_LENGTH), code, qty, notes },
  ...(doubt ? { doubt } : {}),
});

/** Lists the added lines, e.g. `6 × CODE, 2 × CODE`. Returns "" for more than MAX_NAMED lines. */
export const shortList = (lines: readonly { code: string; qty: unknown }[]): string =>
  lines.length > MAX_NAMED ? "" : lines.map(({ code, qty }) => `${qty} × ${code}`).join(", ");
const MAX_NAMED = 6;

/** Column roles from the posted fields `column.{index}`. */
export function columnsIn(form: FormData): (ColumnRole | null)[] {
  const columns: (ColumnRole | null)[] = [];
  for (const [name, value] of dottedFields(form, "column")) {
    const index = Number(name);
    if (!/^\d{1,2}$/.test(name) || index >= MAX_FILE_COLUMNS) continue;
    while (columns.length <= index) columns.push(null);
    columns[index] = COLUMN_ROLES.find((role) => role === value) ?? null;
  }
  return columns;
}

/**
 * Parses a file by the confirmed columns. Without columns for the code and the quantity, the preview is shown again.
 */
export async function readConfirmed(
  shop: Client,
  table: string,
  columns: (ColumnRole | null)[],
): Promise<ReadOrder | { problem: "noCode" | "noQty"; preview: FilePreview }> {
  const missing = (["code", "qty"] as const).find((role) => !columns.includes(role));
  if (missing)
    return { problem: missing === "code" ? "noCode" : "noQty", preview: previewOf(fileRows(table), columns) };
  const read = await readOrderFile(shop, table, columns);
  return "preview" in read ? { problem: "noQty", preview: read.preview } : read;
}
