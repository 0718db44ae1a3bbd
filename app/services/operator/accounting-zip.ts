// A period's invoices and credit notes as one ZIP file: PDFs, and electronic invoices if the seller issues
// them.
import { DOCUMENTS_PER_ZIP } from "~/contract/operator/accounting";
import { type AccountedDocument, documentsQuery } from "~/db/operator/accounting";
import { ask } from "~/db/query";
import { shopData } from "~/db/shop/shop-data";
import { type ZipEntry, zipStream } from "~/platform/zip";
import type { ServiceContext } from "~/services/context";
import { sendOperatorDocument } from "~/services/documents/send-document";
import { creditNoteXml, invoiceXml } from "~/services/invoices/invoice-files";
import { notFound, Refusal } from "~/services/refusal";
import type { periodOf } from "./accounting";

/** @throws Refusal 404 for a part that the period does not have */
export async function documentsZip(
  c: ServiceContext,
  period: ReturnType<typeof periodOf>,
  part: number,
): Promise<ReadableStream<Uint8Array>> {
  const slice = { limit: DOCUMENTS_PER_ZIP, offset: (part - 1) * DOCUMENTS_PER_ZIP };
  const [documents, shop] = await Promise.all([ask(c.db, documentsQuery(period, slice)), shopData(c)]);
  if (documents.length === 0) throw notFound();
  return zipStream(entriesOf(c, documents, shop.makesEInvoices));
}

async function* entriesOf(
  c: ServiceContext,
  documents: readonly AccountedDocument[],
  hasXml: boolean,
): AsyncGenerator<ZipEntry> {
  const missing: string[] = [];
  for (const document of documents) {
    const pdf = await orMissing(pdfOf(c, document), missing, `${document.number} PDF`);
    if (pdf) yield { name: `${fileName(document.number)}.pdf`, bytes: pdf };
    const { order, refund } = document;
    const made = refund === null ? () => invoiceXml(c, order) : () => creditNoteXml(c, order, refund);
    const xml = hasXml ? await orMissing(made(), missing, `${document.number} XML`) : null;
    if (xml) yield { name: `xml/${xml.name}`, bytes: xml.bytes };
  }
  if (missing.length > 0)
    yield { name: "MISSING.txt", bytes: new TextEncoder().encode(`${missing.join("\r\n")}\r\n`) };
}

async function pdfOf(c: ServiceContext, { order, document }: AccountedDocument): Promise<Uint8Array> {
  if (document === null) throw notFound();
  const asked = { url: "", method: "GET", body: null, headers: new Headers() };
  const answer = await sendOperatorDocument(c, { order, document }, asked);
  return new Uint8Array(await answer.arrayBuffer());
}

/** A failure of one document does not stop the others. */
async function orMissing<T>(made: Promise<T>, missing: string[], name: string): Promise<T | null> {
  try {
    return await made;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const fields = error.fields.map(({ field }) => field).join(", ");
    missing.push(`${name}: ${error.code}${fields && ` (${fields})`}`);
    return null;
  }
}

/** "FV 2026/00012" becomes "FV 2026-00012". */
const fileName = (number: string): string => number.replace(/[^\p{L}\p{N} ._-]/gu, "-");
