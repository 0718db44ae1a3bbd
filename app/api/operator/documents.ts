// The shop's own documents, for users who manage its content.
import type { OperatorHandlers } from "~/api/http/handler";
import { readBytes } from "~/api/http/input";
import { listAnswer, sliceOf } from "~/api/http/paging";
import { MAX_DOCUMENT_BYTES } from "~/contract/constants/limits";
import {
  addDocument,
  deleteDocument,
  editDocument,
  ownDocument,
  ownDocuments,
  replaceFile,
} from "~/services/documents/own-documents";

export const documents: OperatorHandlers<"documents"> = {
  async list(c, query) {
    const slice = sliceOf(query);
    const found = await ownDocuments(c, query, slice);
    return listAnswer(slice, found.count, found.documents);
  },

  get: (c, { id }) => ownDocument(c, id),

  async create(c, facts) {
    return addDocument(c, facts, await readBytes(c.request, MAX_DOCUMENT_BYTES));
  },

  edit: (c, { id, ...change }) => editDocument(c, id, change),

  async put(c, { id, version }) {
    return replaceFile(c, id, version, await readBytes(c.request, MAX_DOCUMENT_BYTES));
  },

  async delete(c, { id, version }) {
    await deleteDocument(c, id, version);
    return null;
  },
};
