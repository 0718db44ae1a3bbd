// An image on the wire, from the catalogue's "template|colour|background".
import type { Image } from "~/contract/products";

const SIDE = 240;

/** The file is shared by all items with the same image. */
export function serializeImage(image: string | null, alt: string): Image | null {
  if (image === null) return null;
  const name = image.replaceAll("#", "").split("|").join("-");
  return { url: `/img/${name}.svg`, alt, width: SIDE, height: SIDE };
}
