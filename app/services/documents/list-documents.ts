// A page of the documents that a customer sees: their own and the public ones.
import type { Document } from "~/contract/documents";
import { type DocumentFilters, listDocuments } from "~/db/orders/documents";
import type { ServiceContext } from "~/services/context";
import { serializeDocument } from "./serialize-document";

/** @param filters `customer`: whose private documents are included; null: none */
export async function listDocumentsFor(
  c: ServiceContext,
  filters: DocumentFilters,
  slice: { limit: number; offset: number },
): Promise<{ count: number; documents: Document[] }> {
  const { count, rows } = await listDocuments(c.db, filters, slice);
  return { count, documents: rows.map(serializeDocument) };
}
