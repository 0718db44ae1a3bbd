// The lines of an order file, once it is known what its columns hold.
import type { Client } from "~/contract/client";
import {
  MAX_BATCH_ROWS,
  MAX_FILE_COLUMNS,
  MAX_PAD_LINE_LENGTH,
  MAX_ROW_NOTES_LENGTH,
  MAX_SKU_LENGTH,
} from "~/contract/constants/limits";
import type { PadLine } from "~/contract/order-pad";
import { readCells } from "~/csv/text";
import { CODE_HEADING, QTY_HEADING } from "~/storefront/cart/quick-order";

export const fileRows = (text: string): string[][] =>
  readCells(text, MAX_BATCH_ROWS + 2).map((row) =>
    row.slice(0, MAX_FILE_COLUMNS).map((cell) => cell.slice(0, MAX_PAD_LINE_LENGTH)),
  );

/** A heading is left out; a row without a quantity is one piece. */
export function linesFromColumns(
  rows: readonly string[][],
  columns: readonly { index: number; role: string }[],
): PadLine[] {
  const columnOf = (role: string) => columns.find((column) => column.role === role)?.index;
  const [code, qty, notes] = [columnOf("code"), columnOf("qty"), columnOf("notes")];
  if (code === undefined) return [];
  const cell = (row: string[], index: number | undefined) => (index === undefined ? "" : (row[index] ?? ""));
  const isHeading = (row: string[], index: number) =>
    index === 0 &&
    !/\d/.test(cell(row, code) + cell(row, qty)) &&
    (CODE_HEADING.test(cell(row, code)) || QTY_HEADING.test(cell(row, qty)));
  return rows
    .filter((row, index) => cell(row, code) !== "" && !isHeading(row, index))
    .slice(0, MAX_BATCH_ROWS)
    .map((row) => {
      // A spreadsheet writes 30 as "30,00".
      const pieces = (qty === undefined ? "1" : cell(row, qty)).replace(/^(\d+)[.,]0{1,2}$/, "$1");
      return {
        written: `${cell(row, code)} ${pieces}`.trim().slice(0, MAX_PAD_LINE_LENGTH),
        code: cell(row, code).slice(0, MAX_SKU_LENGTH),
        qty: pieces,
        notes: cell(row, notes).slice(0, MAX_ROW_NOTES_LENGTH),
      };
    });
}

/** Of a whole file, its columns as their content says. */
export async function fileLines(
  shop: Client,
  customer: number | undefined,
  text: string,
): Promise<PadLine[]> {
  const rows = fileRows(text).slice(0, MAX_BATCH_ROWS + 1);
  if (rows.length === 0) return [];
  const { columns } = await shop.orderPad.columns({ customer, rows });
  const roles = columns.map((role, index) => ({ index, role: role ?? "" }));
  return linesFromColumns(rows, roles);
}
