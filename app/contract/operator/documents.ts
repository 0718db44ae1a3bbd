// The shop's own documents: product sheets, certificates, catalogues. Documents of customers belong to
// their orders.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { DOCUMENT_TYPES, OWN_DOCUMENTS } from "~/contract/constants/enums";
import { MAX_DOCUMENT_TITLE_LENGTH, MAX_SEARCH_LENGTH, MAX_SKU_LENGTH } from "~/contract/constants/limits";
import { Document } from "~/contract/documents";
import { Id, Locale, listOf, paging } from "~/contract/wire";

export const OperatorDocument = Document.extend({
  /** Product of the document; null: the whole shop or a category. */
  product: z.object({ sku: z.string(), name: z.string() }).nullable(),
  /** The shop renders the document from its own data. */
  is_drawn: z.boolean(),
  /** Version of the stored document; a change with another version is refused. */
  version: z.string(),
});
export type OperatorDocument = z.infer<typeof OperatorDocument>;

export const OperatorDocumentQuery = z.object({
  ...paging,
  type: z.enum(DOCUMENT_TYPES).optional(),
  /** Part of the title, or of the product's code. */
  search: z.string().max(MAX_SEARCH_LENGTH).optional(),
});
export type OperatorDocumentQuery = z.infer<typeof OperatorDocumentQuery>;

/** "": every language. */
const DocumentLocale = z.union([z.literal(""), Locale]);
/** Code of a product; "": the document is about the whole shop. */
const ProductCode = z.string().trim().max(MAX_SKU_LENGTH);
const version = z.string().max(100).optional();
const facts = {
  title: z.string().trim().min(1).max(MAX_DOCUMENT_TITLE_LENGTH),
  type: z.enum(OWN_DOCUMENTS),
};

export const NewDocument = z.object({
  ...facts,
  /** The document's language; the query's `locale` is that of the response. */
  language: DocumentLocale.default(""),
  product: ProductCode.default(""),
});
export type NewDocument = z.infer<typeof NewDocument>;

/** Fields that are left out stay unchanged. */
export const EditDocument = z
  .object({ ...facts, language: DocumentLocale, product: ProductCode })
  .partial()
  .extend({ version });
export type EditDocument = z.infer<typeof EditDocument>;

const access = "operator";
const params = z.object({ id: Id });
const query = z.object({ version });

export const operatorDocumentCalls = {
  documents: {
    /** Sorted by title. */
    list: {
      method: "GET",
      path: "documents/",
      access,
      permission: "content.read",
      query: OperatorDocumentQuery,
      answer: listOf(OperatorDocument),
    },
    get: {
      method: "GET",
      path: "documents/:id/",
      access,
      permission: "content.read",
      params,
      answer: OperatorDocument,
    },
    /**
     * The body is the file, at most MAX_DOCUMENT_BYTES: a PDF, or an MP4 for a video, detected from its
     * bytes.
     */
    create: {
      method: "POST",
      path: "documents/",
      access,
      permission: "content.write",
      query: NewDocument,
      answer: OperatorDocument,
      status: 201,
      errors: ["document_file"],
    },
    edit: {
      method: "PATCH",
      path: "documents/:id/",
      access,
      permission: "content.write",
      params,
      body: EditDocument,
      answer: OperatorDocument,
      errors: ["document_file", "document_is_drawn", "edited_by_another"],
    },
    /** Replaces the file; same body as `create`. */
    put: {
      method: "PUT",
      path: "documents/:id/file/",
      access,
      permission: "content.write",
      params,
      query,
      answer: OperatorDocument,
      errors: ["document_file", "document_is_drawn", "edited_by_another"],
    },
    delete: {
      method: "DELETE",
      path: "documents/:id/",
      access,
      permission: "content.write",
      params,
      query,
      answer: null,
      status: 204,
      errors: ["document_is_drawn", "edited_by_another"],
    },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
