// Sessions: opened by a password, a code or a link, renewed, and ended. A token is stored as its hash.
import type { LoginAnswer } from "~/contract/auth";
import { endSessionKey } from "~/db/auth/api-keys";
import {
  addToken,
  type Credentials,
  endKeysOf,
  endToken,
  endTokensOf,
  expiryOf,
  findCredentials,
  replaceToken,
} from "~/db/auth/sign-in";
import { DAY, later } from "~/platform/clock";
import { hashOf, newToken } from "~/platform/crypto";
import type { Statement } from "~/platform/database";
import { requireUser } from "~/services/access";
import type { CallerContext } from "~/services/context";
import { Refusal } from "~/services/refusal";
import { deviceToken } from "./known-device";
import { verifyPasswordThrottled } from "./login-throttle";
import { serializeUser } from "./serialize-user";

const TOKEN_LIFE = 30 * DAY;

/**
 * Creates a token for this user.
 * @param expiresAt ISO 8601; default: in 30 days (CONTRACT §3)
 * @param also statements of the same batch
 */
export async function openSession(
  c: CallerContext,
  found: Credentials,
  { expiresAt = later(c.now, TOKEN_LIFE), also = [] }: { expiresAt?: string; also?: Statement[] } = {},
): Promise<LoginAnswer> {
  const { user } = found;
  const token = newToken();
  const stored = { user: user.id, hash: hashOf(token), createdAt: c.now.toISOString(), expiresAt };
  await c.db.batch([...also, addToken(stored)]);
  const device = deviceToken(c, { id: user.id, passwordHash: found.passwordHash });
  return { token, expiry: expiresAt, user: serializeUser(user), device };
}

/**
 * @param replacedToken token of the session that this one replaces; null: no session
 * @throws Refusal 401 for an unknown name or a wrong password, 403 if the password must be changed first,
 * 429 after
 * too many attempts
 */
export async function signIn(
  c: CallerContext,
  typed: { username: string; password: string },
  replacedToken: string | null,
): Promise<LoginAnswer> {
  const { found, matches, forget } = await verifyPasswordThrottled(c, typed.username, typed.password);
  if (!found || !matches) throw new Refusal(401, "invalid_credentials");
  if (found.user.must_change_password) {
    await c.db.batch(forget);
    throw new Refusal(403, "password_change_required");
  }
  const ended = replacedToken ? [endToken(hashOf(replacedToken))] : [];
  return openSession(c, found, { also: [...forget, ...ended] });
}

/** @throws Refusal 401 without a token */
export async function signOut(c: CallerContext): Promise<void> {
  const { tokenHash } = requireUser(c);
  await c.db.batch([endToken(tokenHash), endSessionKey(tokenHash)]);
}

/** Ends all of the user's sessions and API keys. @throws Refusal 401 without a token */
export async function signOutEverywhere(c: CallerContext): Promise<void> {
  const { id } = requireUser(c).user;
  await c.db.batch([endTokensOf(id), endKeysOf(id)]);
}

/**
 * Creates a token for the rest of the old one's lifetime, and ends the old one. @throws Refusal 401 without
 * a token
 */
export async function renewSession(c: CallerContext): Promise<LoginAnswer> {
  const { user, tokenHash, expiresAt } = requireUser(c);
  const found = await findCredentials(c.db, user.username);
  if (!found) throw new Refusal(401, "not_authenticated");
  return openSession(c, found, { expiresAt, also: [replaceToken(tokenHash, c.now.toISOString())] });
}

/** When an invalid token expired: ISO 8601, or null if it was never issued or was ended. */
export async function expiredAt(c: CallerContext, tokenHash: string): Promise<string | null> {
  const expiry = await expiryOf(c.db, tokenHash);
  return expiry !== null && expiry <= c.now.toISOString() ? expiry : null;
}
