// PNG: chunks from IHDR, which has the size, to IEND.
import { asciiAt, asItIs, uint32, viewOf } from "./bytes";
import type { Found } from "./picture-file";

const SIGNATURE = "\u0089PNG\r\n\u001a\n";

/** Null for another format, a code for a file that is cut off. What follows IEND is left out. */
export function readPng(bytes: Uint8Array<ArrayBuffer>): Found {
  if (asciiAt(bytes, 0, 8) !== SIGNATURE) return null;
  const view = viewOf(bytes);
  if (asciiAt(bytes, 12, 4) !== "IHDR") return "picture_incomplete";
  for (let at = 8; ; ) {
    const end = at + 12 + uint32(view, at);
    if (!(end <= bytes.length)) return "picture_incomplete";
    if (asciiAt(bytes, at + 4, 4) === "IEND") {
      const size = { width: uint32(view, 16), height: uint32(view, 20) };
      return { extension: "png", mime: "image/png", ...size, ...asItIs(bytes.subarray(0, end)) };
    }
    at = end;
  }
}
