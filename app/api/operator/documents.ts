// The shop's own documents, for who keeps its content.
import type { OperatorHandlers } from "~/api/http/handler";
import { listAnswer, sliceOf } from "~/api/http/paging";
import { ownDocuments } from "~/services/documents/own-documents";

export const documents: OperatorHandlers<"documents"> = {
  async list(c, query) {
    const slice = sliceOf(query);
    const found = await ownDocuments(c, query, slice);
    return listAnswer(slice, found.count, found.documents);
  },
};
