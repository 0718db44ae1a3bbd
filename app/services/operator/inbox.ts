// Contact messages and withdrawals, for the operator to answer.
import { type InboxTable, listInbox, readMessage, readWithdrawal, setInboxState } from "~/db/operator/inbox";
import type { Row } from "~/platform/database";
import type { ServiceContext } from "~/services/context";
import { notFound } from "~/services/refusal";

/** One of the two lists: its pages, and the state of each entry. */
function inboxOf<T>(table: InboxTable, read: (row: Row) => T) {
  return {
    async list(c: ServiceContext, state: string | undefined, range: { limit: number; offset: number }) {
      const { count, rows } = await listInbox(c.db, table, state, range);
      return { count, entries: rows.map(read) };
    },

    /** @throws Refusal 404 where there is no such entry */
    async edit(c: ServiceContext, id: number, state: string): Promise<T> {
      const row = await setInboxState(c.db, table, { id, state, now: c.now.toISOString() });
      if (!row) throw notFound();
      return read(row);
    },
  };
}

export const messageInbox = inboxOf("messages", readMessage);
export const withdrawalInbox = inboxOf("withdrawals", readWithdrawal);
