// A picture within a PDF, once however often it is shown: a PNG or a JPEG as it is, a drawing as the lines that it has.
import { PDFDocument, type PDFRef } from "@cantoo/pdf-lib";
import { withoutReferences } from "./svg-references";

/** A picture that was made ready for this PDF. */
export interface Picture {
  width: number;
  height: number;
  ref: PDFRef;
  /** Of a drawing, whose units are its own points; a photo's unit is its whole width. */
  isDrawing: boolean;
}

/** Its sides only give its shape. */
export type PictureSource = { width: number; height: number } & (
  | { png: Uint8Array }
  | { jpeg: Uint8Array }
  | { svg: string }
);

/** @returns null for a picture that the library cannot read or draw: no document waits for one */
export async function pictureOf(pdf: PDFDocument, source: PictureSource): Promise<Picture | null> {
  try {
    if ("svg" in source) return await drawingOf(pdf, source);
    const image = await ("png" in source ? pdf.embedPng(source.png) : pdf.embedJpg(source.jpeg));
    return { width: image.width, height: image.height, ref: image.ref, isDrawing: false };
  } catch {
    return null;
  }
}

/** On a page of its own, which the PDF then shows as a picture: what cannot be drawn leaves no half of it. */
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
