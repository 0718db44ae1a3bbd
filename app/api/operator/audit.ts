// What the operator has done: CONTRACT §9.
import { listAudit } from "~/db/operator/audit";
import type { OperatorHandlers } from "../handler";
import { listAnswer, sliceOf } from "../paging";

export const audit: OperatorHandlers<"audit"> = {
  async list(c, { call, ...paging }) {
    const slice = sliceOf(paging);
    const { count, entries } = await listAudit(c.db, call, slice);
    return listAnswer(slice, count, entries);
  },
};
