// People: by token, by name, an agent's customers.
import type { CustomerType } from "~/contract/customers";
import type { Locale } from "~/contract/wire";
import type { Database } from "~/platform/database";

export interface UserRow {
  id: number;
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  must_change_password: 0 | 1;
  is_agent: 0 | 1;
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
  agent: number | null;
  /** Of the default shipping address: where a consumer's VAT is owed until another is chosen. */
  destination_country: string | null;
}

export const USER_COLUMNS = [
  "id",
  "username",
  "email",
  "first_name",
  "last_name",
  "must_change_password",
  "is_agent",
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
  "agent",
]
  .map((column) => `u.${column}`)
  .concat(
    `(SELECT a.country FROM addresses a WHERE a.user = u.id AND a.type = 'Shipping' AND a.is_default = 1
      AND a.is_active = 1) AS destination_country`,
  )
  .join(", ");

/** The active user whose unexpired token has this hash. */
export async function findUserByToken(
  db: Database,
  tokenHash: string,
  now: string,
): Promise<{ user: UserRow; expiresAt: string } | null> {
  const row = await db.first<UserRow & { expires_at: string }>(
    `SELECT ${USER_COLUMNS}, t.expires_at FROM tokens t JOIN users u ON u.id = t.user
     WHERE t.hash = ? AND t.expires_at > ? AND u.is_active = 1`,
    tokenHash,
    now,
  );
  if (!row) return null;
  const { expires_at: expiresAt, ...user } = row;
  return { user, expiresAt };
}

export const findCustomer = (db: Database, id: number) =>
  db.first<UserRow>(
    `SELECT ${USER_COLUMNS} FROM users u WHERE u.id = ? AND u.is_active = 1 AND u.customer_type IS NOT NULL`,
    id,
  );
