// A photo as it is shown, for the Images binding: PDFs do not follow EXIF.
import { readPicture } from "~/domain/pictures/read-picture";

/** At most `width` pixels wide, turned as its EXIF says. A decoder may or may not follow EXIF, so it gets none. @throws Error for other bytes */
export function turnedImage(
  images: ImagesBinding,
  bytes: Uint8Array<ArrayBuffer>,
  width: number,
): ImageTransformer {
  const read = readPicture(bytes);
  if (!read.ok) throw new Error(read.code);
  const { rotation, isMirrored, unturned } = read.picture;
  // Mirrored before it is turned, as EXIF counts.
  return images.input(new Blob([unturned]).stream()).transform({
    width: Math.min(width, read.picture.width),
    ...(isMirrored && { flip: "h" }),
    ...(rotation !== 0 && { rotate: rotation }),
  });
}
