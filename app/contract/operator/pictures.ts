// The operator's pictures: CONTRACT §12.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { MAX_ALT_LENGTH, MAX_PICTURE_NAME_LENGTH, MAX_SEARCH_LENGTH } from "~/contract/constants/limits";
import { Locale, listOf, paging } from "~/contract/wire";

/** Valid as a file name, without the bar that separates names in a table. */
const PICTURE_NAME = /^(?![.\s])[\p{L}\p{N} ._()+,&@'-]+$/u;

/** macOS decomposes accents, so names are normalized. */
export const PictureName = z
  .string()
  .transform((name) => name.trim().normalize("NFC"))
  .pipe(z.string().min(1).max(MAX_PICTURE_NAME_LENGTH).regex(PICTURE_NAME));

export const Picture = z.object({
  name: z.string(),
  url: z.string(),
  mime: z.string(),
  width: z.int(),
  height: z.int(),
  size: z.int(),
  srcset: z.string().nullable(),
  updated_at: z.string(),
});
export type Picture = z.infer<typeof Picture>;

export const ListedPicture = Picture.extend({
  /** Alternative text by language; if empty, the name of the pictured thing is used. */
  alt: z.record(Locale, z.string()),
  is_used: z.boolean(),
});
export type ListedPicture = z.infer<typeof ListedPicture>;

export const PICTURE_PLACES = [
  "products",
  "categories",
  "settings",
  "articles",
  "canvasses",
  "pages",
  "sliders",
] as const;

export const PictureUse = z.object({
  place: z.enum(PICTURE_PLACES),
  /** Key of the row: a code, a slug, a slider's id, the name of a setting. */
  key: z.string(),
  /** In the language of the request. */
  name: z.string(),
  /** Code of the product that the item is a variant of. */
  parent: z.string().nullable(),
});
export type PictureUse = z.infer<typeof PictureUse>;

/** Maximum of listed uses. */
export const MAX_PICTURE_USES = 200;

export const PictureDetails = ListedPicture.extend({ uses: z.array(PictureUse), uses_count: z.int() });
export type PictureDetails = z.infer<typeof PictureDetails>;

export const PictureQuery = z.object({
  ...paging,
  /** Part of the name, of a text in any language, or of the code of a product with the picture. */
  search: z.string().max(MAX_SEARCH_LENGTH).optional(),
  use: z.literal("none").optional(),
});
export type PictureQuery = z.infer<typeof PictureQuery>;

export const Alt = z.string().trim().max(MAX_ALT_LENGTH);

/**
 * Languages that are left out stay unchanged. `was`: the texts that were read; 409 if they have changed
 * since.
 */
export const EditPicture = z.object({
  alt: z.partialRecord(Locale, Alt),
  was: z.partialRecord(Locale, Alt).optional(),
});
export type EditPicture = z.infer<typeof EditPicture>;

const access = "operator";
const params = z.object({ name: PictureName });

export const operatorPictureCalls = {
  pictures: {
    /** Newest first. */
    list: {
      method: "GET",
      path: "pictures/",
      access,
      permission: "content.read",
      query: PictureQuery,
      answer: listOf(ListedPicture),
    },
    details: {
      method: "GET",
      path: "pictures/:name/details/",
      access,
      permission: "content.read",
      params,
      answer: PictureDetails,
    },
    edit: {
      method: "PATCH",
      path: "pictures/:name/",
      access,
      permission: "content.write",
      params,
      body: EditPicture,
      answer: ListedPicture,
      errors: ["edited_by_another"],
    },
    get: {
      method: "GET",
      path: "pictures/:name/",
      access,
      permission: "content.read",
      params,
      answer: "file",
    },
    /** Returns 409 for a picture in use. */
    delete: {
      method: "DELETE",
      path: "pictures/:name/",
      access,
      permission: "content.write",
      params,
      answer: null,
      status: 204,
      errors: ["picture_in_use"],
    },
    /** The body is the picture, at most MAX_PICTURE_BYTES; its type is detected from its bytes. */
    put: {
      method: "PUT",
      path: "pictures/:name/",
      access,
      permission: "content.write",
      params,
      answer: Picture,
      errors: [
        "picture_type",
        "picture_incomplete",
        "picture_sides",
        "picture_turned",
        "picture_scripts",
        "picture_references",
        "picture_complex",
      ],
    },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
