// A page of the documents that a customer may see: their own and the public ones.
import { ORDER_DOCUMENTS } from "~/contract/constants/enums";
import type { Document } from "~/contract/documents";
import type { Locale } from "~/contract/wire";
import { textOrNull } from "~/db/columns";
import { type DocumentFilters, listDocuments } from "~/db/orders/documents";
import { mailTranslator } from "~/i18n/server";
import type { Row } from "~/platform/database";
import type { ServiceContext } from "~/services/context";
import { serializeDocument } from "./serialize-document";

/** @param filters `customer`: whose private documents are included; null: public ones only */
export async function listDocumentsFor(
  c: ServiceContext,
  filters: DocumentFilters,
  slice: { limit: number; offset: number },
): Promise<{ count: number; documents: Document[] }> {
  const { count, rows } = await listDocuments(c.db, filters, slice);
  return { count, documents: rows.map((row) => serializeListed(row, c.locale)) };
}

function serializeListed(row: Row, locale: Locale): Document {
  const document = serializeDocument(row);
  const type = ORDER_DOCUMENTS.find((one) => one === document.type);
  const number = textOrNull(row, "number");
  if (!type || number === null) return document;
  // The title of an order's document is in the reader's language, even if the document is in the order's.
  return { ...document, title: `${mailTranslator(locale)(KINDS[type])} ${number}` };
}

const KINDS = {
  invoice: "pdf.invoice.kind",
  credit_note: "pdf.credit.kind",
  delivery_note: "pdf.delivery.kind",
  order_confirmation: "pdf.confirmation.kind",
} as const;
