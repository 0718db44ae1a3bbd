// The shop's own documents in the back office.
import type { OperatorDocument, OperatorDocumentQuery } from "~/contract/operator/documents";
import { flag, textOrNull } from "~/db/columns";
import { listOwnDocuments } from "~/db/operator/content/documents";
import type { Page } from "~/db/operator/page";
import type { ServiceContext } from "~/services/context";
import { serializeDocument } from "./serialize-document";

/** A page of those that a search finds. */
export async function ownDocuments(
  { db, locale }: ServiceContext,
  { type = null, search = "" }: { [Name in "type" | "search"]?: OperatorDocumentQuery[Name] | null },
  page: Page,
): Promise<{ count: number; documents: OperatorDocument[] }> {
  const wanted = { type: type ?? null, search: (search ?? "").trim(), locale };
  const { count, rows } = await listOwnDocuments(db, wanted, page);
  const documents = rows.map((row) => {
    const sku = textOrNull(row, "sku");
    return {
      ...serializeDocument(row),
      product: sku === null ? null : { sku, name: textOrNull(row, "name") ?? sku },
      is_drawn: flag(row, "is_drawn"),
    };
  });
  return { count, documents };
}
