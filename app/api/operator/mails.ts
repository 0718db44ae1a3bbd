// The email outbox, and the retry of emails that were given up: CONTRACT §9.

import type { OperatorHandlers } from "~/api/http/handler";
import { listAnswer, sliceOf } from "~/api/http/paging";
import { findMail, listMails, retryMail } from "~/db/operator/outbox";
import { wakeMail } from "~/platform/queue";
import { notFound, Refusal } from "~/services/refusal";

export const mails: OperatorHandlers<"mails"> = {
  async list(c, { state, ...paging }) {
    const slice = sliceOf(paging);
    const { count, mails: found } = await listMails(c.db, state, slice);
    return listAnswer(slice, count, found);
  },

  async retry(c, { id }) {
    if (!(await findMail(c.db, id))) throw notFound();
    if (!(await retryMail(c.db, id, c.now.toISOString()))) throw new Refusal(409, "mail_not_retryable");
    const mail = await findMail(c.db, id);
    if (!mail) throw notFound();
    c.ctx.waitUntil(wakeMail(c.env, [id]));
    return mail;
  },
};
