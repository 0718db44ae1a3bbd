// Contact messages and withdrawals, for the operator to answer.
import type { Message } from "~/contract/operator/inbox";
import {
  ANSWERED_MEANWHILE,
  answerQuery,
  type InboxTable,
  listInbox,
  messageQuery,
  readMessage,
  readWithdrawal,
  setInboxState,
  storeAnswer,
} from "~/db/operator/inbox";
import { ask, together } from "~/db/query";
import type { Row } from "~/platform/database";
import { wakeMail } from "~/platform/queue";
import type { ServiceContext } from "~/services/context";
import { notFound, Refusal } from "~/services/refusal";
import { retryOnConflict } from "~/services/retry-on-conflict";

/** One of the two lists: its pages, and the state of each entry. */
function inboxOf<T>(table: InboxTable, read: (row: Row) => T) {
  return {
    async list(c: ServiceContext, state: string | undefined, range: { limit: number; offset: number }) {
      const { count, rows } = await listInbox(c.db, table, state, range);
      return { count, entries: rows.map(read) };
    },

    /** @throws Refusal 404 for an unknown entry */
    async edit(c: ServiceContext, id: number, state: string): Promise<T> {
      const row = await setInboxState(c.db, table, { id, state, now: c.now.toISOString() });
      if (!row) throw notFound();
      return read(row);
    },
  };
}

export const messageInbox = inboxOf("messages", readMessage);
export const withdrawalInbox = inboxOf("withdrawals", readWithdrawal);

/**
 * Sends an answer to the author of a message, stores it, and marks the message as done. A repeated key
 * answers once.
 * @param origin of the shop's pages, for the links in the email
 * @throws Refusal 404, 409 if the key is bound to another answer
 */
export const answerMessage = (
  c: ServiceContext,
  id: number,
  { text, key, origin }: { text: string; key: string; origin: string },
): Promise<Message> =>
  retryOnConflict([ANSWERED_MEANWHILE], async () => {
    const { message, earlier } = await together(c.db, {
      message: messageQuery(id),
      earlier: answerQuery(key),
    });
    if (!message) throw notFound();
    if (earlier) {
      if (earlier.message !== id || earlier.text !== text) throw new Refusal(409, "idempotency_mismatch");
      return message;
    }
    const answer = { key, text, who: c.operator?.name ?? "operator", now: c.now.toISOString(), origin };
    c.ctx.waitUntil(wakeMail(c.env, await storeAnswer(c.db, message, answer)));
    return (await ask(c.db, messageQuery(id))) ?? message;
  });
