// Product pictures for a PDF catalogue: drawings, and photos in their printed size.

import { readPicture } from "~/domain/pictures/read-picture";
import type { PictureSource } from "~/pdf/page/picture";
import type { CategoryProducts } from "~/pdf/products/catalogue";
import type { Env } from "~/platform/env";
import { logWarning } from "~/platform/log";
import { turnedImage } from "~/services/pictures/turned-image";

/**
 * Each picture is read from R2, and a drawing takes 6 ms of CPU and 5 kB: the cron renders a catalogue in
 * seconds.
 */
const MAX_PICTURES = 240;
const CONCURRENT_READS = 20;
/** Pixels: the sheet prints a picture 48 mm wide, at 200 dots an inch. */
const WIDTH = 380;
const MAX_BYTES = 60_000;

/** Keyed by address. Products beyond the limit appear without a picture. */
export async function cataloguePictures(
  env: Env,
  categories: readonly CategoryProducts[],
): Promise<Map<string, PictureSource>> {
  const images = categories
    .flatMap(({ products }) => products.flatMap(({ product }) => product.image ?? []))
    .slice(0, MAX_PICTURES);
  const found = new Map<string, PictureSource>();
  for (let first = 0; first < images.length; first += CONCURRENT_READS)
    await Promise.all(
      images.slice(first, first + CONCURRENT_READS).map(async (image) => {
        const source = await pictureSource(env, image).catch((error) => {
          logWarning("catalogue_picture", { cause: String(error) });
          return null;
        });
        if (source) found.set(image.url, source);
      }),
    );
  return found;
}

async function pictureSource(
  { FILES, IMAGES }: Env,
  { url, width, height }: { url: string; width: number; height: number },
): Promise<PictureSource | null> {
  const file = await FILES.get(url.slice(1));
  if (!file) return null;
  if (url.endsWith(".svg")) return { width, height, svg: await file.text() };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length <= MAX_BYTES && isUprightJpeg(bytes)) return { width, height, jpeg: bytes };
  if (!IMAGES) return null;
  const image = turnedImage(IMAGES, bytes, WIDTH);
  const made = (await image.output({ format: "image/jpeg", quality: 80 })).response();
  return { width, height, jpeg: new Uint8Array(await made.arrayBuffer()) };
}

function isUprightJpeg(bytes: Uint8Array<ArrayBuffer>): boolean {
  const read = readPicture(bytes);
  return read.ok && read.picture.extension === "jpg" && read.picture.bytes === read.picture.unturned;
}
