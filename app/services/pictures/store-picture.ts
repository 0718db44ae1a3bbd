// A picture that the operator brings: read from its bytes, its sizes made once, and all of it kept in R2 under names that
// its content gives, so that a browser may keep what it has for ever.

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
 * @throws Refusal 400 for what is no picture, or too large a one
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

/** The picture itself, as it is kept. */
export async function pictureFile({ db, env }: ServiceContext, name: string): Promise<R2ObjectBody> {
  const picture = await findPicture(db, name);
  const file = picture && (await env.FILES.get(`img/${picture.file}`));
  if (!file) throw notFound();
  return file;
}

/** By width, each made of the next wider one: the photo itself is decoded once. */
async function sizesOf(picture: PictureFile, { IMAGES }: Env): Promise<Map<number, ArrayBuffer>> {
  const sizes = new Map<number, ArrayBuffer>();
  // A mirrored photo is shown by its note alone: not every decoder can mirror.
  if (!IMAGES || picture.extension === "svg" || picture.isMirrored) return sizes;
  let source: BlobPart = picture.unturned;
  for (const width of PICTURE_WIDTHS.filter((one) => one <= picture.width).toReversed()) {
    // Turned here: a decoder may or may not do what EXIF says, so it is given none.
    const turn = sizes.size === 0 && picture.rotation !== 0 ? { rotate: picture.rotation } : {};
    try {
      const input = IMAGES.input(new Blob([source]).stream());
      const output = await input.transform({ width, ...turn }).output({ format: "image/webp", quality: 82 });
      const made = await output.response().arrayBuffer();
      // A picture that cannot be decoded may still give an answer, without a picture in it.
      const size = readPicture(new Uint8Array(made));
      if (!size.ok || size.picture.width !== width) throw new Error("no picture came back");
      source = made;
      sizes.set(width, made);
    } catch (error) {
      logWarning("picture_sizes", { cause: String(error) });
      throw new Refusal(400, "picture_incomplete");
    }
  }
  return sizes;
}

/** As the wire has it. */
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
