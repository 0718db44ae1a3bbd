// Renders a PDF of the shop: A4 pages with its letterhead, numbered, and tagged for screen readers.
import { PDFDocument } from "@cantoo/pdf-lib";
import { embedFont } from "./page/embedded-font";
import { drawFoots, drawHead } from "./page/letterhead";
import { pageWriter } from "./page/page-writer";
import { mm, type PdfAssets, type PdfDocument, type PdfPage } from "./page/pdf-page";
import { pictureOf } from "./page/picture";
import { Structure } from "./page/structure";

/** @returns bytes of a PDF with the shop's letterhead, the content of `write`, and page numbers */
export async function renderPdf(
  document: PdfDocument,
  assets: PdfAssets,
  write: (page: PdfPage, pdf: PDFDocument) => void | Promise<void>,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(document.title, { showInWindowTitleBar: true });
  pdf.setAuthor(document.sender.shopName);
  pdf.setLanguage(document.locale);
  pdf.setCreationDate(new Date(document.date));
  const fonts = {
    plain: embedFont(pdf, assets.fonts.plain, "SourceSans3-Regular"),
    bold: embedFont(pdf, assets.fonts.bold, "SourceSans3-Semibold"),
    serif: embedFont(pdf, assets.fonts.serif, "Vollkorn-SemiBold"),
  };
  const structure = new Structure();
  const page = pageWriter(pdf, fonts, structure);
  const logo = assets.logo && (await pictureOf(pdf, assets.logo));
  drawHead(page, document, logo);
  await write(page, pdf);
  drawFoots(page, document, logo);
  for (const font of Object.values(fonts)) font.finish();
  structure.finish(pdf);
  return pdf.save();
}

export function drawTitle(page: PdfPage, title: string): void {
  page.y = mm(38);
  page.within("H1", () => page.text(title, { size: 23, isSerif: true }));
  page.space(mm(3));
}
