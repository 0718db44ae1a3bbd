// Changes of a customer's addresses. Each type has at most one default.

import { type Address, AddressInput } from "~/contract/customers";
import type { AddressId, UserId } from "~/contract/ids";
import { type Statement, statement, type Value } from "~/platform/database";

type Fields = Omit<Address, "id" | "user" | "is_default" | "is_active">;
type OwnType = Pick<Address, "user" | "type">;

const COLUMNS = AddressInput.keyof().options;

/** The first address of its type becomes the default, even without `asDefault`. */
export const addAddress = (user: UserId, fields: Fields, asDefault: boolean): Statement[] => [
  ...(asDefault ? [noDefault({ user, type: fields.type })] : []),
  statement(
    `INSERT INTO addresses (user_id, ${COLUMNS.join(", ")}, is_default)
     VALUES (?, ${COLUMNS.map(() => "?").join(", ")}, NOT EXISTS (
       SELECT 1 FROM addresses WHERE user_id = ? AND type = ? AND is_default = 1 AND is_active = 1))`,
    user,
    ...COLUMNS.map((column): Value => fields[column]),
    user,
    fields.type,
  ),
];

/** The address just added, in the format of the call's response. */
export const addedAddress = (user: UserId, fields: Fields): Statement =>
  statement(
    `SELECT json_set(?, '$.id', id, '$.is_default', json(iif(is_default, 'true', 'false'))) AS answer
     FROM addresses WHERE user_id = ? ORDER BY id DESC LIMIT 1`,
    JSON.stringify({ id: 0, user, ...fields, is_default: false, is_active: true }),
    user,
  );

/** Refusal code if the address was removed in the meantime. */
export const ADDRESS_REMOVED = "address_removed";

/**
 * Replaces the default of the address's type. Refuses with `address_removed` if the address was removed in
 * the meantime.
 */
export const makeDefault = ({ id, ...own }: OwnType & { id: AddressId }): Statement[] => [
  statement(
    `INSERT INTO refusals (code) SELECT '${ADDRESS_REMOVED}'
     WHERE NOT EXISTS (SELECT 1 FROM addresses WHERE id = ? AND is_active = 1)`,
    id,
  ),
  noDefault(own),
  statement("UPDATE addresses SET is_default = 1 WHERE id = ?", id),
];

/**
 * If the default is removed, the oldest remaining address becomes the default, so that the checkout still
 * preselects one.
 */
export const removeAddress = ({ id, user, type }: OwnType & { id: AddressId }): Statement[] => [
  statement("UPDATE addresses SET is_active = 0, is_default = 0 WHERE id = ?", id),
  statement(
    `UPDATE addresses SET is_default = 1
     WHERE id = (SELECT min(id) FROM addresses WHERE user_id = ? AND type = ? AND is_active = 1)
       AND NOT EXISTS (SELECT 1 FROM addresses WHERE user_id = ? AND type = ? AND is_active = 1 AND is_default = 1)`,
    user,
    type,
    user,
    type,
  ),
];

const noDefault = ({ user, type }: OwnType): Statement =>
  statement(
    "UPDATE addresses SET is_default = 0 WHERE user_id = ? AND type = ? AND is_default = 1",
    user,
    type,
  );
