// WebP: a RIFF container whose first chunk has the size, in one of three ways.
import { asciiAt, asItIs, uint16, uint24, uint32, viewOf } from "./bytes";
import type { Found } from "./picture-file";

/** Null for another format, a code for a file that is cut off (RFC 9649). */
export function readWebp(bytes: Uint8Array<ArrayBuffer>): Found {
  if (asciiAt(bytes, 0, 4) !== "RIFF" || asciiAt(bytes, 8, 4) !== "WEBP") return null;
  const end = uint32(viewOf(bytes), 4, true) + 8;
  const size = sizeOf(bytes);
  if (end > bytes.length || size === null || Number.isNaN(size.width + size.height))
    return "picture_incomplete";
  return { extension: "webp", mime: "image/webp", ...size, ...asItIs(bytes.subarray(0, end)) };
}

function sizeOf(bytes: Uint8Array): { width: number; height: number } | null {
  const view = viewOf(bytes);
  switch (asciiAt(bytes, 12, 4)) {
    case "VP8X":
      return { width: uint24(bytes, 24) + 1, height: uint24(bytes, 27) + 1 };
    case "VP8L": {
      const bits = uint32(view, 21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case "VP8 ":
      return { width: uint16(view, 26, true) & 0x3fff, height: uint16(view, 28, true) & 0x3fff };
    default:
      return null;
  }
}
