// JPEG: segments up to the scan. Keeps the colour profile; removes places, dates and thumbnails.
import { asciiAt, joined, uint16, viewOf } from "./bytes";
import { orientationIn } from "./exif";
import type { Found, PictureFile } from "./picture-file";

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** APP segments that define colours and pixels, by marker and first letters. */
const KEPT_APPS: Readonly<Record<number, string>> = { 224: "JFIF\0", 226: "ICC_PROFILE\0", 238: "Adobe" };

/**
 * Null for another format, a code for a truncated file. Removes EXIF data of camera and place except the
 * orientation, and everything after the picture's own end: a phone's video, or a second photo with its
 * EXIF.
 */
export function readJpeg(bytes: Uint8Array<ArrayBuffer>): Found {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[2] !== 0xff) return null;
  const view = viewOf(bytes);
  const start = bytes.subarray(0, 2);
  const kept: Uint8Array[] = [];
  let size: { width: number; height: number } | null = null;
  let orientation = 1;
  let hasScan = false;
  for (let at = 2; ; ) {
    // Any number of fill bytes may precede a marker.
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1];
    if (bytes[at] !== 0xff || marker === undefined) return "picture_incomplete";
    if (marker === END_OF_IMAGE) {
      if (size === null || !hasScan) return "picture_incomplete";
      kept.push(bytes.subarray(at, at + 2));
      const { width, height } = orientation >= 5 ? { width: size.height, height: size.width } : size;
      const turn = {
        rotation: ROTATIONS[orientation] ?? 0,
        isMirrored: MIRRORED.includes(orientation),
      } as const;
      const unturned = joined([start, ...kept]);
      const whole = orientation === 1 ? unturned : joined([start, orientationSegment(orientation), ...kept]);
      return { extension: "jpg", mime: "image/jpeg", width, height, ...turn, bytes: whole, unturned };
    }
    const end = at + 2 + uint16(view, at + 2);
    if (!(end <= bytes.length)) return "picture_incomplete";
    if (isStartOfFrame(marker)) size = { height: uint16(view, at + 5), width: uint16(view, at + 7) };
    if (marker === 0xe1) orientation = orientationIn(bytes.subarray(at + 4, end)) ?? orientation;
    hasScan ||= marker === START_OF_SCAN;
    const next = marker === START_OF_SCAN ? endOfScan(bytes, end) : end;
    if (!isApp(marker) || hasColours(bytes, at)) kept.push(bytes.subarray(at, next));
    at = next;
  }
}

const isStartOfFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

const isApp = (marker: number): boolean => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;

function hasColours(bytes: Uint8Array, at: number): boolean {
  const name = KEPT_APPS[bytes[at + 1] ?? 0];
  return name !== undefined && asciiAt(bytes, at + 4, name.length) === name;
}

/**
 * Position of the next marker; in a scan 0xff 0x00 is a byte of the picture, and restart markers belong to
 * it.
 */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/** Rotation by EXIF orientation; mirrored pictures are mirrored first, then rotated. */
const ROTATIONS: Readonly<Record<number, PictureFile["rotation"]>> = {
  3: 180,
  4: 180,
  5: 270,
  6: 90,
  7: 90,
  8: 270,
};
const MIRRORED = [2, 4, 5, 7];

/** The smallest EXIF segment with an orientation. */
const orientationSegment = (orientation: number): Uint8Array =>
  Uint8Array.from([
    ...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
  ]);
