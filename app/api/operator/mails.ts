// The outbox, and another try for what was given up: CONTRACT §9.
import { findMail, listMails, retryMail } from "~/db/operator/outbox";
import { wakeMail } from "~/platform/queue";
import type { OperatorHandlers } from "../handler";
import { listAnswer, sliceOf } from "../paging";
import { Refusal, unknownOrNotYours } from "../refusal";

export const mails: OperatorHandlers<"mails"> = {
  async list(c, { state, ...paging }) {
    const slice = sliceOf(paging);
    const { count, mails: found } = await listMails(c.db, state, slice);
    return listAnswer(slice, count, found);
  },

  async retry(c, { id }) {
    if (!(await findMail(c.db, id))) throw unknownOrNotYours();
    if (!(await retryMail(c.db, id, c.now.toISOString()))) throw new Refusal(409, "mail_not_retryable");
    const mail = await findMail(c.db, id);
    if (!mail) throw unknownOrNotYours();
    c.ctx.waitUntil(wakeMail(c.env, [id]));
    return mail;
  },
};
