// Draws boxes, lines, frames and pictures at the current height of a page.
import {
  concatTransformationMatrix,
  drawObject,
  fill,
  lineTo,
  moveTo,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  setDashPattern,
  setLineCap,
  setLineWidth,
  stroke,
} from "@cantoo/pdf-lib";
import { filling, stroking } from "./colour-operators";
import { COLOURS, PAGE, type PdfPage } from "./pdf-page";
import type { Sheets } from "./sheets";

/** @param position `y`: points from the top of the page */
export function drawingOn(
  sheets: Sheets,
  position: { readonly y: number },
): Pick<PdfPage, "box" | "line" | "frame" | "picture"> {
  return {
    box(x, width, height, colour) {
      const bottom = PAGE.height - position.y - height;
      sheets.push([filling(colour), rectangle(x, bottom, width, height), fill()], false);
    },
    line(x, width, { thickness = 0.57, colour = COLOURS.line, isDotted = false } = {}) {
      const y = PAGE.height - position.y;
      sheets.push(
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
      const bottom = PAGE.height - position.y - height;
      sheets.push(
        [stroking(COLOURS.ink), setLineWidth(0.9), rectangle(x, bottom, width, height), stroke()],
        false,
      );
    },
    picture({ ref, isDrawing, ...natural }, x, width, height) {
      const scale = Math.min(width / natural.width, height / natural.height);
      const [wide, high] = [natural.width * scale, natural.height * scale];
      const left = x + (width - wide) / 2;
      const bottom = PAGE.height - position.y - (height + high) / 2;
      const [unitX, unitY] = isDrawing ? [scale, scale] : [wide, high];
      sheets.push(
        [
          pushGraphicsState(),
          concatTransformationMatrix(unitX, 0, 0, unitY, left, bottom),
          drawObject(sheets.current().objectName(ref)),
          popGraphicsState(),
        ],
        true,
      );
    },
  };
}
