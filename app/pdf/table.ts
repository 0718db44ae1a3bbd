// Rows under headings that every page repeats; cells are wrapped, and a row is not split between pages.
import { LEFT, type PdfPage, type TextStyle, WIDTH } from "./pdf-page";

export interface Column {
  head: string;
  /** Points; the one column without a width takes what is left. */
  width?: number;
  isNumber?: boolean;
}

/** The lines of a cell: the first in full colour, the others softer. */
export type Cell = string | readonly string[];

export function table(page: PdfPage, columns: readonly Column[], rows: readonly (readonly Cell[])[]): void {
  const places = placesOf(columns);
  drawHeadings(page, columns, places);
  for (const cells of rows) {
    const height = Math.max(...cells.map((cell, index) => heightOf(page, cell, places[index]?.width ?? 0)));
    if (page.ensure(height + PADDING * 2)) drawHeadings(page, columns, places);
    page.space(PADDING);
    cells.forEach((cell, index) => {
      const { x = LEFT, width = 0 } = places[index] ?? {};
      const isRight = columns[index]?.isNumber ?? false;
      let down = 0;
      for (const [line, style] of stylesOf(cell)) {
        page.put(line, x, width, { ...style, isRight });
        const step = page.heightOf(line, width, style);
        page.space(step);
        down += step;
      }
      page.space(-down);
    });
    page.space(height + PADDING - 1);
    page.rule();
  }
}

/** No wider than the longest code needs, so that a name has the room; a longer code is wrapped. */
export const codeWidth = (rows: readonly { sku: string }[]): number =>
  Math.min(86, Math.max(40, ...rows.map(({ sku }) => sku.length * CODE_CHARACTER_WIDTH)));

/** Points: of capitals and digits in FIRST_STYLE. */
const CODE_CHARACTER_WIDTH = 6.2;
const PADDING = 4;
const GUTTER = 8;
const FIRST_STYLE: TextStyle = { size: 9 };
const OTHER_STYLE: TextStyle = { size: 8, isSoft: true };
const HEAD_STYLE: TextStyle = { size: 8, isBold: true, isSoft: true };

function drawHeadings(page: PdfPage, columns: readonly Column[], places: readonly Place[]): void {
  const height = Math.max(
    ...columns.map(({ head }, index) => page.heightOf(head, places[index]?.width ?? 0, HEAD_STYLE)),
  );
  // A heading is not left alone at the end of a page.
  page.ensure(height + 40);
  columns.forEach(({ head, isNumber }, index) => {
    const { x = LEFT, width = 0 } = places[index] ?? {};
    page.put(head, x, width, { ...HEAD_STYLE, isRight: isNumber ?? false });
  });
  page.space(height + 2);
  page.rule();
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

const stylesOf = (cell: Cell): (readonly [string, TextStyle])[] =>
  (typeof cell === "string" ? [cell] : cell).map(
    (line, index) => [line, index === 0 ? FIRST_STYLE : OTHER_STYLE] as const,
  );

const heightOf = (page: PdfPage, cell: Cell, width: number): number =>
  stylesOf(cell).reduce((sum, [line, style]) => sum + page.heightOf(line, width, style), 0);

/** Sums under a table, at its right edge. */
export function sums(
  page: PdfPage,
  lines: readonly { name: string; amount: string; isTotal?: boolean }[],
): void {
  for (const { name, amount, isTotal = false } of lines) {
    const style: TextStyle = { size: isTotal ? 11 : 9, isBold: isTotal };
    const height = page.heightOf(name, SUM_NAME_WIDTH, style);
    page.ensure(height + PADDING);
    page.space(PADDING / 2);
    page.put(name, LEFT + WIDTH - SUM_NAME_WIDTH - SUM_AMOUNT_WIDTH - GUTTER, SUM_NAME_WIDTH, {
      ...style,
      isRight: true,
    });
    page.put(amount, LEFT + WIDTH - SUM_AMOUNT_WIDTH, SUM_AMOUNT_WIDTH, { ...style, isRight: true });
    page.space(height + PADDING / 2);
  }
}

const SUM_NAME_WIDTH = 280;
const SUM_AMOUNT_WIDTH = 90;
