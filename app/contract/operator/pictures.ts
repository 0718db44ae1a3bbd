// The operator's pictures: CONTRACT §12.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { MAX_PICTURE_NAME_LENGTH } from "~/contract/constants/limits";
import { listOf, paging } from "~/contract/wire";

/** As a file may be called, and without the bar that separates names in a table. */
const PICTURE_NAME = /^(?![.\s])[\p{L}\p{N} ._()+,&@'-]+$/u;

/** macOS writes an accent as a letter of its own. */
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
  /** In bytes. */
  size: z.int(),
  srcset: z.string().nullable(),
  updated_at: z.string(),
});
export type Picture = z.infer<typeof Picture>;

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
      query: z.object(paging),
      answer: listOf(Picture),
    },
    get: {
      method: "GET",
      path: "pictures/:name/",
      access,
      permission: "content.read",
      params,
      answer: "file",
    },
    /** One that a row or a setting names stays: 409. */
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
    /** The body is the picture, MAX_PICTURE_BYTES at most; its bytes say of what type it is. */
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
        "picture_scripts",
        "picture_references",
        "picture_complex",
      ],
    },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
