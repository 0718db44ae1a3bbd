// A customer's addresses: added, made the default of their type, or removed; not editable otherwise
// (CONTRACT §3).

import type { AddressType } from "~/contract/customers";
import { type Address, AddressInput } from "~/contract/customers";
import type { AddressId } from "~/contract/ids";
import * as actions from "~/db/customers/address-actions";
import { findAddress, listAddresses } from "~/db/customers/addresses";
import { shopData } from "~/db/shop/shop-data";
import { addressFaults, normalizeAddress } from "~/domain/accounts/address";
import { BatchRefused } from "~/platform/database";
import { type Customer, customerFor, ownedBy } from "~/services/access";
import type { ServiceContext } from "~/services/context";
import { createOnce, type IdempotentPost, type WriteAnswer } from "~/services/idempotency";
import { invalidField, notFound, Refusal } from "~/services/refusal";

/**
 * Active addresses that contain every word of the search, defaults first. @throws Refusal like
 * customerFor()
 */
export async function listOwnAddresses(
  c: ServiceContext,
  customer: number | undefined,
  filter: { type: AddressType | undefined; search: string },
  range: { limit: number; offset: number },
) {
  const { id } = await customerFor(c, customer);
  return listAddresses(c.db, id, filter, range);
}

/** @throws Refusal 404 for an address that is not the caller's */
export async function findOwnAddress(c: ServiceContext, id: AddressId): Promise<Address> {
  const address = await findAddress(c.db, id);
  if (!address) throw notFound();
  await ownedBy(c, address.user);
  return address;
}

type AddressFields = Parameters<typeof actions.addAddress>[1];

/** Normalizes an address and validates it for its owner. @throws Refusal 400 by field */
export async function validAddress(
  c: ServiceContext,
  typed: Parameters<typeof normalizeAddress>[0],
  owner: Customer,
): Promise<AddressFields> {
  const address = normalizeAddress(typed);
  const faults = addressFaults(address, owner.type, owner.user, (await shopData(c)).makesEInvoices);
  if (faults.length === 0) return address;
  const fields = faults.map(({ field, code, example }) => ({
    field,
    code,
    ...(example && { values: { example } }),
  }));
  throw new Refusal(400, "invalid_input", {}, fields);
}

/** The first address of its type becomes the default, even without `is_default`. */
export const addOwnAddress = (
  c: ServiceContext,
  owner: Customer,
  { address, isDefault }: { address: AddressFields; isDefault: boolean },
  post: IdempotentPost | null,
): Promise<WriteAnswer> =>
  createOnce(c, post, async () => ({
    statements: actions.addAddress(owner.id, address, isDefault),
    answer: actions.addedAddress(owner.id, address),
  }));

export interface AddressChanges {
  is_active?: false | undefined;
  is_default?: true | undefined;
}

/** @throws Refusal 404 for an address that is not the caller's, 400 for any other change */
export async function editOwnAddress(
  c: ServiceContext,
  id: AddressId,
  changes: AddressChanges,
): Promise<Address> {
  const address = await findOwnAddress(c, id);
  const foreign = Object.keys(AddressInput.shape).filter((field) => field in changes);
  if (foreign.length > 0) {
    const fields = foreign.map((field) => ({ field, code: "address_not_editable" }));
    throw new Refusal(400, "address_not_editable", {}, fields);
  }
  const { is_active, is_default } = changes;
  if (is_active === undefined && is_default === undefined) throw invalidField("is_active", "required");
  // A removed address cannot be the default, and removal is final.
  if (is_default && (is_active === false || !address.is_active)) throw invalidField("is_default", "invalid");
  try {
    await c.db.batch(is_default ? actions.makeDefault(address) : actions.removeAddress(address));
  } catch (error) {
    if (error instanceof BatchRefused && error.code === actions.ADDRESS_REMOVED)
      throw invalidField("is_default", "invalid");
    throw error;
  }
  return findOwnAddress(c, id);
}
