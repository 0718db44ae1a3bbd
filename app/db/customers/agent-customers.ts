// An agent's customers.

import { z } from "zod";
import type { AgentId } from "~/contract/ids";
import { readUser, USER_COLUMNS, type UserRow } from "~/db/auth/users";
import { int, listOf, text, textOrNull } from "~/db/columns";
import { matchesNormalized, normalizedTokens } from "~/db/normalize-search";
import { queryAll, queryCount, together } from "~/db/query";
import { FEW, trigramQuery } from "~/db/trigram-search";
import { type Database, type Row, type Statement, statement } from "~/platform/database";

export interface AgentCustomerRow {
  user: UserRow;
  lastOrderDate: string | null;
  /** Dates of the last orders that were not cancelled, newest first. */
  orderDates: string[];
  city: string;
  phone: string;
  cartRows: number;
}

interface Slice {
  limit: number;
  offset: number;
}

/** Reads the first address that has a value, defaults before others. */
const ofAddress = (column: "city" | "phone"): string =>
  `coalesce((SELECT a.${column} FROM addresses a WHERE a.user_id = u.id AND a.is_active = 1 AND a.${column} <> ''
  ORDER BY a.is_default DESC, a.type = 'Shipping' DESC, a.id LIMIT 1), '')`;
const CITY = ofAddress("city");
const PHONE = ofAddress("phone");
const SEARCHED = ["u.business_name", "u.first_name", "u.last_name", "u.username", "u.vat_number", CITY].join(
  " || ' ' || ",
);

/** Number of recent orders from which a customer's ordering interval is computed. */
const RHYTHM = 12;

export function listAgentCustomers(
  db: Database,
  agent: AgentId,
  search: string,
  { limit, offset }: Slice,
): Promise<{ count: number; customers: AgentCustomerRow[] }> {
  const words = normalizedTokens(search);
  const found = words === "[]" ? null : foundOf(agent, words);
  const page = `ORDER BY u.last_order_date DESC, u.sort_name, u.id LIMIT ? OFFSET ?`;
  return together(db, {
    count: queryCount(
      found ? statement(`${found.sql} SELECT count(*) AS n FROM found`, ...found.params) : countOf(agent),
    ),
    customers: queryAll(
      found
        ? statement(
            `${found.sql} SELECT ${SHOWN} FROM found CROSS JOIN users u ON u.id = found.id ${page}`,
            ...found.params,
            limit,
            offset,
          )
        : statement(`SELECT ${SHOWN} FROM users u WHERE ${SERVED} ${page}`, agent, limit, offset),
      readAgentCustomer,
    ),
  });
}

const readAgentCustomer = (row: Row): AgentCustomerRow => ({
  user: readUser(row),
  lastOrderDate: textOrNull(row, "last_order_date"),
  orderDates: listOf(row, "order_dates", z.string()),
  city: text(row, "city"),
  phone: text(row, "phone"),
  cartRows: int(row, "cart_rows"),
});

const SERVED = "u.agent_id = ? AND u.is_active = 1 AND u.customer_type IS NOT NULL";

const SHOWN = `${USER_COLUMNS}, ${CITY} AS city, ${PHONE} AS phone, u.last_order_date,
  (SELECT json_group_array(date) FROM (SELECT o.date FROM orders o WHERE o.customer_id = u.id
     AND o.status NOT IN ('cancelled', 'failed') ORDER BY o.date DESC LIMIT ${RHYTHM})) AS order_dates,
  (SELECT count(*) FROM cart_rows r JOIN carts k ON k.id = r.cart_id WHERE k.customer_id = u.id) AS cart_rows`;

/** Reads the stored count (0018_counted_lists.sql). */
const countOf = (agent: AgentId): Statement =>
  statement(
    "SELECT coalesce(sum(people), 0) AS n FROM people_counts WHERE agent_id = ? AND is_active = 1 AND customer_type <> ''",
    agent,
  );

/** The trigram index finds candidates; the words of the search confirm them. */
function foundOf(agent: AgentId, words: string): Statement {
  const letters = trigramQuery(JSON.parse(words));
  if (letters === "")
    return statement(
      matchesNormalized(`SELECT u.id, ${SEARCHED} AS words FROM users u WHERE ${SERVED}`),
      agent,
      words,
    );
  const few = `(SELECT sum(people) <= ${FEW} AS yes FROM people_counts WHERE agent_id = ?)`;
  return statement(
    matchesNormalized(`SELECT u.id, ${SEARCHED} AS words FROM ${few} few CROSS JOIN users u WHERE few.yes AND ${SERVED}
      UNION ALL
      SELECT u.id, ${SEARCHED} FROM ${few} few CROSS JOIN people_words w CROSS JOIN users u ON u.id = w.rowid
      WHERE NOT few.yes AND w.people_words MATCH ? AND ${SERVED}`),
    ...[agent, agent, agent, letters, agent, words],
  );
}

/** The agent's customers by name, with only the columns that a choice needs. */
export function listUsersOf(
  db: Database,
  agent: AgentId,
  { limit, offset }: Slice,
): Promise<{ count: number; users: UserRow[] }> {
  return together(db, {
    count: queryCount(countOf(agent)),
    users: queryAll(
      statement(
        `SELECT ${USER_COLUMNS} FROM users u WHERE ${SERVED} ORDER BY u.sort_name, u.id LIMIT ? OFFSET ?`,
        agent,
        limit,
        offset,
      ),
      readUser,
    ),
  });
}
