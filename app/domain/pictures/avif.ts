// AVIF: boxes of ISO BMFF. The size is in `ispe`, of which the largest is the whole picture's.
import { blankMetadata, boxesIn, inside } from "./avif-boxes";
import { asciiAt, asItIs, uint32, viewOf } from "./bytes";
import type { Found } from "./picture-file";

/**
 * Null for another format, a code for a truncated file. ISO 23000-22 (MIAF): the size is the largest
 * `ispe`.
 */
export function readAvif(bytes: Uint8Array<ArrayBuffer>): Found {
  if (asciiAt(bytes, 4, 4) !== "ftyp" || !/avi[fs]/.test(asciiAt(bytes, 8, Math.min(bytes.length - 8, 64))))
    return null;
  const boxes = boxesIn(bytes, 0, bytes.length);
  const meta = boxes?.find(({ type }) => type === "meta");
  if (!boxes || !meta || !boxes.some(({ type }) => type === "mdat")) return "picture_incomplete";
  const properties = inside(bytes, inside(bytes, { ...meta, from: meta.from + 4 }, "iprp"), "ipco");
  const all = properties && boxesIn(bytes, properties.from, properties.to);
  if (!all) return "picture_incomplete";
  const view = viewOf(bytes);
  const sizes = all
    .filter(({ type }) => type === "ispe")
    .map(({ from }) => ({ width: uint32(view, from + 4), height: uint32(view, from + 8) }));
  const [largest] = sizes.sort((a, b) => b.width * b.height - a.width * a.height);
  if (!largest) return "picture_incomplete";
  const turn = all.find(({ type }) => type === "irot");
  // The decoder rotates the picture itself; only the sides change.
  const isOnItsSide = turn !== undefined && ((bytes[turn.from] ?? 0) & 1) === 1;
  const { width, height } = isOnItsSide ? { width: largest.height, height: largest.width } : largest;
  return {
    extension: "avif",
    mime: "image/avif",
    width,
    height,
    ...asItIs(blankMetadata(bytes, boxes, meta)),
  };
}
