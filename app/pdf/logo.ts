// The shop's logo at the head of a PDF: a PNG or a drawing. A drawing that the library cannot draw is tried on a page that
// is thrown away, and the shop's name takes its place.
import { PDFDocument, type PDFPage } from "@cantoo/pdf-lib";

/** Its sides only give its shape. */
export type PdfLogo = { width: number; height: number } & ({ png: Uint8Array } | { svg: string });

const MAX_WIDTH = 180;
const MAX_HEIGHT = 42;

/** @param top from the upper edge of the page @returns the height that it takes; 0: none was drawn */
export async function drawLogo(pdf: PDFDocument, page: PDFPage, logo: PdfLogo, left: number, top: number) {
  const scale = Math.min(MAX_WIDTH / logo.width, MAX_HEIGHT / logo.height);
  const size = { width: logo.width * scale, height: logo.height * scale };
  const upper = page.getHeight() - top;
  try {
    if ("png" in logo)
      page.drawImage(await pdf.embedPng(logo.png), { x: left, y: upper - size.height, ...size });
    else {
      const trial = await PDFDocument.create({ updateMetadata: false });
      trial.addPage().drawSvg(logo.svg, { x: left, y: upper, ...size });
      page.drawSvg(logo.svg, { x: left, y: upper, ...size });
    }
    return size.height;
  } catch {
    return 0;
  }
}
