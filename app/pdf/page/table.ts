// Tables whose headings are repeated on every page; cells are wrapped, and a row is not split between
// pages.
import { COLOURS, LEFT, mm, type PdfPage, type TextStyle, WIDTH } from "./pdf-page";

export interface Column {
  head: string;
  /** Points; the one column without a width takes the rest. */
  width?: number;
  isNumber?: boolean;
  isBold?: boolean;
  /** An empty box to tick, or a line to write on, instead of a text. */
  blank?: "box" | "line";
}

/** The lines of a cell: the first in full colour, the others softer. */
export type Cell = string | readonly string[];

interface Ending {
  /** Height of what follows the table: totals share a page with the last two rows. */
  height: number;
  /** Note below a table that continues on the next page. */
  continued: string;
}

export function table(
  page: PdfPage,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  ending: Ending = { height: 0, continued: "" },
): void {
  const places = placesOf(columns);
  const heights = rows.map((cells) => rowHeight(page, cells, columns, places));
  page.within("Table", () => {
    drawHeadings(page, columns, places);
    rows.forEach((cells, index) => {
      const own = heights[index] ?? 0;
      const rest = heights.slice(index).reduce((sum, height) => sum + height, 0) + ending.height;
      const top = page.y;
      if (page.ensure(rows.length - index === Math.min(2, rows.length) ? rest : own))
        drawAgain(page, columns, places, { top, text: ending.continued });
      page.within("TR", () => drawRow(page, cells, columns, places));
      page.y = page.y + own;
      page.line(LEFT, WIDTH);
    });
  });
}

/** Width of the longest code, limited to leave room for the name; a very long code is wrapped. */
export const codeWidth = (page: PdfPage, rows: readonly { sku: string }[]): number =>
  Math.min(mm(34), Math.max(mm(16), ...rows.map(({ sku }) => page.widthOf(sku, FIRST_STYLE) + 1)));

const PADDING = mm(1.7);
const INSET = mm(2);
const GUTTER = mm(3);
const HEAD_HEIGHT = mm(6.8);
const FIRST_STYLE: TextStyle = { size: 9.2 };
const OTHER_STYLE: TextStyle = { size: 8, isSoft: true };
const HEAD_STYLE: TextStyle = { size: 8, isBold: true };

function drawHeadings(page: PdfPage, columns: readonly Column[], places: readonly Place[]): void {
  // Headings must not be alone at the end of a page.
  page.ensure(HEAD_HEIGHT + mm(16));
  const height = Math.max(
    HEAD_HEIGHT,
    ...columns.map(({ head }, index) => page.heightOf(head, places[index]?.width ?? 0, HEAD_STYLE) + mm(3)),
  );
  page.box(LEFT, WIDTH, height, COLOURS.band);
  page.within("TR", () =>
    columns.forEach(({ head, isNumber = false }, index) => {
      const { x = LEFT, width = 0 } = places[index] ?? {};
      const top = page.y;
      page.y += (height - page.heightOf(head, width, HEAD_STYLE)) / 2;
      page.within("TH", () => page.put(head, x, width, { ...HEAD_STYLE, isRight: isNumber }));
      page.y = top;
    }),
  );
  page.y += height;
  page.line(LEFT, WIDTH, { thickness: mm(0.35), colour: COLOURS.ink });
}

/** Repeated headings are hidden from screen readers. */
function drawAgain(
  page: PdfPage,
  columns: readonly Column[],
  places: readonly Place[],
  continued: { top: number; text: string },
): void {
  page.decorate(() => {
    const style = { size: 8, isSoft: true, isRight: true };
    const { y } = page;
    page.onPageBefore(() => {
      page.y = continued.top + mm(1.5);
      page.put(continued.text, LEFT, WIDTH, style);
    });
    page.y = y;
    drawHeadings(page, columns, places);
  });
}

function drawRow(
  page: PdfPage,
  cells: readonly Cell[],
  columns: readonly Column[],
  places: readonly Place[],
): void {
  const top = page.y;
  cells.forEach((cell, index) => {
    const { x = LEFT, width = 0 } = places[index] ?? {};
    const { isNumber: isRight = false, isBold = false, blank } = columns[index] ?? {};
    page.y = top + PADDING;
    page.within("TD", () => {
      if (blank === "box") page.frame(x, mm(3.6), mm(3.6));
      for (const [line, style] of stylesOf(cell)) {
        page.put(line, x, width, { ...style, isRight, isBold: isBold && style === FIRST_STYLE });
        page.space(page.heightOf(line, width, style));
      }
    });
    if (blank === "line") {
      page.y = top + PADDING + mm(3.6);
      page.line(x, width, { colour: COLOURS.ink });
    }
  });
  page.y = top;
}

interface Place {
  x: number;
  width: number;
}

function placesOf(columns: readonly Column[]): Place[] {
  const room = WIDTH - INSET * 2;
  const taken = columns.reduce((sum, { width = 0 }) => sum + width, GUTTER * (columns.length - 1));
  let x = LEFT + INSET;
  return columns.map(({ width = room - taken }) => {
    const place = { x, width };
    x += width + GUTTER;
    return place;
  });
}

const stylesOf = (cell: Cell): (readonly [string, TextStyle])[] =>
  (typeof cell === "string" ? [cell] : cell).map(
    (line, index) => [line, index === 0 ? FIRST_STYLE : OTHER_STYLE] as const,
  );

function rowHeight(
  page: PdfPage,
  cells: readonly Cell[],
  columns: readonly Column[],
  places: readonly Place[],
): number {
  const heights = cells.map((cell, index) =>
    stylesOf(cell).reduce((sum, [line, style], at) => {
      const isBold = at === 0 && (columns[index]?.isBold ?? false);
      return sum + page.heightOf(line, places[index]?.width ?? 0, { ...style, isBold });
    }, 0),
  );
  return Math.max(mm(4), ...heights) + PADDING * 2;
}
