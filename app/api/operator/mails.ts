// The email outbox, and the retry of failed emails (CONTRACT §9).

import type { OperatorHandlers } from "~/api/http/handler";
import { listAnswer, sliceOf } from "~/api/http/paging";
import { listOutbox, retryAllGivenUp, retryGivenUp, sendTestMail } from "~/services/operator/outbox";

export const mails: OperatorHandlers<"mails"> = {
  async list(c, { state, ...paging }) {
    const slice = sliceOf(paging);
    const { count, mails: found } = await listOutbox(c, state, slice);
    return listAnswer(slice, count, found);
  },

  retry: (c, { id }) => retryGivenUp(c, id),

  async test(c, { to }) {
    await sendTestMail(c, to);
    return null;
  },

  retryAll: async (c) => ({ retried: await retryAllGivenUp(c) }),
};
