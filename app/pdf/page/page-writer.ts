// Writes on A4 pages from the top: wrapped text, boxes, lines and pictures, each tagged for the structure.
import { beginText, endText, moveText, type PDFDocument, setFontAndSize, showText } from "@cantoo/pdf-lib";
import { filling } from "./colour-operators";
import { drawingOn } from "./drawing";
import {
  BOTTOM,
  COLOURS,
  type Face,
  type Fonts,
  LEFT,
  NEXT_TOP,
  PAGE,
  type PdfPage,
  type TextStyle,
  WIDTH,
} from "./pdf-page";
import { newSheets, type Sheets } from "./sheets";
import type { Structure } from "./structure";
import { wrap } from "./wrap-text";

/** Line height, relative to the font size. */
const LEADING = 1.32;
const SIZE = 9.5;

export function pageWriter(pdf: PDFDocument, fonts: Fonts, structure: Structure): PdfPage {
  const sheets = newSheets(pdf, fonts, structure);
  const position = { y: 0 };
  const turning = pageTurning(sheets, position);
  const lines = linesOn(sheets, position, fonts);
  return Object.assign(position, turning, lines, drawingOn(sheets, position), {
    text(text: string, style: TextStyle = {}) {
      const write = () => {
        for (const line of lines.linesOf(text, WIDTH, style)) {
          turning.ensure(stepOf(style));
          lines.put(line, LEFT, WIDTH, style);
          position.y += stepOf(style);
        }
      };
      if (structure.isWithin || sheets.isDecoration) write();
      else structure.within("P", write);
    },
    within(...[tag, write, alt]: Parameters<PdfPage["within"]>) {
      if (sheets.isDecoration) write();
      else structure.within(tag, write, alt);
    },
    decorate: sheets.decorate,
  });
}

function pageTurning(sheets: Sheets, position: { y: number }) {
  function nextPage(): void {
    sheets.add();
    position.y = NEXT_TOP;
  }
  return {
    nextPage,
    space(points: number) {
      position.y += points;
    },
    ensure(height: number) {
      if (position.y + height <= BOTTOM) return false;
      nextPage();
      return true;
    },
    onPageBefore: sheets.onPrevious,
    eachPage: sheets.onEach,
  };
}

/** Wraps and measures text, and writes it at the current height. */
function linesOn(sheets: Sheets, position: { readonly y: number }, fonts: Fonts) {
  const fontFor = (style: TextStyle) => fonts[faceOf(style)];
  const linesOf = (text: string, width: number, style: TextStyle) =>
    // A small tolerance, because callers may pass a text's own width.
    wrap(fontFor(style).printable(text), fontFor(style).measure, (width + 0.01) / (style.size ?? SIZE));
  return {
    linesOf,
    heightOf: (text: string, width: number, style: TextStyle = {}) =>
      linesOf(text, width, style).length * stepOf(style),
    widthOf: (text: string, style: TextStyle = {}) => {
      const font = fontFor(style);
      return font.measure(font.printable(text)) * (style.size ?? SIZE);
    },
    put(...[text, x, width, { isRight = false, ...style } = {}]: Parameters<PdfPage["put"]>) {
      const size = style.size ?? SIZE;
      const font = fontFor(style);
      linesOf(text, width, style).forEach((line, index) => {
        if (line === "") return;
        const indent = isRight ? width - font.measure(line) * size : 0;
        const baseline = PAGE.height - position.y - index * stepOf(style) - size;
        sheets.push(
          [
            beginText(),
            setFontAndSize(sheets.current().names[faceOf(style)], size),
            filling(style.colour ?? (style.isSoft ? COLOURS.soft : COLOURS.ink)),
            moveText(x + indent, baseline),
            showText(font.encode(line)),
            endText(),
          ],
          true,
        );
      });
    },
  };
}

const stepOf = ({ size = SIZE }: TextStyle): number => size * LEADING;

const faceOf = ({ isBold = false, isSerif = false }: TextStyle): Face =>
  isSerif ? "serif" : isBold ? "bold" : "plain";
