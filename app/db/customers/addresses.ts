// A customer's addresses. Orders store copies; a removed address only becomes inactive.

import { PLACE_FIELDS } from "~/contract/constants/address-fields";
import type { Address, AddressType } from "~/contract/customers";
import type { AddressId, UserId } from "~/contract/ids";
import { flag, int, text } from "~/db/columns";
import { matchesNormalized, normalizedTokens } from "~/db/normalize-search";
import { type Query, queryAll, queryCount, together } from "~/db/query";
import { type Database, type Row, statement } from "~/platform/database";

export const ADDRESS_COLUMNS = `id, user_id, type, recipient, business_name, vat_number, tax_code, sdi_code, pec, address,
  address_2, postal_code, city, province, country, phone, email, is_default, is_active`;

/** Active addresses, defaults first. */
export const addressesQuery = (user: UserId): Query<Address[]> =>
  queryAll(
    statement(
      `SELECT ${ADDRESS_COLUMNS} FROM addresses WHERE user_id = ? AND is_active = 1 ORDER BY is_default DESC, id`,
      user,
    ),
    readAddress,
  );

const SEARCHED = ["recipient", "business_name", ...PLACE_FIELDS, "country"].join(" || ' ' || ");

/** Active addresses that contain every word of the search, defaults first. */
export function listAddresses(
  db: Database,
  user: UserId,
  { type, search }: { type: AddressType | undefined; search: string },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; addresses: Address[] }> {
  const found = matchesNormalized(
    `SELECT id, ${SEARCHED} AS words FROM addresses WHERE user_id = ? AND is_active = 1 AND type = coalesce(?, type)`,
  );
  const params = [user, type ?? null, normalizedTokens(search)];
  return together(db, {
    count: queryCount(statement(`${found} SELECT count(*) AS n FROM found`, ...params)),
    addresses: queryAll(
      statement(
        `${found} SELECT ${ADDRESS_COLUMNS} FROM addresses WHERE id IN (SELECT id FROM found)
         ORDER BY is_default DESC, id LIMIT ? OFFSET ?`,
        ...params,
        limit,
        offset,
      ),
      readAddress,
    ),
  });
}

/** Includes removed addresses: their owner may still view them. */
export async function findAddress(db: Database, id: AddressId): Promise<Address | null> {
  const row = await db.first(`SELECT ${ADDRESS_COLUMNS} FROM addresses WHERE id = ?`, id);
  return row && readAddress(row);
}

function readAddress(row: Row): Address {
  return {
    id: int(row, "id"),
    user: int(row, "user_id"),
    type: row.type === "Billing" ? "Billing" : "Shipping",
    recipient: text(row, "recipient"),
    business_name: text(row, "business_name"),
    vat_number: text(row, "vat_number"),
    tax_code: text(row, "tax_code"),
    sdi_code: text(row, "sdi_code"),
    pec: text(row, "pec"),
    address: text(row, "address"),
    address_2: text(row, "address_2"),
    postal_code: text(row, "postal_code"),
    city: text(row, "city"),
    province: text(row, "province"),
    country: text(row, "country"),
    phone: text(row, "phone"),
    email: text(row, "email"),
    is_default: flag(row, "is_default"),
    is_active: flag(row, "is_active"),
  };
}
