// An address is added, made the default of its type, or removed; it is not editable otherwise (CONTRACT §3).

import type { ApiContext } from "~/api/http/context";
import type { Handler } from "~/api/http/handler";
import { idempotentPost, replyOf } from "~/api/http/idempotency";
import type { Calls } from "~/contract/calls";
import { type Address, AddressInput } from "~/contract/customers";
import * as actions from "~/db/customers/address-actions";
import { findAddress } from "~/db/customers/addresses";
import { addressFaults, normalizeAddress } from "~/domain/address";
import { BatchRefused } from "~/platform/database";
import { customerFor, ownedBy, requireUser } from "~/services/access";
import { createOnce } from "~/services/idempotency";
import { invalidField, notFound, Refusal } from "~/services/refusal";

export const addAddress: Handler<Calls["customers"]["addAddress"]> = async (c, input) => {
  const { customer, user, is_default, ...typed } = input;
  if (customer !== undefined && user !== undefined && customer !== user) throw notFound();
  const owner = await customerFor(c, customer ?? user);
  const address = normalizeAddress(typed);
  const faults = addressFaults(address, owner.type, owner.user);
  if (faults.length > 0) {
    throw new Refusal(
      400,
      "invalid_input",
      {},
      faults.map(({ field, code, example }) => ({ field, code, ...(example && { values: { example } }) })),
    );
  }
  const post = idempotentPost(c, {
    call: "addresses/",
    caller: `user/${requireUser(c).user.id}`,
    body: { ...address, is_default, customer: owner.id },
  });
  const prepare = async () => ({
    statements: actions.addAddress(owner.id, address, is_default),
    answer: actions.addedAddress(owner.id, address),
  });
  return replyOf(await createOnce(c, post, prepare));
};

export const editAddress: Handler<Calls["customers"]["editAddress"]> = async (c, { id, ...changes }) => {
  const address = await ownAddress(c, id);
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
  return ownAddress(c, id);
};

async function ownAddress(c: ApiContext, id: number): Promise<Address> {
  const address = await findAddress(c.db, id);
  if (!address) throw notFound();
  await ownedBy(c, address.user);
  return address;
}
