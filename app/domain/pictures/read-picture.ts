// Reads a picture's type and size in pixels, and whether it is complete, from its bytes. Names and media
// types of uploads are not reliable.
import { readAvif } from "./avif";
import { readJpeg } from "./jpeg";
import type { PictureFault, PictureFile } from "./picture-file";
import { readPng } from "./png";
import { readSvg } from "./svg";
import { readWebp } from "./webp";

/** Pixels per side: CONTRACT §12. */
export const MAX_PICTURE_SIDE = 8000;

export type ReadPicture = { ok: true; picture: PictureFile } | { ok: false; code: PictureFault };

const READERS = [readPng, readJpeg, readWebp, readAvif, readSvg];

/**
 * Format, size in pixels and the bytes to store, from the bytes alone; a code if the file is not a picture
 * that the shop can display.
 */
export function readPicture(bytes: Uint8Array<ArrayBuffer>): ReadPicture {
  for (const read of READERS) {
    const found = read(bytes);
    if (found === null) continue;
    if (typeof found === "string") return { ok: false, code: found };
    const sides = [found.width, found.height];
    if (sides.some((side) => side < 1)) return { ok: false, code: "picture_incomplete" };
    if (sides.some((side) => side > MAX_PICTURE_SIDE)) return { ok: false, code: "picture_sides" };
    return { ok: true, picture: found };
  }
  return { ok: false, code: "picture_type" };
}
