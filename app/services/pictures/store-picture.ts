// Stores an uploaded picture: reads its format, creates its sizes once, and stores all of them in R2 under
// names derived from the content, so that browsers may cache them forever.

import { PICTURE_WIDTHS } from "~/contract/constants/limits";
import type { Picture } from "~/contract/operator/pictures";
import { findPicture, type StoredPicture, savePicture } from "~/db/stored-pictures";
import type { PictureFile } from "~/domain/pictures/picture-file";
import { MAX_PICTURE_SIDE, readPicture } from "~/domain/pictures/read-picture";
import { contentName } from "~/platform/crypto";
import type { Env } from "~/platform/env";
import { logWarning } from "~/platform/log";
import { sizeFile, srcsetOf, urlOf } from "~/services/catalogue/serialize-image";
import type { ServiceContext } from "~/services/context";
import { notFound, Refusal } from "~/services/refusal";

/**
 * Stores a picture under its name, cleaned, with a file named by its content.
 * @throws Refusal 400 for a file that is not a picture, or is too large
 */
export async function storePicture(
  { db, env, now }: ServiceContext,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Picture> {
  const read = readPicture(bytes);
  if (!read.ok) throw new Refusal(400, read.code, { max: MAX_PICTURE_SIDE });
  const { picture } = read;
  const file = `${contentName(picture.bytes)}.${picture.extension}`;
  const sizes = await sizesOf(picture, env);
  await env.FILES.put(`img/${file}`, picture.bytes, { httpMetadata: { contentType: picture.mime } });
  for (const [width, size] of sizes)
    await env.FILES.put(`img/${sizeFile(file, width)}`, size, {
      httpMetadata: { contentType: "image/webp" },
    });
  const stored: StoredPicture = {
    ...{ name, file, mime: picture.mime, width: picture.width, height: picture.height },
    bytes: picture.bytes.byteLength,
    sizes: Math.max(0, ...sizes.keys()),
    updatedAt: now.toISOString(),
  };
  await savePicture(db, stored);
  return serializePicture(stored);
}

/** @throws Refusal 404 if there is no such picture */
export async function pictureFile({ db, env }: ServiceContext, name: string): Promise<R2ObjectBody> {
  const picture = await findPicture(db, name);
  const file = picture && (await env.FILES.get(`img/${picture.file}`));
  if (!file) throw notFound();
  return file;
}

/** Keyed by width. Each size is made from the next larger one, so that the photo itself is decoded once. */
async function sizesOf(picture: PictureFile, { IMAGES }: Env): Promise<Map<number, ArrayBuffer>> {
  const sizes = new Map<number, ArrayBuffer>();
  // No sizes for a mirrored photo: browsers display it by its EXIF orientation, and not every decoder can
  // mirror.
  if (!IMAGES || picture.extension === "svg" || picture.isMirrored) return sizes;
  let source: BlobPart = picture.unturned;
  for (const width of PICTURE_WIDTHS.filter((one) => one <= picture.width).toReversed()) {
    // Rotated here without EXIF, because decoders differ in whether they apply it.
    const turn = sizes.size === 0 && picture.rotation !== 0 ? { rotate: picture.rotation } : {};
    try {
      const input = IMAGES.input(new Blob([source]).stream());
      const output = await input.transform({ width, ...turn }).output({ format: "image/webp", quality: 82 });
      const made = await output.response().arrayBuffer();
      // If a picture cannot be decoded, the response may still succeed without containing a picture.
      const size = readPicture(new Uint8Array(made));
      if (!size.ok || size.picture.width !== width) throw new Error("the resized picture is invalid");
      source = made;
      sizes.set(width, made);
    } catch (error) {
      logWarning("picture_sizes", { cause: String(error) });
      throw new Refusal(400, "picture_incomplete");
    }
  }
  return sizes;
}

export const serializePicture = (picture: StoredPicture): Picture => ({
  name: picture.name,
  url: urlOf(picture),
  mime: picture.mime,
  width: picture.width,
  height: picture.height,
  size: picture.bytes,
  srcset: srcsetOf(picture),
  updated_at: picture.updatedAt,
});
