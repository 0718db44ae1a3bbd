// API keys of other systems, which an owner creates, lists and revokes (CONTRACT §16).
import { MAX_API_KEYS, MAX_KEY_USES } from "~/contract/constants/limits";
import type { CreateOperatorKey, NewOperatorKey, OperatorKey } from "~/contract/operator/keys";
import {
  countOperatorKeyUse,
  deleteOperatorKey,
  insertOperatorKey,
  operatorKeysQuery,
  TOO_MANY_OPERATOR_KEYS,
} from "~/db/operator/keys";
import { ask } from "~/db/query";
import { DAY, later, MINUTE } from "~/platform/clock";
import { hashOf, newToken } from "~/platform/crypto";
import { BatchRefused, type Database } from "~/platform/database";
import type { CallerContext, OperatorActor, ServiceContext } from "~/services/context";
import { invalidField, notFound, Refusal } from "~/services/refusal";
import { verifiedSelf } from "./own-profile";

/** Distinguished from session tokens by prefix and length. */
export const isOperatorKey = (token: string): boolean => /^ok_[\w-]{43}$/.test(token);

/** Newest first. */
export const listOperatorKeys = (c: ServiceContext): Promise<OperatorKey[]> => ask(c.db, operatorKeysQuery());

/**
 * Only this response contains the key. Requires the user's password, because a key outlives the session
 * that creates it.
 * @param source id of the form: sent twice, it creates one key
 * @throws Refusal 409 if the form has created a key already, or at the maximum number of keys; 400 for a
 * wrong password, 429 after too many
 */
export async function createOperatorKey(
  c: CallerContext,
  { name, role, days, password }: CreateOperatorKey,
  source: string,
): Promise<NewOperatorKey> {
  if (c.operator?.id !== null) {
    if (!password) throw invalidField("password", "required");
    await verifiedSelf(c, password, "password");
  }
  const key = `ok_${newToken()}`;
  const madeBy = c.operator?.name ?? "operator";
  try {
    const made = await insertOperatorKey(c.db, {
      ...{ name, role, source, madeBy, hash: hashOf(key), ending: key.slice(-4) },
      now: c.now.toISOString(),
      expiresAt: later(c.now, days * DAY),
    });
    if (!made) throw new Refusal(409, "key_shown_once");
    return { ...made, key };
  } catch (error) {
    if (error instanceof BatchRefused && error.code === TOO_MANY_OPERATOR_KEYS)
      throw new Refusal(409, TOO_MANY_OPERATOR_KEYS, { max: MAX_API_KEYS });
    throw error;
  }
}

/** @throws Refusal 404 */
export async function revokeOperatorKey(c: ServiceContext, id: number): Promise<void> {
  if (!(await deleteOperatorKey(c.db, id, c.now.toISOString()))) throw notFound();
}

/**
 * Identifies the system that has the key, by the key's name, and counts the call.
 * @returns null if the key is unknown, revoked or expired
 * @throws Refusal 429 for more calls per minute than allowed
 */
export async function operatorOfKey(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<OperatorActor | null> {
  const found = await countOperatorKeyUse(db, tokenHash, now.toISOString());
  if (!found) return null;
  if (found.uses > MAX_KEY_USES) {
    const left = MINUTE - (now.getTime() % MINUTE);
    throw new Refusal(429, "too_many_tries", { retry_after: Math.ceil(left / 1000) });
  }
  const { name, ending, role } = found;
  return { id: null, name: `${name} (…${ending})`, role, mustChangePassword: false, isKey: true, tokenHash };
}
