// How many rows the operator's longest lists have: stored, as migration 0068 counts them.
import { type Statement, statement } from "~/platform/database";

/** @param state a mail's, a message's, a withdrawal's; of the audit log the call */
export const listCount = (
  list: "mails" | "audit" | "messages" | "withdrawals",
  state: string | undefined,
): Statement =>
  statement(
    "SELECT coalesce(sum(rows), 0) AS n FROM list_counts WHERE list = ? AND state = coalesce(?, state)",
    list,
    state ?? null,
  );
