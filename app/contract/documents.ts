// Documents and videos to download.
import { z } from "zod";
import { DOCUMENT_TYPES } from "./constants/enums";
import { MAX_SEARCH_LENGTH } from "./constants/limits";
import { Flag, Id } from "./wire";

export const Document = z.object({
  id: z.int(),
  title: z.string(),
  type: z.enum(DOCUMENT_TYPES),
  locale: z.string().nullable(),
  mime: z.string(),
  /** In bytes; null until the document is rendered. */
  size: z.int().nullable(),
  date: z.string(),
  url: z.string(),
});
export type Document = z.infer<typeof Document>;

export const documentFilters = {
  type: z.enum(DOCUMENT_TYPES).optional(),
  /** Added: those of one order. */
  order: Id.optional(),
  /** Added: a search in the titles. */
  search: z.string().max(MAX_SEARCH_LENGTH).optional(),
  /** Added: true: only those of products; false: only the others. */
  of_products: Flag.optional(),
  /** Added: true: public documents only in the request's language. */
  in_locale: Flag.optional(),
};
