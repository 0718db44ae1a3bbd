// Messages and withdrawals: CONTRACT §9.
import {
  type LetterTable,
  listLetters,
  readMessage,
  readWithdrawal,
  setLetterState,
} from "~/db/operator/letters";
import type { Row } from "~/platform/database";
import type { ApiContext } from "../context";
import type { OperatorHandlers } from "../handler";
import { listAnswer, sliceOf } from "../paging";
import { unknownOrNotYours } from "../refusal";

function lettersOf<T>(table: LetterTable, readLetter: (row: Row) => T) {
  return {
    async list(
      c: ApiContext,
      {
        state,
        ...paging
      }: { state?: string | undefined; page?: number | undefined; page_size?: number | undefined },
    ) {
      const slice = sliceOf(paging);
      const { count, rows } = await listLetters(c.db, table, state, slice);
      return listAnswer(slice, count, rows.map(readLetter));
    },

    async edit(c: ApiContext, { id, state }: { id: number; state: string }) {
      const now = c.now.toISOString();
      const row = await setLetterState(c.db, table, { id, state, now });
      if (!row) throw unknownOrNotYours();
      return readLetter(row);
    },
  };
}

export const messages: OperatorHandlers<"messages"> = lettersOf("messages", readMessage);
export const withdrawals: OperatorHandlers<"withdrawals"> = lettersOf("withdrawals", readWithdrawal);
