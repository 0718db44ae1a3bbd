// A4 pages that are written from the top: titles, paragraphs, columns, and the table of table.ts; numbers at the foot.
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "@cantoo/pdf-lib";
import type { Locale } from "~/contract/wire";
import { toLatin } from "./transliterate";
import { type Measure, measurer, wrap } from "./wrap-text";

export const WIDTH = 499;
export const LEFT = 48;
const PAGE_HEIGHT = 842;
const TOP = 48;
/** Where the page's own text ends; the foot stands below. */
const BOTTOM = 780;
const FOOT = 800;
const INK = rgb(0.114, 0.149, 0.125);
const SOFT = rgb(0.294, 0.341, 0.306);
const RULE = rgb(0.6, 0.65, 0.61);
/** Of a line, to the size of its letters. */
const LEADING = 1.35;

export interface TextStyle {
  size?: number;
  isBold?: boolean;
  isSoft?: boolean;
}

export interface PdfDocument {
  title: string;
  locale: Locale;
  /** The day it bears: the same facts make the same bytes. */
  date: string;
  /** The shop's name, and who stands behind it. */
  shop: string;
  seller: readonly string[];
  page: (n: number, of: number) => string;
}

export interface PdfPage {
  /** A paragraph, cut between its lines where a page ends. */
  text(words: string, look?: TextStyle): void;
  /** Beside each other, each under its own title. */
  columns(columns: readonly { title: string; lines: readonly string[] }[]): void;
  space(points: number): void;
  rule(): void;
  /** Room for what must not be cut apart; @returns whether that began a page. */
  ensure(height: number): boolean;
  heightOf(words: string, width: number, look?: TextStyle): number;
  /** At the present height, without moving it. */
  put(words: string, x: number, width: number, look?: TextStyle & { isRight?: boolean }): void;
}

export async function renderPdf(paper: PdfDocument, write: (sheet: PdfPage) => void): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(toLatin(paper.title), { showInWindowTitleBar: true });
  pdf.setAuthor(toLatin(paper.shop));
  pdf.setLanguage(paper.locale);
  pdf.setCreationDate(new Date(paper.date));
  const fonts = {
    plain: faceOf(await pdf.embedFont(StandardFonts.Helvetica)),
    bold: faceOf(await pdf.embedFont(StandardFonts.HelveticaBold)),
  };
  const sheet = sheetOn(pdf, fonts);
  sheet.text(paper.shop, { size: 14, isBold: true });
  for (const line of paper.seller) sheet.text(line, { size: 8, isSoft: true });
  sheet.space(6);
  sheet.rule();
  sheet.space(14);
  sheet.text(paper.title, { size: 18, isBold: true });
  sheet.space(6);
  write(sheet);
  numberPages(pdf, fonts.plain, paper);
  return pdf.save();
}

interface Face {
  font: PDFFont;
  /** At a size of one point. */
  measure: Measure;
}
interface Fonts {
  plain: Face;
  bold: Face;
}

const faceOf = (font: PDFFont): Face => ({
  font,
  measure: measurer((letter) => font.widthOfTextAtSize(letter, 1)),
});

function sheetOn(pdf: PDFDocument, fonts: Fonts): PdfPage {
  let page = newPage(pdf);
  let y = TOP;
  const faceFor = ({ isBold = false }: TextStyle) => (isBold ? fonts.bold : fonts.plain);
  const linesOf = (words: string, width: number, look: TextStyle) =>
    wrap(toLatin(words), faceFor(look).measure, width / (look.size ?? 10));
  const putLine = (line: string, x: number, top: number, look: TextStyle) =>
    page.drawText(line, {
      x,
      y: PAGE_HEIGHT - top - (look.size ?? 10),
      size: look.size ?? 10,
      font: faceFor(look).font,
      color: look.isSoft ? SOFT : INK,
    });

  const sheet: PdfPage = {
    text(words, look = {}) {
      const step = (look.size ?? 10) * LEADING;
      for (const line of linesOf(words, WIDTH, look)) {
        sheet.ensure(step);
        putLine(line, LEFT, y, look);
        y += step;
      }
    },
    columns(columns) {
      const width = (WIDTH - 24 * (columns.length - 1)) / columns.length;
      const written = columns.map(({ title, lines }) => [
        { words: title, look: HEAD },
        ...lines.map((words) => ({ words, look: {} })),
      ]);
      const heights = written.map((parts) =>
        parts.reduce((sum, { words, look }) => sum + sheet.heightOf(words, width, look), 0),
      );
      const height = Math.max(...heights);
      sheet.ensure(height);
      const top = y;
      written.forEach((parts, index) => {
        y = top;
        for (const { words, look } of parts) {
          sheet.put(words, LEFT + index * (width + 24), width, look);
          y += sheet.heightOf(words, width, look);
        }
      });
      y = top + height;
    },
    space(points) {
      y += points;
    },
    rule() {
      page.drawRectangle({ x: LEFT, y: PAGE_HEIGHT - y - 0.7, width: WIDTH, height: 0.7, color: RULE });
      y += 1;
    },
    ensure(height) {
      if (y + height <= BOTTOM) return false;
      page = newPage(pdf);
      y = TOP;
      return true;
    },
    heightOf: (words, width, look = {}) => linesOf(words, width, look).length * (look.size ?? 10) * LEADING,
    put(words, x, width, { isRight = false, ...look } = {}) {
      const { size = 10 } = look;
      linesOf(words, width, look).forEach((line, index) => {
        const indent = isRight ? width - faceFor(look).measure(line) * size : 0;
        putLine(line, x + indent, y + index * size * LEADING, look);
      });
    },
  };
  return sheet;
}

const HEAD: TextStyle = { size: 9, isBold: true, isSoft: true };

const newPage = (pdf: PDFDocument): PDFPage => pdf.addPage([595, PAGE_HEIGHT]);

function numberPages(pdf: PDFDocument, { font, measure }: Face, { title, page }: PdfDocument): void {
  const pages = pdf.getPages();
  const foot = { y: PAGE_HEIGHT - FOOT - 8, size: 8, font, color: SOFT };
  pages.forEach((one, index) => {
    const number = toLatin(page(index + 1, pages.length));
    const [short = ""] = wrap(toLatin(title), measure, (WIDTH - 100) / 8);
    one.drawText(short, { ...foot, x: LEFT });
    one.drawText(number, { ...foot, x: LEFT + WIDTH - measure(number) * 8 });
  });
}
