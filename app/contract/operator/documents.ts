// The shop's own documents: sheets of products, certificates, catalogues. A customer's are with the order.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { DOCUMENT_TYPES } from "~/contract/constants/enums";
import { MAX_SEARCH_LENGTH } from "~/contract/constants/limits";
import { Document } from "~/contract/documents";
import { listOf, paging } from "~/contract/wire";

export const OperatorDocument = Document.extend({
  /** What it is of; null: the whole shop or a category. */
  product: z.object({ sku: z.string(), name: z.string() }).nullable(),
  /** The shop makes it by itself, from what it knows of the product. */
  is_drawn: z.boolean(),
});
export type OperatorDocument = z.infer<typeof OperatorDocument>;

export const OperatorDocumentQuery = z.object({
  ...paging,
  type: z.enum(DOCUMENT_TYPES).optional(),
  /** A part of its title, or of the code of its product. */
  search: z.string().max(MAX_SEARCH_LENGTH).optional(),
});
export type OperatorDocumentQuery = z.infer<typeof OperatorDocumentQuery>;

export const operatorDocumentCalls = {
  documents: {
    /** By title. */
    list: {
      method: "GET",
      path: "documents/",
      access: "operator",
      permission: "content.read",
      query: OperatorDocumentQuery,
      answer: listOf(OperatorDocument),
    },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
