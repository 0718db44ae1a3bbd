// The picture library of the back office: alternative texts and uses of each picture.
import {
  type EditPicture,
  type ListedPicture,
  MAX_PICTURE_USES,
  type PictureDetails,
  type PictureQuery,
} from "~/contract/operator/pictures";
import type { Page } from "~/db/operator/page";
import { findPictureUses } from "~/db/picture-uses";
import { findLibraryPicture, type LibraryPicture, listPictures, saveAlt } from "~/db/stored-pictures";
import { BatchRefused } from "~/platform/database";
import type { ServiceContext } from "~/services/context";
import { notFound, Refusal } from "~/services/refusal";
import { serializePicture } from "./store-picture";

export async function picturePage(
  { db }: ServiceContext,
  { search = "", use }: Pick<PictureQuery, "search" | "use">,
  page: Page,
): Promise<{ count: number; pictures: ListedPicture[] }> {
  const wanted = { search: search.trim(), isUnused: use === "none" };
  const { count, pictures } = await listPictures(db, wanted, page);
  return { count, pictures: pictures.map(serializeListed) };
}

/** A picture and its uses. @throws Refusal 404 */
export async function pictureDetails({ db, locale }: ServiceContext, name: string): Promise<PictureDetails> {
  const [picture, { count, uses }] = await Promise.all([
    findLibraryPicture(db, name),
    findPictureUses(db, name, locale, MAX_PICTURE_USES),
  ]);
  if (!picture) throw notFound();
  return { ...serializeListed(picture), uses, uses_count: count };
}

/** Changes the alternative texts. @throws Refusal 404; 409 if the texts have changed since they were read */
export async function editPicture(
  { db, now }: ServiceContext,
  name: string,
  { alt, was = {} }: EditPicture,
): Promise<ListedPicture> {
  if (!(await findLibraryPicture(db, name))) throw notFound();
  try {
    await saveAlt(db, name, { alt, was }, now.toISOString());
  } catch (error) {
    if (!(error instanceof BatchRefused) || error.code !== EDITED) throw error;
    throw new Refusal(409, EDITED);
  }
  const picture = await findLibraryPicture(db, name);
  if (!picture) throw notFound();
  return serializeListed(picture);
}

const EDITED = "edited_by_another";

const serializeListed = (picture: LibraryPicture): ListedPicture => ({
  ...serializePicture(picture),
  alt: picture.alt,
  is_used: picture.isUsed,
});
