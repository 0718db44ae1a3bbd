// A4 pages written from the top: titles, paragraphs, columns, and the table of table.ts; numbers in the footer.
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "@cantoo/pdf-lib";
import type { Locale } from "~/contract/wire";
import { drawLogo, type PdfLogo } from "./logo";
import { toLatin } from "./transliterate";
import { type Measure, measurer, wrap } from "./wrap-text";

export const WIDTH = 499;
export const LEFT = 48;
const PAGE_HEIGHT = 842;
const TOP = 48;
/** Where the page's text ends; the footer is below. */
const BOTTOM = 780;
const FOOTER = 800;
const INK = rgb(0.114, 0.149, 0.125);
const SOFT = rgb(0.294, 0.341, 0.306);
const RULE = rgb(0.6, 0.65, 0.61);
/** Line height, relative to the font size. */
const LEADING = 1.35;

export interface TextStyle {
  size?: number;
  isBold?: boolean;
  isSoft?: boolean;
}

export interface PdfDocument {
  title: string;
  locale: Locale;
  /** Its creation date: the same data make the same bytes. */
  date: string;
  /** The shop's name, above the seller's lines, where there is no logo. */
  shop: string;
  logo: PdfLogo | null;
  seller: readonly string[];
  pageLabel: (page: number, pages: number) => string;
}

export interface PdfPage {
  /** A paragraph; a page may end between its lines. */
  text(text: string, style?: TextStyle): void;
  /** Columns beside each other, each under its title. */
  columns(columns: readonly { title: string; lines: readonly string[] }[]): void;
  space(points: number): void;
  rule(): void;
  /** Begins a new page where less than `height` is left. @returns whether it did */
  ensure(height: number): boolean;
  heightOf(text: string, width: number, style?: TextStyle): number;
  /** Writes at the current height without advancing it. */
  put(text: string, x: number, width: number, style?: TextStyle & { isRight?: boolean }): void;
}

/** @returns the bytes of a PDF with the shop's head, what `write` writes, and page numbers */
export async function renderPdf(document: PdfDocument, write: (page: PdfPage) => void): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(toLatin(document.title), { showInWindowTitleBar: true });
  pdf.setAuthor(toLatin(document.shop));
  pdf.setLanguage(document.locale);
  pdf.setCreationDate(new Date(document.date));
  const fonts = {
    plain: faceOf(await pdf.embedFont(StandardFonts.Helvetica)),
    bold: faceOf(await pdf.embedFont(StandardFonts.HelveticaBold)),
  };
  const first = newPage(pdf);
  const logo = document.logo ? await drawLogo(pdf, first, document.logo, LEFT, TOP) : 0;
  const page = pageWriter(pdf, fonts, first);
  if (logo > 0) page.space(logo + 8);
  else page.text(document.shop, { size: 14, isBold: true });
  for (const line of document.seller) page.text(line, { size: 8, isSoft: true });
  page.space(6);
  page.rule();
  page.space(14);
  page.text(document.title, { size: 18, isBold: true });
  page.space(6);
  write(page);
  numberPages(pdf, fonts.plain, document);
  return pdf.save();
}

interface Face {
  font: PDFFont;
  /** Widths at a size of one point. */
  measure: Measure;
}
interface Fonts {
  plain: Face;
  bold: Face;
}

const faceOf = (font: PDFFont): Face => ({
  font,
  measure: measurer((character) => font.widthOfTextAtSize(character, 1)),
});

function typesetter({ plain, bold }: Fonts) {
  const faceFor = ({ isBold = false }: TextStyle) => (isBold ? bold : plain);
  const linesOf = (text: string, width: number, style: TextStyle) =>
    wrap(toLatin(text), faceFor(style).measure, width / (style.size ?? 10));
  return { faceFor, linesOf };
}

function pageWriter(pdf: PDFDocument, fonts: Fonts, first: PDFPage): PdfPage {
  let current = first;
  let y = TOP;
  const { faceFor, linesOf } = typesetter(fonts);
  const putLine = (line: string, x: number, top: number, style: TextStyle) =>
    current.drawText(line, {
      x,
      y: PAGE_HEIGHT - top - (style.size ?? 10),
      size: style.size ?? 10,
      font: faceFor(style).font,
      color: style.isSoft ? SOFT : INK,
    });

  const page: PdfPage = {
    text(text, style = {}) {
      const step = (style.size ?? 10) * LEADING;
      for (const line of linesOf(text, WIDTH, style)) {
        page.ensure(step);
        putLine(line, LEFT, y, style);
        y += step;
      }
    },
    columns(columns) {
      const width = (WIDTH - COLUMN_GAP * (columns.length - 1)) / columns.length;
      const blocks = columns.map(titledLines);
      const height = Math.max(...blocks.map((lines) => blockHeight(page, lines, width)));
      page.ensure(height);
      const top = y;
      blocks.forEach((lines, index) => {
        y = top;
        for (const { text, style } of lines) {
          page.put(text, LEFT + index * (width + COLUMN_GAP), width, style);
          y += page.heightOf(text, width, style);
        }
      });
      y = top + height;
    },
    space(points) {
      y += points;
    },
    rule() {
      current.drawRectangle({ x: LEFT, y: PAGE_HEIGHT - y - 0.7, width: WIDTH, height: 0.7, color: RULE });
      y += 1;
    },
    ensure(height) {
      if (y + height <= BOTTOM) return false;
      current = newPage(pdf);
      y = TOP;
      return true;
    },
    heightOf: (text, width, style = {}) => linesOf(text, width, style).length * (style.size ?? 10) * LEADING,
    put(text, x, width, { isRight = false, ...style } = {}) {
      const { size = 10 } = style;
      linesOf(text, width, style).forEach((line, index) => {
        const indent = isRight ? width - faceFor(style).measure(line) * size : 0;
        putLine(line, x + indent, y + index * size * LEADING, style);
      });
    },
  };
  return page;
}

const COLUMN_GAP = 24;

const titledLines = ({ title, lines }: { title: string; lines: readonly string[] }) => [
  { text: title, style: HEAD_STYLE },
  ...lines.map((text) => ({ text, style: {} })),
];

const blockHeight = (page: PdfPage, lines: ReturnType<typeof titledLines>, width: number): number =>
  lines.reduce((sum, { text, style }) => sum + page.heightOf(text, width, style), 0);

const HEAD_STYLE: TextStyle = { size: 9, isBold: true, isSoft: true };

const newPage = (pdf: PDFDocument): PDFPage => pdf.addPage([595, PAGE_HEIGHT]);

function numberPages(pdf: PDFDocument, { font, measure }: Face, { title, pageLabel }: PdfDocument): void {
  const pages = pdf.getPages();
  const footer = { y: PAGE_HEIGHT - FOOTER - 8, size: 8, font, color: SOFT };
  pages.forEach((page, index) => {
    const number = toLatin(pageLabel(index + 1, pages.length));
    const [short = ""] = wrap(toLatin(title), measure, (WIDTH - 100) / 8);
    page.drawText(short, { ...footer, x: LEFT });
    page.drawText(number, { ...footer, x: LEFT + WIDTH - measure(number) * 8 });
  });
}
