// The shop's pictures as the back office looks through them: what each shows, in words, and where it is.
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
import type { ServiceContext } from "~/services/context";
import { notFound } from "~/services/refusal";
import { serializePicture } from "./store-picture";

/** A page of the pictures that a search finds, newest first. */
export async function picturePage(
  { db }: ServiceContext,
  { search = "", use }: Pick<PictureQuery, "search" | "use">,
  page: Page,
): Promise<{ count: number; pictures: ListedPicture[] }> {
  const wanted = { search: search.trim(), isUnused: use === "none" };
  const { count, pictures } = await listPictures(db, wanted, page);
  return { count, pictures: pictures.map(serializeListed) };
}

/** One of them, and where it is. @throws Refusal 404 */
export async function pictureDetails({ db, locale }: ServiceContext, name: string): Promise<PictureDetails> {
  const [picture, { count, uses }] = await Promise.all([
    findLibraryPicture(db, name),
    findPictureUses(db, name, locale, MAX_PICTURE_USES),
  ]);
  if (!picture) throw notFound();
  return { ...serializeListed(picture), uses, uses_count: count };
}

/** What it shows, in words. @throws Refusal 404 */
export async function editPicture(
  { db, now }: ServiceContext,
  name: string,
  { alt }: EditPicture,
): Promise<ListedPicture> {
  if (!(await findLibraryPicture(db, name))) throw notFound();
  await saveAlt(db, name, alt, now.toISOString());
  const picture = await findLibraryPicture(db, name);
  if (!picture) throw notFound();
  return serializeListed(picture);
}

const serializeListed = (picture: LibraryPicture): ListedPicture => ({
  ...serializePicture(picture),
  alt: picture.alt,
  is_used: picture.isUsed,
});
