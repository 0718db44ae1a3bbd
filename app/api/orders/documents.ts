// Documents: CONTRACT §3.

import type { ApiContext } from "~/api/http/context";
import type { Handlers } from "~/api/http/handler";
import { listAnswer, sliceOf } from "~/api/http/paging";
import { findFile, listDocuments, type StoredFile } from "~/db/orders/documents";
import { sendFile } from "~/platform/file-response";
import { ownedBy, viewerFor } from "~/services/access";
import { renderDocument } from "~/services/documents/render-documents";
import { notFound } from "~/services/refusal";
import { serializeDocument } from "./serialize-document";

export const documents: Handlers<"documents"> = {
  async list(c, { type, order, search, of_products, in_locale, ...query }) {
    const viewer = await viewerFor(c, query.customer);
    const slice = sliceOf(query);
    const filters = {
      type: type ?? null,
      customer: viewer?.id ?? null,
      order: order ?? null,
      search: search ?? "",
      ofProducts: of_products ?? null,
      publicIn: in_locale ? c.locale : null,
    };
    const { count, rows } = await listDocuments(c.db, filters, slice);
    return listAnswer(slice, count, rows.map(serializeDocument));
  },

  async file(c, { id }) {
    return fileAnswer(c, await findFile(c.db, id));
  },
};

/** @throws Refusal 404 also for a document that is not the caller's, so that its existence stays unknown */
export async function fileAnswer(c: ApiContext, stored: StoredFile | null): Promise<Response> {
  if (!stored) throw notFound();
  if (!stored.isPublic) {
    if (!c.who || stored.customer === null) throw notFound();
    await ownedBy(c, stored.customer);
  }
  if (stored.isDrawn && !stored.isFresh && !(await renderDocument(c, stored))) throw notFound();
  const answer = await sendFile(c.request, c.env, stored);
  if (answer) return answer;
  // After a restore without R2's objects, documents are rendered again.
  const again =
    stored.isDrawn && (await renderDocument(c, stored)) && (await sendFile(c.request, c.env, stored));
  if (!again) throw notFound();
  return again;
}
