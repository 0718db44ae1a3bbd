// Stored row counts of the operator's longest lists: 0018_counted_lists.sql.
import { type Query, queryCount } from "~/db/query";
import { statement } from "~/platform/database";

/** @param state of an email, a message or a withdrawal; for the audit log, the call; undefined: any */
export const listCount = (
  list: "mails" | "audit" | "messages" | "withdrawals",
  state: string | undefined,
): Query<number> =>
  queryCount(
    statement(
      "SELECT coalesce(sum(rows), 0) AS n FROM list_counts WHERE list = ? AND state = coalesce(?, state)",
      list,
      state ?? null,
    ),
  );
