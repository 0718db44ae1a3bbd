// A picture on the wire.
import { PICTURE_WIDTHS } from "~/contract/constants/limits";
import type { Image } from "~/contract/products";
import type { Locale } from "~/contract/wire";
import type { PictureRow } from "~/db/pictures";

/** @param name of the pictured thing: the alternative text of a picture that has no text in this language */
export const serializeImage = (picture: PictureRow | null, name: string, locale: Locale): Image | null =>
  picture && {
    url: urlOf(picture),
    alt: picture.alt[locale] ?? name,
    width: picture.width,
    height: picture.height,
    srcset: srcsetOf(picture),
  };

/** URL of the picture in its original size; another content gets another URL. */
export const urlOf = ({ file }: { file: string }): string => `/img/${file}`;

/** Null if no reduced sizes exist. */
export function srcsetOf({ file, sizes }: { file: string; sizes: number }): string | null {
  const widths = PICTURE_WIDTHS.filter((width) => width <= sizes);
  return widths.length === 0
    ? null
    : widths.map((width) => `/img/${sizeFile(file, width)} ${width}w`).join(", ");
}

/** "k3j9x2Qa.jpg" with width 320 becomes "k3j9x2Qa-320.webp". */
export const sizeFile = (file: string, width: number): string =>
  `${file.slice(0, file.lastIndexOf("."))}-${width}.webp`;
