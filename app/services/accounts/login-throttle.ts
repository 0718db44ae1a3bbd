// Login throttling: counts failed attempts by user and user names by address, over all calls together
// (CONTRACT §1).

import { countAttempt, forgetAttempts, type Limit } from "~/db/auth/rate-limit";
import { type Credentials, findCredentials } from "~/db/auth/sign-in";
import { mailboxOf, normalizeUsername } from "~/domain/accounts/username";
import { HOUR, MINUTE } from "~/platform/clock";
import type { Statement } from "~/platform/database";
import { rateLimitFactor } from "~/platform/env";
import { verifyPassword, verifyUnknownUser } from "~/platform/password-hash";
import type { CallerContext } from "~/services/context";
import { throttle } from "~/services/throttle";
import { isKnownDevice } from "./known-device";

const WRONG_PASSWORDS = { scope: "wrong_passwords", limit: 10, windowMs: 15 * MINUTE, distinct: false };
const RESETS_BY_ADDRESS = { scope: "resets_asked", limit: 5, windowMs: HOUR, distinct: false };
const RESETS_BY_USER = { scope: "resets_mailed", limit: 5, windowMs: HOUR, distinct: false };
const USERNAMES = { scope: "names_tried", limit: 20, windowMs: MINUTE, distinct: true };

/**
 * Verifies a password. Counts the attempt first; `forget` removes it if the password is right.
 * @returns the user and whether the password is right; an unknown name takes as long as a wrong password
 * @throws Refusal 429 after too many attempts
 */
export async function verifyPasswordThrottled(
  c: CallerContext,
  typedName: string,
  password: string,
): Promise<{ found: Credentials | null; matches: boolean; forget: Statement[] }> {
  const username = normalizeUsername(typedName);
  const found = await findCredentials(c.db, username);
  const limits = [usernamesOf(c, username), wrongPasswordsOf(c, username, found)];
  await throttle(c, limits);
  const matches = found
    ? await verifyPassword(password, c.env.PASSWORD_PEPPER, found.passwordHash)
    : await verifyUnknownUser(password, c.env.PASSWORD_PEPPER);
  return { found, matches, forget: limits.map(forgetAttempts) };
}

/** Counts a lookup as one user name that the address has tried. */
export async function throttleUsernameLookup(
  c: CallerContext,
  typedName: string,
): Promise<Credentials | null> {
  const username = normalizeUsername(typedName);
  await throttle(c, [usernamesOf(c, username)]);
  return findCredentials(c.db, username);
}

/** Limits password resets per hour by client address and by user (CONTRACT §1). */
export async function throttlePasswordReset(
  c: CallerContext,
  typedName: string,
): Promise<Credentials | null> {
  const username = normalizeUsername(typedName);
  await throttle(c, resetLimits(c, username));
  return findCredentials(c.db, username);
}

/** Like throttlePasswordReset, for back-office users. @param email normalized */
export const throttleOperatorReset = (c: CallerContext, email: string): Promise<void> =>
  throttle(c, resetLimits(c, `operator ${email}`));

const resetLimits = (c: CallerContext, username: string): Limit[] => [
  usernamesOf(c, username),
  {
    ...RESETS_BY_ADDRESS,
    limit: RESETS_BY_ADDRESS.limit * rateLimitFactor(c.env),
    subject: c.clientIp,
    detail: "",
  },
  { ...RESETS_BY_USER, subject: mailboxOf(username), detail: "" },
];

/** A wrong code counts like a wrong password. @param stops whether to refuse after too many */
export async function recordFailedAttempt(
  c: CallerContext,
  typedName: string,
  { stops }: { stops: boolean },
): Promise<void> {
  const limits = [failedAttemptsOfName(normalizeUsername(typedName))];
  if (stops) await throttle(c, limits);
  else await countAttempt(c.db, limits, c.now);
}

/**
 * The same limits for back-office users: signed-in sessions and known devices have a counter that strangers
 * do not affect.
 * @param email normalized
 * @param found null for an unknown address
 */
export function operatorLimits(
  c: CallerContext,
  email: string,
  found: { id: number; passwordHash: string } | null,
): Limit[] {
  const isKnown =
    found &&
    (c.operator?.id === found.id ||
      isKnownDevice(c, { id: `operator-${found.id}`, passwordHash: found.passwordHash }));
  return isKnown
    ? [{ ...WRONG_PASSWORDS, subject: `known operator ${found.id}`, detail: "" }]
    : [usernamesOf(c, `operator ${email}`), { ...WRONG_PASSWORDS, subject: `operator ${email}`, detail: "" }];
}

/** @param username normalized */
export const failedAttemptsOfName = (username: string): Limit => ({
  ...WRONG_PASSWORDS,
  subject: `name ${username}`,
  detail: "",
});

const usernamesOf = (c: CallerContext, username: string): Limit => ({
  ...USERNAMES,
  limit: USERNAMES.limit * rateLimitFactor(c.env),
  subject: c.clientIp,
  detail: username,
});

// Signed-in sessions and known devices have a separate counter, so that strangers cannot lock the user out.
// All of them share one counter, so that a new session or device token does not reset it.
function wrongPasswordsOf(c: CallerContext, username: string, found: Credentials | null): Limit {
  const isKnown =
    found &&
    (c.who?.user.id === found.user.id ||
      isKnownDevice(c, { id: found.user.id, passwordHash: found.passwordHash }));
  return isKnown
    ? { ...WRONG_PASSWORDS, subject: `known ${found.user.id}`, detail: "" }
    : failedAttemptsOfName(username);
}
