// A picture on the wire.
import { PICTURE_WIDTHS } from "~/contract/constants/limits";
import type { Image } from "~/contract/products";
import type { Locale } from "~/contract/wire";
import type { PictureRow } from "~/db/pictures";

/** @param name of what the picture is of: its text where it has none of its own in this language */
export const serializeImage = (picture: PictureRow | null, name: string, locale: Locale): Image | null =>
  picture && {
    url: urlOf(picture),
    alt: picture.alt[locale] ?? name,
    width: picture.width,
    height: picture.height,
    srcset: srcsetOf(picture),
  };

/** The picture in its own size; the path never changes with another content. */
export const urlOf = ({ file }: { file: string }): string => `/img/${file}`;

/** Null where no sizes were made. */
export function srcsetOf({ file, sizes }: { file: string; sizes: number }): string | null {
  const widths = PICTURE_WIDTHS.filter((width) => width <= sizes);
  return widths.length === 0
    ? null
    : widths.map((width) => `/img/${sizeFile(file, width)} ${width}w`).join(", ");
}

/** "k3j9x2Qa.jpg" 320 wide is "k3j9x2Qa-320.webp". */
export const sizeFile = (file: string, width: number): string =>
  `${file.slice(0, file.lastIndexOf("."))}-${width}.webp`;
