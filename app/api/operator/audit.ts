// The audit log of the operator's changes: CONTRACT §9.

import type { OperatorHandlers } from "~/api/http/handler";
import { listAnswer, sliceOf } from "~/api/http/paging";
import { listAudit } from "~/db/operator/audit";

export const audit: OperatorHandlers<"audit"> = {
  async list(c, { call, ...paging }) {
    const slice = sliceOf(paging);
    const { count, entries } = await listAudit(c.db, call, slice);
    return listAnswer(slice, count, entries);
  },
};
