// Documents (CONTRACT §3).

import type { Handlers } from "~/api/http/handler";
import { listAnswer, sliceOf } from "~/api/http/paging";
import { viewerFor } from "~/services/access";
import { listDocumentsFor } from "~/services/documents/list-documents";
import { sendDocument } from "~/services/documents/send-document";

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
    const { count, documents } = await listDocumentsFor(c, filters, slice);
    return listAnswer(slice, count, documents);
  },

  async file(c, { id }) {
    return sendDocument(c, id, c.request);
  },
};
