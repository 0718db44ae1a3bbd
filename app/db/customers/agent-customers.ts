// An agent's customers.

import { readUser, USER_COLUMNS, type UserRow } from "~/db/auth/users";
import { fromJson, int, text, textOrNull } from "~/db/columns";
import { matchesNormalized, normalizedTokens } from "~/db/normalize-search";
import { type Database, statement } from "~/platform/database";

export interface AgentCustomerRow {
  user: UserRow;
  lastOrderDate: string | null;
  /** Of the last orders that were not called off, newest first. */
  orderDates: string[];
  city: string;
  cartRows: number;
}

interface Slice {
  limit: number;
  offset: number;
}

const CITY = `coalesce((SELECT a.city FROM addresses a WHERE a.user = u.id AND a.is_active = 1
  ORDER BY a.is_default DESC, a.type = 'Shipping' DESC, a.id LIMIT 1), '')`;
const SEARCHED = ["u.business_name", "u.first_name", "u.last_name", "u.username", "u.vat_number", CITY].join(
  " || ' ' || ",
);

/** So many orders tell a customer's rhythm of today. */
const RHYTHM = 12;

/** Those who ordered last come first. */
export async function listAgentCustomers(
  db: Database,
  agent: number,
  search: string,
  { limit, offset }: Slice,
): Promise<{ count: number; customers: AgentCustomerRow[] }> {
  const words = normalizedTokens(search);
  const found = matchesNormalized(`SELECT u.id, ${SEARCHED} AS words FROM users u
    WHERE u.agent = ? AND u.is_active = 1 AND u.customer_type IS NOT NULL`);
  const [[counted] = [], rows = []] = await db.batch([
    statement(`${found} SELECT count(*) AS n FROM found`, agent, words),
    statement(
      `${found} SELECT ${USER_COLUMNS}, ${CITY} AS city,
         (SELECT max(o.date) FROM orders o WHERE o.customer = u.id) AS last_order_date,
         (SELECT json_group_array(date) FROM (SELECT o.date FROM orders o WHERE o.customer = u.id
            AND o.status NOT IN ('cancelled', 'failed') ORDER BY o.date DESC LIMIT ${RHYTHM})) AS order_dates,
         (SELECT count(*) FROM cart_rows r JOIN carts k ON k.id = r.cart WHERE k.customer = u.id) AS cart_rows
       FROM found JOIN users u ON u.id = found.id
       ORDER BY last_order_date DESC NULLS LAST, u.business_name, u.last_name, u.id LIMIT ? OFFSET ?`,
      agent,
      words,
      limit,
      offset,
    ),
  ]);
  const customers = rows.map((row) => ({
    user: readUser(row),
    lastOrderDate: textOrNull(row, "last_order_date"),
    orderDates: fromJson<string[]>(row, "order_dates") ?? [],
    city: text(row, "city"),
    cartRows: int(row, "cart_rows"),
  }));
  return { count: counted ? int(counted, "n") : 0, customers };
}

/** The agent's customers by name, without what only the choice of one needs. */
export async function listUsersOf(
  db: Database,
  agent: number,
  { limit, offset }: Slice,
): Promise<{ count: number; users: UserRow[] }> {
  const of = "FROM users u WHERE u.agent = ? AND u.is_active = 1 AND u.customer_type IS NOT NULL";
  const [[counted] = [], rows = []] = await db.batch([
    statement(`SELECT count(*) AS n ${of}`, agent),
    statement(
      `SELECT ${USER_COLUMNS} ${of} ORDER BY u.business_name, u.last_name, u.id LIMIT ? OFFSET ?`,
      agent,
      limit,
      offset,
    ),
  ]);
  return { count: counted ? int(counted, "n") : 0, users: rows.map(readUser) };
}
