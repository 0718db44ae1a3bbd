// The logo for the shop's PDFs, which can embed PNGs and drawings: other formats are converted to PNG,
// large ones reduced.
import { findBrandPicture, type StoredPicture } from "~/db/stored-pictures";
import type { PictureSource } from "~/pdf/page/picture";
import type { Database } from "~/platform/database";
import type { Env } from "~/platform/env";
import { logWarning } from "~/platform/log";
import { turnedImage } from "~/services/pictures/turned-image";

/** Pixels: four times the printed width. */
const WIDTH = 720;
const MAX_PNG_BYTES = 200_000;

/** Null if the shop has no logo, or one that a PDF cannot show: a missing logo does not stop a document. */
export async function pdfLogo(db: Database, env: Env): Promise<PictureSource | null> {
  try {
    const picture = await findBrandPicture(db, "BRAND_LOGO");
    const file = picture && (await env.FILES.get(`img/${picture.file}`));
    return file ? await logoOf(picture, file, env) : null;
  } catch (error) {
    logWarning("pdf_logo", { cause: String(error) });
    return null;
  }
}

async function logoOf(
  { mime, width, height, bytes }: StoredPicture,
  file: R2ObjectBody,
  { IMAGES }: Env,
): Promise<PictureSource | null> {
  if (mime === "image/svg+xml") return { width, height, svg: await file.text() };
  if (mime === "image/png" && bytes <= MAX_PNG_BYTES)
    return { width, height, png: new Uint8Array(await file.arrayBuffer()) };
  if (!IMAGES) return null;
  const image = turnedImage(IMAGES, new Uint8Array(await file.arrayBuffer()), WIDTH);
  const made = (await image.output({ format: "image/png" })).response();
  return { width, height, png: new Uint8Array(await made.arrayBuffer()) };
}
