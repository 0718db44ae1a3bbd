// Users by token and by id, and the accounts of the development list.

import { z } from "zod";
import { CustomerType } from "~/contract/customers";
import type { AgentId, CustomerId, UserId } from "~/contract/ids";
import { Locale } from "~/contract/wire";
import { agentIdOrNull, jsonOrNull, text, textOrNull, userId } from "~/db/columns";
import { ask, queryAll } from "~/db/query";
import type { Destination } from "~/domain/orders/shipping";
import { type Database, type Row, statement } from "~/platform/database";

export interface UserRow {
  id: UserId;
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  must_change_password: 0 | 1;
  is_agent: 0 | 1;
  is_guest: 0 | 1;
  agent_code: string | null;
  customer_type: CustomerType | null;
  business_name: string;
  vat_number: string;
  vat_checked: string | null;
  tax_code: string;
  sdi_code: string;
  pec: string;
  price_list: string | null;
  locale: Locale;
  agent: AgentId | null;
  /** Default shipping address: the place where a consumer's VAT is due until another address is chosen. */
  destination: Destination | null;
}

export const isAgent = (user: UserRow): user is UserRow & { id: AgentId } => user.is_agent === 1;

export const isCustomer = (
  user: UserRow,
): user is UserRow & { id: CustomerId; customer_type: CustomerType } => user.customer_type !== null;

export const USER_COLUMNS = [
  "id",
  "username",
  "email",
  "first_name",
  "last_name",
  "must_change_password",
  "is_agent",
  "is_guest",
  "agent_code",
  "customer_type",
  "business_name",
  "vat_number",
  "vat_checked",
  "tax_code",
  "sdi_code",
  "pec",
  "price_list",
  "locale",
  "agent_id",
]
  .map((column) => `u.${column}`)
  .concat(
    `(SELECT json_object('country', a.country, 'postalCode', a.postal_code) FROM addresses a
      WHERE a.user_id = u.id AND a.type = 'Shipping' AND a.is_default = 1 AND a.is_active = 1) AS destination`,
  )
  .join(", ");

const DestinationCell = z.object({ country: z.string(), postalCode: z.string() });

export const readUser = (row: Row): UserRow => ({
  id: userId(row, "id"),
  username: text(row, "username"),
  email: text(row, "email"),
  first_name: text(row, "first_name"),
  last_name: text(row, "last_name"),
  must_change_password: row.must_change_password === 1 ? 1 : 0,
  is_agent: row.is_agent === 1 ? 1 : 0,
  is_guest: row.is_guest === 1 ? 1 : 0,
  agent_code: textOrNull(row, "agent_code"),
  customer_type: row.customer_type === null ? null : CustomerType.parse(row.customer_type),
  business_name: text(row, "business_name"),
  vat_number: text(row, "vat_number"),
  vat_checked: textOrNull(row, "vat_checked"),
  tax_code: text(row, "tax_code"),
  sdi_code: text(row, "sdi_code"),
  pec: text(row, "pec"),
  price_list: textOrNull(row, "price_list"),
  locale: Locale.parse(row.locale),
  agent: agentIdOrNull(row, "agent_id"),
  destination: jsonOrNull(row, "destination", DestinationCell),
});

/** Finds the active user whose unexpired token has this hash, and the token's expiry. */
export async function findUserByToken(
  db: Database,
  tokenHash: string,
  now: string,
): Promise<{ user: UserRow; expiresAt: string } | null> {
  const row = await db.first(
    `SELECT ${USER_COLUMNS}, t.expires_at FROM tokens t JOIN users u ON u.id = t.user_id
     WHERE t.hash = ? AND t.expires_at > ? AND u.is_active = 1`,
    tokenHash,
    now,
  );
  return row && { user: readUser(row), expiresAt: text(row, "expires_at") };
}

/**
 * Finds an active customer, or returns null (also for an agent). services/access.ts checks whether the
 * caller may act for the customer.
 */
export async function findCustomer(db: Database, id: number): Promise<UserRow | null> {
  const row = await db.first(
    `SELECT ${USER_COLUMNS} FROM users u WHERE u.id = ? AND u.is_active = 1 AND u.customer_type IS NOT NULL`,
    id,
  );
  return row && readUser(row);
}

const AccountKind = z.enum([...CustomerType.options, "agent"]);

export interface Account {
  username: string;
  kind: z.infer<typeof AccountKind>;
  agent: string | null;
}

/** Accounts that can sign in, for the development list of CONTRACT §7. */
export const listAccounts = (db: Database) =>
  ask(
    db,
    queryAll(
      statement(
        `SELECT u.username, CASE WHEN u.is_agent = 1 THEN 'agent' ELSE u.customer_type END AS kind, a.username AS agent
     FROM users u LEFT JOIN users a ON a.id = u.agent_id WHERE u.is_active = 1 AND u.is_guest = 0 ORDER BY u.id`,
      ),
      (row): Account => ({
        username: text(row, "username"),
        kind: AccountKind.parse(row.kind),
        agent: textOrNull(row, "agent"),
      }),
    ),
  );
