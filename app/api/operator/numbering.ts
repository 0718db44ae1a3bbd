// Counters of documents and orders (CONTRACT §15).
import type { OperatorHandlers } from "~/api/http/handler";
import { listNumbering, putNumbering } from "~/services/operator/numbering";

export const numbering: OperatorHandlers<"numbering"> = {
  async list(c) {
    return { results: await listNumbering(c) };
  },

  async put(c, { series, next }) {
    return putNumbering(c, series, next);
  },
};
