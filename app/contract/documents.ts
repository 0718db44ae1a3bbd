// Papers and videos that can be fetched.
import { z } from "zod";

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
export const Document = z.object({
  id: z.int(),
  title: z.string(),
  type: z.enum(DOCUMENT_TYPES),
  locale: z.string().nullable(),
  mime: z.string(),
  size: z.int(),
  date: z.string(),
  url: z.string(),
});
export type Document = z.infer<typeof Document>;
