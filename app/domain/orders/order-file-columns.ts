/** Which column of a customer's file holds what: by what is in it, not by its name alone. */
import type { ColumnRole } from "~/contract/constants/enums";

const QTY_NAME = /^(q|cant|pezzi|pz|piez|num|n\.|menge)/i;
const NOTES_NAME = /^(not|annot|remark|comment|osserv|observ|bemerk)/i;
const WHOLE = /^[1-9]\d{0,4}([.,]0{1,2})?$/;

/** @param isCode whether the shop knows such a code; the first row may be a heading */
export function columnRoles(
  rows: readonly (readonly string[])[],
  isCode: (cell: string) => boolean,
): (ColumnRole | null)[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, index) => rows.map((row) => row[index] ?? ""));
  const codes = columns.map((cells) => cells.filter(isCode).length);
  const code = codes.indexOf(Math.max(1, ...codes));
  const others = columns.map((cells, index) => ({ cells, index })).filter(({ index }) => index !== code);
  const numbers = others.filter(({ cells: [first = "", ...rest] }) => {
    const values = [...(WHOLE.test(first) ? [first] : []), ...rest].filter((cell) => cell !== "");
    return values.length > 0 && values.every((cell) => WHOLE.test(cell));
  });
  const qty =
    numbers.find(({ cells: [first = ""] }) => QTY_NAME.test(first)) ??
    numbers.find(({ index }) => index > code) ??
    numbers[0];
  const notes = others.find(({ cells: [first = ""] }) => NOTES_NAME.test(first));
  return columns.map((_, index) =>
    index === code ? "code" : index === qty?.index ? "qty" : index === notes?.index ? "notes" : null,
  );
}
