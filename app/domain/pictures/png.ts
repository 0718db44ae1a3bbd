// PNG: chunks from IHDR, which has the size, to IEND.
import { asciiAt, asItIs, joined, uint32, viewOf } from "./bytes";
import { orientationIn } from "./exif";
import type { Found } from "./picture-file";

const SIGNATURE = "\u0089PNG\r\n\u001a\n";

/** Chunks that are part of the picture. Texts, times, EXIF and chunks of drawing programs are removed. */
const KEPT = new Set(
  `IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT`.split(
    " ",
  ),
);

/** Null for another format, a code for a file that is truncated or on its side. Removes what follows IEND. */
export function readPng(bytes: Uint8Array<ArrayBuffer>): Found {
  if (asciiAt(bytes, 0, 8) !== SIGNATURE) return null;
  const view = viewOf(bytes);
  if (asciiAt(bytes, 12, 4) !== "IHDR") return "picture_incomplete";
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; ; ) {
    const end = at + 12 + uint32(view, at);
    if (!(end <= bytes.length)) return "picture_incomplete";
    const type = asciiAt(bytes, at + 4, 4);
    // Browsers differ in whether EXIF rotates a PNG.
    if (type === "eXIf" && (orientationIn(bytes.subarray(at + 8, end - 4)) ?? 1) !== 1)
      return "picture_turned";
    if (KEPT.has(type)) kept.push(bytes.subarray(at, end));
    if (type === "IEND") {
      const size = { width: uint32(view, 16), height: uint32(view, 20) };
      return { extension: "png", mime: "image/png", ...size, ...asItIs(joined(kept)) };
    }
    at = end;
  }
}
