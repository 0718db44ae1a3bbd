// Removes pictures that are no longer needed, and their files.
import { PICTURE_WIDTHS } from "~/contract/constants/limits";
import type { PictureUse } from "~/contract/operator/pictures";
import type { Locale } from "~/contract/wire";
import { findPictureUses } from "~/db/picture-uses";
import {
  deletePicture,
  findPicture,
  findUnusedFiles,
  forgetUnusedFiles,
  PICTURE_IN_USE,
} from "~/db/stored-pictures";
import { translator } from "~/i18n/server";
import { DAY } from "~/platform/clock";
import { BatchRefused, type Database } from "~/platform/database";
import type { Env } from "~/platform/env";
import { sizeFile } from "~/services/catalogue/serialize-image";
import type { ServiceContext } from "~/services/context";
import { notFound, Refusal } from "~/services/refusal";

/** @throws Refusal 404; 409 `picture_in_use` if a row or a setting names the picture */
export async function removePicture({ db, now, locale }: ServiceContext, name: string): Promise<void> {
  if (!(await findPicture(db, name))) throw notFound();
  try {
    await deletePicture(db, name, now.toISOString());
  } catch (error) {
    if (!(error instanceof BatchRefused) || error.code !== PICTURE_IN_USE) throw error;
    const { uses } = await findPictureUses(db, name, locale, 1);
    throw new Refusal(409, "picture_in_use", { place: uses.map((use) => placeOf(use, locale)).join(), uses });
  }
}

/** "Etichetta (Prodotto)", in the reader's language. */
function placeOf({ place, key, name, parent }: PictureUse, locale: Locale): string {
  const t = translator(locale, "operator");
  const shown = place === "settings" ? t(`settings.names.${key}`, { defaultValue: key }) : name;
  return `${shown} (${t(`pictures.places.${parent === null ? place : "variants"}`)})`;
}

/** Emails that show the file may be opened this long. */
const KEPT = 30 * DAY;
/** A file may have four reduced sizes; R2 deletes up to 1,000 objects at once. */
const MAX_FILES = 200;

/** Deletes a number of files that no picture has used for 30 days; the next night deletes more. */
export async function removeUnusedFiles(db: Database, { FILES }: Env, now: Date): Promise<void> {
  const files = await findUnusedFiles(db, new Date(now.getTime() - KEPT).toISOString(), MAX_FILES);
  if (files.length === 0) return;
  await FILES.delete(
    files.flatMap(({ file, sizes }) => [
      `img/${file}`,
      ...PICTURE_WIDTHS.filter((width) => width <= sizes).map((width) => `img/${sizeFile(file, width)}`),
    ]),
  );
  await forgetUnusedFiles(
    db,
    files.map(({ file }) => file),
  );
}
