// A picture as its own bytes tell it: its type, its size in pixels, and whether all of it is there. Names and media types
// that come with an upload say nothing.
import { readAvif } from "./avif";
import { readJpeg } from "./jpeg";
import { readPng } from "./png";
import { readSvg } from "./svg";
import { readWebp } from "./webp";

/** Pixels a side: CONTRACT §12. */
export const MAX_PICTURE_SIDE = 8000;

export interface PictureFile {
  extension: "png" | "jpg" | "webp" | "avif" | "svg";
  mime: string;
  /** As it is shown: a camera may keep the picture on its side. */
  width: number;
  height: number;
  /** How far it is turned before it is shown, in degrees clockwise. */
  rotation: 0 | 90 | 180 | 270;
  /** What is kept: without scripts, places and dates, and anything after the picture's end. */
  bytes: Uint8Array<ArrayBuffer>;
  /** The same without a note of how it is turned. */
  unturned: Uint8Array<ArrayBuffer>;
}

export type PictureFault =
  | "picture_type"
  | "picture_incomplete"
  | "picture_sides"
  | "picture_scripts"
  | "picture_references"
  | "picture_complex";

export type ReadPicture = { ok: true; picture: PictureFile } | { ok: false; code: PictureFault };

const READERS = [readPng, readJpeg, readWebp, readAvif, readSvg];

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

/** Null: the bytes are of another type. */
export type Found = PictureFile | PictureFault | null;
