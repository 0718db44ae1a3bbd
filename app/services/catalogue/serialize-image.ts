// "template|colour|ground", as the catalogue keeps a picture, on the wire.
import type { Image } from "~/contract/products";

const SIDE = 240;

/** The picture's file is drawn once for all things that share it. */
export function serializeImage(image: string | null, alt: string): Image | null {
  if (image === null) return null;
  const name = image.replaceAll("#", "").split("|").join("-");
  return { url: `/img/${name}.svg`, alt, width: SIDE, height: SIDE };
}
