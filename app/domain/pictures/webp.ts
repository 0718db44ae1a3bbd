// WebP: a RIFF container whose first chunk has the size, in one of three ways.
import { asciiAt, asItIs, joined, uint16, uint24, uint32, viewOf } from "./bytes";
import { orientationIn } from "./exif";
import type { Found, PictureFault } from "./picture-file";

/** Null for another format, a code for a file that is truncated or on its side (RFC 9649). */
export function readWebp(bytes: Uint8Array<ArrayBuffer>): Found {
  if (asciiAt(bytes, 0, 4) !== "RIFF" || asciiAt(bytes, 8, 4) !== "WEBP") return null;
  const end = uint32(viewOf(bytes), 4, true) + 8;
  const size = sizeOf(bytes);
  if (end > bytes.length || size === null || Number.isNaN(size.width + size.height))
    return "picture_incomplete";
  const cleaned = withoutMetadata(bytes.subarray(0, end));
  if (typeof cleaned === "string") return cleaned;
  return { extension: "webp", mime: "image/webp", ...size, ...asItIs(cleaned) };
}

/** Chunks that are part of the picture; EXIF, XMP and unknown ones are removed. */
const KEPT = new Set(["VP8X", "ICCP", "ANIM", "ANMF", "ALPH", "VP8 ", "VP8L"]);
/** Flags in VP8X's first byte: the file has EXIF, or XMP. */
const HAS_METADATA = 0b1100;

/**
 * A code if a chunk goes past the end, or the picture is on its side: browsers differ in whether EXIF
 * rotates a WebP.
 */
function withoutMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> | PictureFault {
  const view = viewOf(bytes);
  const kept = [bytes.slice(0, 12)];
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = uint32(view, at + 4, true);
    if (at + 8 + length > bytes.length) return "picture_incomplete";
    // Chunks begin at even positions.
    const end = Math.min(at + 8 + length + (length % 2), bytes.length);
    const type = asciiAt(bytes, at, 4);
    const chunk = bytes.slice(at, end);
    if (type === "EXIF" && (orientationIn(chunk.subarray(8)) ?? 1) !== 1) return "picture_turned";
    if (type === "VP8X") chunk[8] = (chunk[8] ?? 0) & ~HAS_METADATA;
    if (KEPT.has(type)) kept.push(chunk);
    at = end;
  }
  const whole = joined(kept);
  new DataView(whole.buffer).setUint32(4, whole.length - 8, true);
  return whole;
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
