// Pictures in a PDF, each embedded once: a PNG or a JPEG unchanged, a drawing as vector lines.
import { PDFDocument, type PDFRef } from "@cantoo/pdf-lib";
import { withoutReferences } from "./svg-references";

export interface Picture {
  width: number;
  height: number;
  ref: PDFRef;
  /** Units of a drawing are its own points; the unit of a photo is its whole width. */
  isDrawing: boolean;
}

/** Width and height only define the proportions. */
export type PictureSource = { width: number; height: number } & (
  | { png: Uint8Array }
  | { jpeg: Uint8Array }
  | { svg: string }
);

/** @returns null for a picture that the library cannot read or draw: the document is rendered without it */
export async function pictureOf(pdf: PDFDocument, source: PictureSource): Promise<Picture | null> {
  try {
    if ("svg" in source) return await drawingOf(pdf, source);
    const image = await ("png" in source ? pdf.embedPng(source.png) : pdf.embedJpg(source.jpeg));
    return { width: image.width, height: image.height, ref: image.ref, isDrawing: false };
  } catch {
    return null;
  }
}

/**
 * Drawn on a separate page, which the PDF then embeds as a picture: a drawing that fails leaves nothing
 * behind.
 */
async function drawingOf(
  pdf: PDFDocument,
  { svg, width, height }: { svg: string; width: number; height: number },
) {
  const own = await PDFDocument.create({ updateMetadata: false });
  const page = own.addPage([width, height]);
  page.drawSvg(withoutReferences(svg), { x: 0, y: height, width, height });
  // Nothing of it could be drawn.
  if (!page.node.Contents()) return null;
  const { ref } = await pdf.embedPage(page);
  return { width, height, ref, isDrawing: true };
}
