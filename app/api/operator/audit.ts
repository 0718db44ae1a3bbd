// The audit log of the operator's changes (CONTRACT §9).

import type { OperatorHandlers } from "~/api/http/handler";
import { listAnswer, sliceOf } from "~/api/http/paging";
import { listAuditLog } from "~/services/operator/audit-log";

export const audit: OperatorHandlers<"audit"> = {
  async list(c, { call, ...paging }) {
    const slice = sliceOf(paging);
    const { count, entries } = await listAuditLog(c, call, slice);
    return listAnswer(slice, count, entries);
  },
};
