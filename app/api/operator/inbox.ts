// Messages and withdrawals: CONTRACT §9.

import type { ApiContext } from "~/api/http/context";
import type { OperatorHandlers } from "~/api/http/handler";
import { listAnswer, sliceOf } from "~/api/http/paging";
import { type InboxTable, listInbox, readMessage, readWithdrawal, setInboxState } from "~/db/operator/inbox";
import type { Row } from "~/platform/database";
import { notFound } from "~/services/refusal";

function lettersOf<T>(table: InboxTable, readLetter: (row: Row) => T) {
  return {
    async list(
      c: ApiContext,
      {
        state,
        ...paging
      }: { state?: string | undefined; page?: number | undefined; page_size?: number | undefined },
    ) {
      const slice = sliceOf(paging);
      const { count, rows } = await listInbox(c.db, table, state, slice);
      return listAnswer(slice, count, rows.map(readLetter));
    },

    async edit(c: ApiContext, { id, state }: { id: number; state: string }) {
      const now = c.now.toISOString();
      const row = await setInboxState(c.db, table, { id, state, now });
      if (!row) throw notFound();
      return readLetter(row);
    },
  };
}

export const messages: OperatorHandlers<"messages"> = lettersOf("messages", readMessage);
export const withdrawals: OperatorHandlers<"withdrawals"> = lettersOf("withdrawals", readWithdrawal);
