// Reads the orientation from EXIF.
import { asciiAt, uint16, uint32, viewOf } from "./bytes";

const MARK = "Exif\0\0";
const ORIENTATION = 0x0112;

/** EXIF orientation, 1 to 8; null if the block has no orientation. JPEG's blocks begin with a mark. */
export function orientationIn(block: Uint8Array): number | null {
  const tiff = asciiAt(block, 0, MARK.length) === MARK ? block.subarray(MARK.length) : block;
  const view = viewOf(tiff);
  const order = asciiAt(tiff, 0, 2);
  if (order !== "II" && order !== "MM") return null;
  const little = order === "II";
  const directory = uint32(view, 4, little);
  const count = Math.min(uint16(view, directory, little) || 0, 200);
  for (let entry = directory + 2; entry < directory + 2 + count * 12; entry += 12)
    if (uint16(view, entry, little) === ORIENTATION) {
      const orientation = uint16(view, entry + 8, little);
      return orientation >= 1 && orientation <= 8 ? orientation : 1;
    }
  return null;
}
