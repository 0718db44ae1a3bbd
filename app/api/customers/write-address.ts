// Adds an address, makes it the default of its type, or removes it (CONTRACT §3).

import type { Handler } from "~/api/http/handler";
import { idempotentPost, replyOf } from "~/api/http/idempotency";
import type { Calls } from "~/contract/calls";
import { customerFor, requireUser } from "~/services/access";
import { addOwnAddress, editOwnAddress, validAddress } from "~/services/customers/addresses";
import { notFound } from "~/services/refusal";

export const addAddress: Handler<Calls["customers"]["addAddress"]> = async (c, input) => {
  const { customer, user, is_default: isDefault, ...typed } = input;
  if (customer !== undefined && user !== undefined && customer !== user) throw notFound();
  const owner = await customerFor(c, customer ?? user);
  const address = await validAddress(c, typed, owner);
  const post = idempotentPost(c, {
    call: "addresses/",
    caller: `user/${requireUser(c).user.id}`,
    body: { ...address, is_default: isDefault, customer: owner.id },
  });
  return replyOf(await addOwnAddress(c, owner, { address, isDefault }, post));
};

export const editAddress: Handler<Calls["customers"]["editAddress"]> = async (c, { id, ...changes }) =>
  editOwnAddress(c, id, changes);
