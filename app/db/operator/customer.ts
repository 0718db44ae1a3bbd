// The page of one customer or agent, and the sessions and keys that an operator can end there.
import type { UserId } from "~/contract/ids";
import { OrderStatus } from "~/contract/orders";
import type { Cents } from "~/contract/units";
import { apiKeysQuery } from "~/db/auth/api-keys";
import { endTokensOf } from "~/db/auth/sign-in";
import { int, intOrNull, oneOf, text, textOrNull } from "~/db/columns";
import { addressesQuery } from "~/db/customers/addresses";
import { combine, command, queryAll, queryCount, queryFirst } from "~/db/query";
import type { Day } from "~/domain/local-day";
import { type Database, statement } from "~/platform/database";
import { writeAudited } from "./audit";
import { nameOf } from "./customers";

export interface CustomerOrder {
  id: number;
  number: string;
  date: string;
  status: OrderStatus;
  paymentState: string;
  reference: string;
  total: Cents;
}

const MOST_ORDERS = 20;

/** @param now ISO 8601; @param yearAgo the last day before the year */
export const customerPageQuery = (id: UserId, { now, yearAgo }: { now: string; yearAgo: Day }) =>
  combine({
    agent: queryFirst(
      statement(
        `SELECT a.id, ${nameOf("a")} AS name FROM users u JOIN users a ON a.id = u.agent_id WHERE u.id = ?`,
        id,
      ),
      (row) => ({ id: int(row, "id"), name: text(row, "name") }),
    ),
    erasedAt: queryFirst(statement("SELECT erased_at FROM users WHERE id = ?", id), (row) =>
      textOrNull(row, "erased_at"),
    ),
    addresses: addressesQuery(id),
    orders: queryAll(
      statement(
        `SELECT id, number, date, status, payment_state, customer_reference, total_cents FROM orders
         WHERE customer_id = ? ORDER BY date DESC, id DESC LIMIT ${MOST_ORDERS}`,
        id,
      ),
      (row): CustomerOrder => ({
        id: int(row, "id"),
        number: text(row, "number"),
        date: text(row, "date"),
        status: oneOf(row, "status", OrderStatus.options),
        paymentState: text(row, "payment_state"),
        reference: text(row, "customer_reference"),
        total: int(row, "total_cents"),
      }),
    ),
    ordersCount: queryCount(
      statement("SELECT coalesce(sum(orders), 0) AS n FROM order_counts WHERE owner_id = ?", id),
    ),
    year: queryFirst(
      statement(
        "SELECT coalesce(sum(orders), 0) AS orders, coalesce(sum(cents), 0) AS total FROM sales_by_day WHERE customer_id = ? AND day > ?",
        ...[id, yearAgo],
      ),
      (row) => ({ orders: int(row, "orders"), total: int(row, "total") }),
    ),
    sessions: queryFirst(
      statement(
        `SELECT sum(expires_at > ?) AS open, max(created_at) AS last_at FROM tokens WHERE user_id = ?`,
        ...[now, id],
      ),
      (row) => ({ count: intOrNull(row, "open") ?? 0, last_at: textOrNull(row, "last_at") }),
    ),
    apiKeys: apiKeysQuery(id),
  });

/** Signs the user out everywhere. */
export const endSessionsOfCustomer = (db: Database, id: UserId, now: string): Promise<null> =>
  writeAudited(
    db,
    {
      call: "customers.endSessions",
      target: `user/${id}`,
      now,
      look: { sql: "SELECT json_object('sessions', count(*)) FROM tokens WHERE user_id = ?", params: [id] },
    },
    command(endTokensOf(id)),
  );

/** @throws BatchRefused `no_key` if the user has no such key */
export const endKeyOfCustomer = (db: Database, id: UserId, key: number, now: string): Promise<null> =>
  writeAudited(
    db,
    {
      call: "customers.endKey",
      target: `user/${id}`,
      now,
      look: {
        sql: "SELECT json_object('key', name, 'ending', ending, 'scope', scope) FROM api_keys WHERE user_id = ? AND id = ?",
        params: [id, key],
      },
    },
    command(
      statement(
        `INSERT INTO refusals (code) SELECT 'no_key' WHERE NOT EXISTS (SELECT 1 FROM api_keys WHERE user_id = ? AND id = ?)`,
        ...[id, key],
      ),
      statement("DELETE FROM api_keys WHERE user_id = ? AND id = ?", id, key),
    ),
  );
