// Documents: CONTRACT §3.
import { DOCUMENT_TYPES } from "~/contract/documents";
import { listDocuments } from "~/db/documents";
import { documentShape } from "./document-shape";
import type { Handlers } from "./handler";
import { listAnswer, sliceOf } from "./paging";
import { badField } from "./refusal";
import { lookingAs } from "./who";

export const documents: Handlers<"documents"> = {
  async list(c, query) {
    if (query.type !== undefined && !DOCUMENT_TYPES.some((type) => type === query.type))
      throw badField("type", "invalid");
    const looker = await lookingAs(c, query.customer);
    const slice = sliceOf(query);
    const filters = { type: query.type ?? null, customer: looker?.id ?? null };
    const { count, rows } = await listDocuments(c.db, filters, slice);
    return listAnswer(slice, count, rows.map(documentShape));
  },
};
