// A user's API keys for programs: only the user creates and deletes them.
import type { ApiKey, KeyScope, NewApiKey } from "~/contract/api-keys";
import { MAX_API_KEYS } from "~/contract/constants/limits";
import { addApiKey, apiKeysQuery, readApiKey, removeApiKey, TOO_MANY_KEYS } from "~/db/auth/api-keys";
import { ask } from "~/db/query";
import { DAY, later } from "~/platform/clock";
import { hashOf, newToken } from "~/platform/crypto";
import { BatchRefused } from "~/platform/database";
import { requireUser } from "~/services/access";
import type { CallerContext, ServiceContext } from "~/services/context";
import { notFound, Refusal } from "~/services/refusal";
import { verifyPasswordThrottled } from "./login-throttle";

/** Newest first. @throws Refusal 401 without a token */
export const listApiKeys = (c: ServiceContext): Promise<ApiKey[]> =>
  ask(c.db, apiKeysQuery(requireUser(c).user.id));

/**
 * Only this response contains the key. Requires the password, because a key outlives the session that
 * creates it.
 * @param source id of the form: sent twice, it creates one key
 * @throws Refusal 409 if the form has created a key already, or at the maximum number of keys; 404 for a
 * guest; 400 for a
 * wrong password, 429 after too many
 */
export async function createApiKey(
  c: CallerContext,
  {
    name,
    scope,
    days,
    password,
    source,
  }: { name: string; scope: KeyScope; days: number; password: string; source: string },
): Promise<NewApiKey> {
  const { user } = requireUser(c);
  if (user.is_guest) throw notFound();
  const { matches, forget } = await verifyPasswordThrottled(c, user.username, password);
  if (!matches)
    throw new Refusal(400, "invalid_password", {}, [{ field: "password", code: "invalid_password" }]);
  await c.db.batch(forget);
  const key = `bk_${newToken()}`;
  try {
    const [, [row] = []] = await c.db.batch(
      addApiKey({
        ...{ user: user.id, hash: hashOf(key), name, scope, source, ending: key.slice(-4) },
        createdAt: c.now.toISOString(),
        expiresAt: later(c.now, days * DAY),
      }),
    );
    if (!row) throw new Refusal(409, "key_shown_once");
    return { ...readApiKey(row), key };
  } catch (error) {
    if (error instanceof BatchRefused && error.code === TOO_MANY_KEYS)
      throw new Refusal(409, TOO_MANY_KEYS, { max: MAX_API_KEYS });
    throw error;
  }
}

/** @throws Refusal 404 if the caller has no such key */
export async function endApiKey(c: ServiceContext, id: number): Promise<void> {
  if (!(await removeApiKey(c.db, requireUser(c).user.id, id))) throw notFound();
}
