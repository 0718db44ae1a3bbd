// Changes of many products at once.
import type { OperatorHandlers } from "~/api/http/handler";
import { listAnswer, sliceOf } from "~/api/http/paging";
import {
  bulkChangeRows,
  getBulkChange,
  listBulkChanges,
  planBulkChange,
  runBulkChange,
} from "~/services/operator/bulk/bulk-changes";

export const bulkChanges: OperatorHandlers<"bulkChanges"> = {
  async list(c) {
    return { results: await listBulkChanges(c) };
  },

  plan: (c, wanted) => planBulkChange(c, wanted),

  get: (c, { id }) => getBulkChange(c, id),

  async rows(c, { id, refused, ...paging }) {
    const slice = sliceOf(paging);
    const { count, rows } = await bulkChangeRows(c, id, refused === "true", slice);
    return listAnswer(slice, count, rows);
  },

  apply: (c, { id }) => runBulkChange(c, id, "apply"),

  undo: (c, { id }) => runBulkChange(c, id, "undo"),
};
