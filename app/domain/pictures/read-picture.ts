// A picture as its own bytes tell it: its type, its size in pixels, and whether all of it is there. Names and media types
// that come with an upload say nothing.
import { readAvif } from "./avif";
import { readJpeg } from "./jpeg";
import type { PictureFault, PictureFile } from "./picture-file";
import { readPng } from "./png";
import { readSvg } from "./svg";
import { readWebp } from "./webp";

/** Pixels a side: CONTRACT §12. */
export const MAX_PICTURE_SIDE = 8000;

export type ReadPicture = { ok: true; picture: PictureFile } | { ok: false; code: PictureFault };

const READERS = [readPng, readJpeg, readWebp, readAvif, readSvg];

/**
 * By the bytes alone, never by name or type: format, size in pixels and the bytes to store; a code where it is no
 * picture that the shop shows.
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
