// Identifies the caller of an operator's call: the holder of the operator's token, or a user by a session.
import { findSession } from "~/db/operator/operators";
import { now } from "~/platform/clock";
import { hashOf, isSame } from "~/platform/crypto";
import { openDatabase } from "~/platform/database";
import type { Env } from "~/platform/env";
import type { OperatorActor } from "~/services/context";
import { isOperatorKey, operatorOfKey } from "./keys";
import { throttleOperatorToken } from "./token-throttle";

/** Name of the operator's token in the audit log. */
const TOKEN_NAME = "operator";

/**
 * @returns the seconds to wait after too many wrong tokens from this address; otherwise the operator, or
 * null for a wrong token
 */
export async function actorOf(
  env: Env,
  given: string,
  address: string,
): Promise<{ wait: number | null; operator: OperatorActor | null }> {
  const db = openDatabase(env.DB, "first-primary");
  const tokenHash = hashOf(given);
  if (isOperatorKey(given)) {
    const system = await operatorOfKey(db, tokenHash, now());
    if (system) return { wait: null, operator: system };
    // An unknown key counts as a wrong token.
  }
  // Compares hashes, which have one length, so that not even the token's length leaks.
  const isToken = isSame(tokenHash, hashOf(env.OPERATOR_TOKEN ?? ""));
  const [waiting, session] = await Promise.all([
    throttleOperatorToken(env, db, address, true),
    isToken ? null : findSession(db, tokenHash, now().toISOString()),
  ]);
  // The throttle does not apply to sessions, whose tokens cannot be guessed; the operator's token may be
  // short.
  if (session) return { wait: null, operator: { ...session, tokenHash } };
  if (waiting !== null) return { wait: waiting, operator: null };
  if (isToken) {
    const operator = {
      id: null,
      name: TOKEN_NAME,
      role: "owner",
      mustChangePassword: false,
      tokenHash,
    } as const;
    return { wait: null, operator };
  }
  return { wait: await throttleOperatorToken(env, db, address, false), operator: null };
}
