// Rows under heads that every page repeats; a cell's words are wrapped, and a row stays whole.
import { LEFT, type PdfPage, type TextStyle, WIDTH } from "./pdf-page";

export interface Column {
  head: string;
  /** Points; the one column without a width takes what is left. */
  width?: number;
  isNumber?: boolean;
}

/** A cell is its lines: the first in ink, the others soft. */
export type Cell = string | readonly string[];

export function table(sheet: PdfPage, columns: readonly Column[], rows: readonly (readonly Cell[])[]): void {
  const places = placesOf(columns);
  heads(sheet, columns, places);
  for (const cells of rows) {
    const height = Math.max(...cells.map((cell, index) => heightOf(sheet, cell, places[index]?.width ?? 0)));
    if (sheet.ensure(height + PAD * 2)) heads(sheet, columns, places);
    sheet.space(PAD);
    cells.forEach((cell, index) => {
      const { x = LEFT, width = 0 } = places[index] ?? {};
      const isRight = columns[index]?.isNumber ?? false;
      let down = 0;
      for (const [line, look] of looks(cell)) {
        sheet.put(line, x, width, { ...look, isRight });
        const step = sheet.heightOf(line, width, look);
        sheet.space(step);
        down += step;
      }
      sheet.space(-down);
    });
    sheet.space(height + PAD - 1);
    sheet.rule();
  }
}

/** No wider than the longest code needs, so that a name has the room; a code of more letters than that is wrapped. */
export const codeWidth = (rows: readonly { sku: string }[]): number =>
  Math.min(86, Math.max(40, ...rows.map(({ sku }) => sku.length * CODE_LETTER)));

/** Points: capitals and digits of the first line's size. */
const CODE_LETTER = 6.2;
const PAD = 4;
const GUTTER = 8;
const FIRST: TextStyle = { size: 9 };
const OTHER: TextStyle = { size: 8, isSoft: true };
const HEAD: TextStyle = { size: 8, isBold: true, isSoft: true };

function heads(sheet: PdfPage, columns: readonly Column[], places: readonly Place[]): void {
  const height = Math.max(
    ...columns.map(({ head }, index) => sheet.heightOf(head, places[index]?.width ?? 0, HEAD)),
  );
  // A head is not left alone at the foot of a page.
  sheet.ensure(height + 40);
  columns.forEach(({ head, isNumber }, index) => {
    const { x = LEFT, width = 0 } = places[index] ?? {};
    sheet.put(head, x, width, { ...HEAD, isRight: isNumber ?? false });
  });
  sheet.space(height + 2);
  sheet.rule();
}

interface Place {
  x: number;
  width: number;
}

function placesOf(columns: readonly Column[]): Place[] {
  const taken = columns.reduce((sum, { width = 0 }) => sum + width, GUTTER * (columns.length - 1));
  let x = LEFT;
  return columns.map(({ width = WIDTH - taken }) => {
    const place = { x, width };
    x += width + GUTTER;
    return place;
  });
}

const looks = (cell: Cell): (readonly [string, TextStyle])[] =>
  (typeof cell === "string" ? [cell] : cell).map(
    (line, index) => [line, index === 0 ? FIRST : OTHER] as const,
  );

const heightOf = (sheet: PdfPage, cell: Cell, width: number): number =>
  looks(cell).reduce((sum, [line, look]) => sum + sheet.heightOf(line, width, look), 0);

/** Sums under a table, at its right edge. */
export function sums(
  sheet: PdfPage,
  lines: readonly { name: string; amount: string; isTotal?: boolean }[],
): void {
  for (const { name, amount, isTotal = false } of lines) {
    const look: TextStyle = { size: isTotal ? 11 : 9, isBold: isTotal };
    const height = sheet.heightOf(name, SUM_NAME, look);
    sheet.ensure(height + PAD);
    sheet.space(PAD / 2);
    sheet.put(name, LEFT + WIDTH - SUM_NAME - SUM_AMOUNT - GUTTER, SUM_NAME, { ...look, isRight: true });
    sheet.put(amount, LEFT + WIDTH - SUM_AMOUNT, SUM_AMOUNT, { ...look, isRight: true });
    sheet.space(height + PAD / 2);
  }
}

const SUM_NAME = 280;
const SUM_AMOUNT = 90;
