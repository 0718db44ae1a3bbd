// Papers and videos that can be fetched.
import { z } from "zod";
import { Flag, Id } from "./wire";

export const DOCUMENT_TYPES = [
  "catalogue",
  "price_list",
  "technical_sheet",
  "safety_sheet",
  "certificate",
  "invoice",
  "delivery_note",
  "order_confirmation",
  "video",
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];
export const ORDER_DOCUMENTS = ["invoice", "delivery_note", "order_confirmation"] as const;

export const Document = z.object({
  id: z.int(),
  title: z.string(),
  type: z.enum(DOCUMENT_TYPES),
  locale: z.string().nullable(),
  mime: z.string(),
  /** In bytes; null until the shop has drawn it. */
  size: z.int().nullable(),
  date: z.string(),
  url: z.string(),
});
export type Document = z.infer<typeof Document>;

export const documentFilters = {
  type: z.enum(DOCUMENT_TYPES).optional(),
  /** Added: those of one order. */
  order: Id.optional(),
  /** Added: words of the title. */
  search: z.string().max(200).optional(),
  /** Added: true: only those of products; false: only the others. */
  of_products: Flag.optional(),
  /** Added: true: of the public ones, only those that speak the request's language. */
  in_locale: Flag.optional(),
};
