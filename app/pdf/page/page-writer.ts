// Writes on A4 pages from the top: text in lines that fit, boxes, lines and pictures, each marked for the structure.
import {
  beginMarkedContent,
  beginText,
  concatTransformationMatrix,
  drawObject,
  endMarkedContent,
  endText,
  fill,
  lineTo,
  moveText,
  moveTo,
  type PDFDocument,
  PDFOperator,
  PDFOperatorNames,
  type PDFRef,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  setDashPattern,
  setFillingRgbColor,
  setFontAndSize,
  setLineCap,
  setLineWidth,
  setStrokingRgbColor,
  showText,
  stroke,
} from "@cantoo/pdf-lib";
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
import type { Structure } from "./structure";
import { wrap } from "./wrap-text";

/** Line height, relative to the font size. */
const LEADING = 1.32;
const SIZE = 9.5;
/** For screen readers there is nothing of it. */
const ARTIFACT = "Artifact";

export function pageWriter(pdf: PDFDocument, fonts: Fonts, structure: Structure): PdfPage {
  const sheets = [newSheet(pdf, fonts)];
  let current = 0;
  let isDecoration = false;
  const sheet = () => sheets[current] ?? newSheet(pdf, fonts);
  const { fontFor, linesOf } = typesetter(fonts);

  /** Its operators as one mark of the open element, or for no reader at all. */
  function push(operators: readonly PDFOperator[], isRead: boolean): void {
    if (isRead && !isDecoration && !structure.isWithin) {
      structure.within("P", () => push(operators, true));
      return;
    }
    const begin =
      isRead && !isDecoration ? markedContent(structure.mark(current)) : beginMarkedContent(ARTIFACT);
    sheet().page.pushOperators(begin, ...operators, endMarkedContent());
  }

  const page: PdfPage = {
    y: 0,
    text(text, style = {}) {
      const step = stepOf(style);
      const write = () => {
        for (const line of linesOf(text, WIDTH, style)) {
          page.ensure(step);
          page.put(line, LEFT, WIDTH, style);
          page.y += step;
        }
      };
      if (structure.isWithin || isDecoration) write();
      else structure.within("P", write);
    },
    space(points) {
      page.y += points;
    },
    ensure(height) {
      if (page.y + height <= BOTTOM) return false;
      page.nextPage();
      return true;
    },
    nextPage() {
      sheets.push(newSheet(pdf, fonts));
      current = sheets.length - 1;
      page.y = NEXT_TOP;
    },
    onPageBefore(write) {
      current -= 1;
      write();
      current += 1;
    },
    eachPage(write) {
      for (current = 0; current < sheets.length; current += 1) write(current, sheets.length);
      current = sheets.length - 1;
    },
    heightOf: (text, width, style = {}) => linesOf(text, width, style).length * stepOf(style),
    widthOf: (text, style = {}) => {
      const font = fontFor(style);
      return font.measure(font.printable(text)) * (style.size ?? SIZE);
    },
    put(text, x, width, { isRight = false, ...style } = {}) {
      const size = style.size ?? SIZE;
      const font = fontFor(style);
      linesOf(text, width, style).forEach((line, index) => {
        if (line === "") return;
        const indent = isRight ? width - font.measure(line) * size : 0;
        const baseline = PAGE.height - page.y - index * stepOf(style) - size;
        push(
          [
            beginText(),
            setFontAndSize(sheet().names[faceOf(style)], size),
            filling(style.colour ?? (style.isSoft ? COLOURS.soft : COLOURS.ink)),
            moveText(x + indent, baseline),
            showText(font.encode(line)),
            endText(),
          ],
          true,
        );
      });
    },
    within(tag, write, alt) {
      if (isDecoration) write();
      else structure.within(tag, write, alt);
    },
    decorate(write) {
      const before = isDecoration;
      isDecoration = true;
      write();
      isDecoration = before;
    },
    box(x, width, height, colour) {
      push([filling(colour), rectangle(x, PAGE.height - page.y - height, width, height), fill()], false);
    },
    line(x, width, { thickness = 0.57, colour = COLOURS.line, isDotted = false } = {}) {
      const y = PAGE.height - page.y;
      push(
        [
          pushGraphicsState(),
          setLineWidth(thickness),
          stroking(colour),
          ...(isDotted ? [setLineCap(1), setDashPattern([0, 3.1], 0)] : []),
          ...[moveTo(x, y), lineTo(x + width, y), stroke(), popGraphicsState()],
        ],
        false,
      );
    },
    frame(x, width, height) {
      const bottom = PAGE.height - page.y - height;
      push([stroking(COLOURS.ink), setLineWidth(0.9), rectangle(x, bottom, width, height), stroke()], false);
    },
    picture({ ref, isDrawing, ...natural }, x, width, height) {
      const scale = Math.min(width / natural.width, height / natural.height);
      const [wide, high] = [natural.width * scale, natural.height * scale];
      const left = x + (width - wide) / 2;
      const bottom = PAGE.height - page.y - (height + high) / 2;
      const [unitX, unitY] = isDrawing ? [scale, scale] : [wide, high];
      push(
        [
          pushGraphicsState(),
          concatTransformationMatrix(unitX, 0, 0, unitY, left, bottom),
          drawObject(sheet().objectName(ref)),
          popGraphicsState(),
        ],
        true,
      );
    },
  };
  return page;
}

const stepOf = ({ size = SIZE }: TextStyle): number => size * LEADING;

const faceOf = ({ isBold = false, isSerif = false }: TextStyle): Face =>
  isSerif ? "serif" : isBold ? "bold" : "plain";

function typesetter(fonts: Fonts) {
  const fontFor = (style: TextStyle) => fonts[faceOf(style)];
  const linesOf = (text: string, width: number, style: TextStyle) =>
    // A hair more, as a text's own width may be asked for.
    wrap(fontFor(style).printable(text), fontFor(style).measure, (width + 0.01) / (style.size ?? SIZE));
  return { fontFor, linesOf };
}

function newSheet(pdf: PDFDocument, fonts: Fonts) {
  const page = pdf.addPage([PAGE.width, PAGE.height]);
  const names = {
    plain: page.node.newFontDictionary("F", fonts.plain.ref),
    bold: page.node.newFontDictionary("F", fonts.bold.ref),
    serif: page.node.newFontDictionary("F", fonts.serif.ref),
  };
  const objects = new Map<PDFRef, ReturnType<typeof page.node.newXObject>>();
  const objectName = (ref: PDFRef) => {
    const name = objects.get(ref) ?? page.node.newXObject("X", ref);
    objects.set(ref, name);
    return name;
  };
  return { page, names, objectName };
}

const markedContent = (mark: number): PDFOperator =>
  PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, ["/Span", `<</MCID ${mark}>>`]);

const channels = (hex: string): [number, number, number] => {
  const number = Number.parseInt(hex.slice(1), 16);
  return [(number >> 16) / 255, ((number >> 8) & 255) / 255, (number & 255) / 255];
};
const filling = (hex: string): PDFOperator => setFillingRgbColor(...channels(hex));
const stroking = (hex: string): PDFOperator => setStrokingRgbColor(...channels(hex));
