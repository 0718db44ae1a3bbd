// Messages and withdrawals (CONTRACT §9).

import type { OperatorHandlers } from "~/api/http/handler";
import { requiredPost } from "~/api/http/idempotency";
import { listAnswer, sliceOf } from "~/api/http/paging";
import { answerMessage, messageInbox, withdrawalInbox } from "~/services/operator/inbox";

export const messages: OperatorHandlers<"messages"> = {
  async list(c, { state, ...paging }) {
    const slice = sliceOf(paging);
    const { count, entries } = await messageInbox.list(c, state, slice);
    return listAnswer(slice, count, entries);
  },

  edit: (c, { id, state }) => messageInbox.edit(c, id, state),

  answer(c, { id, text }) {
    const { key } = requiredPost(c, { call: "messages.answer", caller: "operator", body: { text } });
    return answerMessage(c, id, { text, key: key.key, origin: new URL(c.request.url).origin });
  },
};

export const withdrawals: OperatorHandlers<"withdrawals"> = {
  async list(c, { state, ...paging }) {
    const slice = sliceOf(paging);
    const { count, entries } = await withdrawalInbox.list(c, state, slice);
    return listAnswer(slice, count, entries);
  },

  edit: (c, { id, state }) => withdrawalInbox.edit(c, id, state),
};
