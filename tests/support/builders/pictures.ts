// Pictures for uploads, valid and broken.
import sharp from "sharp";

type Format = "png" | "jpeg" | "webp" | "avif";

/** A picture of one colour. @param orientation EXIF's: 6 is a camera held upright */
export async function aPicture(
  format: Format,
  { width = 40, height = 30, orientation }: { width?: number; height?: number; orientation?: number } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp({
    create: { width, height, channels: 3, background: "#a8703a" },
    limitInputPixels: false,
  });
  const made = orientation === undefined ? image : image.withMetadata({ orientation });
  return new Uint8Array(await made.toFormat(format).toBuffer());
}

/** A valid PNG of exactly `bytes` bytes, filled up with a chunk of notes. */
export async function aPngOf(bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const png = await aPicture("png", { width: 400, height: 300 });
  const whole = new Uint8Array(bytes);
  const end = png.length - 12;
  whole.set(png.subarray(0, end));
  const length = bytes - png.length - 12;
  new DataView(whole.buffer).setUint32(end, length);
  whole.set(new TextEncoder().encode("teSt"), end + 4);
  whole.set(png.subarray(end), bytes - 12);
  return whole;
}

export const anSvg = (inside = "", attributes = `viewBox="0 0 40 30"`): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);
