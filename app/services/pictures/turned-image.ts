// Rotates a photo with the Images binding, because PDFs do not apply EXIF.
import { readPicture } from "~/domain/pictures/read-picture";

/**
 * At most `width` pixels wide, rotated by its EXIF orientation. The decoder gets no EXIF, because decoders
 * differ in whether they apply it. @throws Error for other bytes
 */
export function turnedImage(
  images: ImagesBinding,
  bytes: Uint8Array<ArrayBuffer>,
  width: number,
): ImageTransformer {
  const read = readPicture(bytes);
  if (!read.ok) throw new Error(read.code);
  const { rotation, isMirrored, unturned } = read.picture;
  // EXIF mirrors before it rotates.
  return images.input(new Blob([unturned]).stream()).transform({
    width: Math.min(width, read.picture.width),
    ...(isMirrored && { flip: "h" }),
    ...(rotation !== 0 && { rotate: rotation }),
  });
}
