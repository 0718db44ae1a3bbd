// Keys of other systems, as an owner makes, lists and revokes them (CONTRACT §16).
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

/** Told from a session's token by its length too: those are random from their first character. */
export const isOperatorKey = (token: string): boolean => /^ok_[\w-]{43}$/.test(token);

/** The newest first. */
export const listOperatorKeys = (c: ServiceContext): Promise<OperatorKey[]> => ask(c.db, operatorKeysQuery());

/**
 * The answer alone has the key. A person's password is asked again: a key outlives the session that makes it.
 * @param source names the form: sent twice, it makes one key
 * @throws Refusal 409 where it has made one, or where there are too many; 400 for a wrong password, 429 after too many
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
 * The system that has the key: named by it in the audit log. Counts the use.
 * @returns null for a key that is unknown, was revoked or has expired
 * @throws Refusal 429 for more uses in a minute than a key may have
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
