// Messages and withdrawals: CONTRACT §9.

import type { OperatorHandlers } from "~/api/http/handler";
import { listAnswer, sliceOf } from "~/api/http/paging";
import { messageInbox, withdrawalInbox } from "~/services/operator/inbox";

export const messages: OperatorHandlers<"messages"> = {
  async list(c, { state, ...paging }) {
    const slice = sliceOf(paging);
    const { count, entries } = await messageInbox.list(c, state, slice);
    return listAnswer(slice, count, entries);
  },

  edit: (c, { id, state }) => messageInbox.edit(c, id, state),
};

export const withdrawals: OperatorHandlers<"withdrawals"> = {
  async list(c, { state, ...paging }) {
    const slice = sliceOf(paging);
    const { count, entries } = await withdrawalInbox.list(c, state, slice);
    return listAnswer(slice, count, entries);
  },

  edit: (c, { id, state }) => withdrawalInbox.edit(c, id, state),
};
