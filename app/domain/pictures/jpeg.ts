// JPEG: segments up to the scan. Of what cameras add, the colour profile stays; places, dates and thumbnails go.
import { asciiAt, uint16, uint32, viewOf } from "./bytes";
import type { Found, PictureFile } from "./picture-file";

const START_OF_SCAN = 0xda;
/** Colour profiles (APP2) and Adobe's note on how colours are kept (APP14). */
const KEPT_APPS = new Set([0xe0, 0xe2, 0xee]);

/**
 * Null for another format, a code for a file that is cut off. Leaves out what tells of the camera and the place (EXIF),
 * but for the orientation.
 */
export function readJpeg(bytes: Uint8Array<ArrayBuffer>): Found {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[2] !== 0xff) return null;
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | null = null;
  let orientation = 1;
  for (let at = 2; ; ) {
    // Any number of fill bytes may precede a marker.
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1];
    const end = at + 2 + uint16(view, at + 2);
    if (bytes[at] !== 0xff || marker === undefined || !(end <= bytes.length)) return "picture_incomplete";
    if (marker === START_OF_SCAN) {
      const last = endOfImage(bytes, end);
      if (size === null || last === null) return "picture_incomplete";
      const rotation = ROTATIONS[orientation] ?? 0;
      const isOnItsSide = rotation === 90 || rotation === 270;
      const { width, height } = isOnItsSide ? { width: size.height, height: size.width } : size;
      const [start = bytes, ...others] = [...kept, bytes.subarray(at, last)];
      const unturned = joined([start, ...others]);
      const whole = rotation === 0 ? unturned : joined([start, orientationSegment(orientation), ...others]);
      return { extension: "jpg", mime: "image/jpeg", width, height, rotation, bytes: whole, unturned };
    }
    if (isStartOfFrame(marker)) size = { height: uint16(view, at + 5), width: uint16(view, at + 7) };
    if (marker === 0xe1) orientation = orientationIn(bytes.subarray(at + 4, end)) ?? orientation;
    if (!isApp(marker) || KEPT_APPS.has(marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
}

const isStartOfFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Applications' segments and comments. */
const isApp = (marker: number): boolean => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;

/** After the last end marker there may be anything: a phone's film, or another file. */
function endOfImage(bytes: Uint8Array, scan: number): number | null {
  for (let at = bytes.length - 2; at >= scan; at -= 1)
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return at + 2;
  return null;
}

/** Of those of EXIF that are turned but not mirrored, as no camera mirrors. */
const ROTATIONS: Readonly<Record<number, PictureFile["rotation"]>> = { 3: 180, 6: 90, 8: 270 };

function orientationIn(segment: Uint8Array): number | null {
  if (asciiAt(segment, 0, 6) !== "Exif\0\0") return null;
  const tiff = segment.subarray(6);
  const view = viewOf(tiff);
  const little = asciiAt(tiff, 0, 2) === "II";
  const directory = uint32(view, 4, little);
  const count = Math.min(uint16(view, directory, little) || 0, 200);
  for (let entry = directory + 2; entry < directory + 2 + count * 12; entry += 12)
    if (uint16(view, entry, little) === 0x0112) return uint16(view, entry + 8, little);
  return null;
}

/** The least EXIF that says how the picture is turned. */
const orientationSegment = (orientation: number): Uint8Array =>
  Uint8Array.from([
    ...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
  ]);

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
