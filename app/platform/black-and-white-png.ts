// Encodes a picture of black and white squares as a PNG with one bit per pixel: a QR code of 49 modules takes about
// half a kilobyte.
import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** One bit per pixel, greyscale; the standard compression, filter and row order. */
const GREY_BIT = [1, 0, 0, 0, 0];

/**
 * @param rows true for dark squares; all rows have the same length
 * @param scale pixels per side of a square
 * @param margin white squares on each side
 */
export function blackAndWhitePng(
  rows: readonly (readonly boolean[])[],
  { scale, margin }: { scale: number; margin: number },
): Uint8Array {
  const width = ((rows[0]?.length ?? 0) + 2 * margin) * scale;
  const height = (rows.length + 2 * margin) * scale;
  const isDark = (x: number, y: number) =>
    rows[Math.floor(y / scale) - margin]?.[Math.floor(x / scale) - margin] ?? false;
  // Each row starts with its filter type, 0 for no filter.
  const lineLength = 1 + Math.ceil(width / 8);
  const pixels = Buffer.alloc(lineLength * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * lineLength + 1 + (x >> 3);
      if (!isDark(x, y)) pixels.writeUInt8(pixels.readUInt8(at) | (0x80 >> (x & 7)), at);
    }
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", Buffer.concat([size, Buffer.from(GREY_BIT)])),
    chunk("IDAT", deflateSync(pixels)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Length, name and content, and the checksum of the latter two. */
function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
