// How often a password may be guessed, and how many names an address may try: CONTRACT §1, over all calls together.

import type { ApiContext } from "~/api/http/context";
import { countAttempt, forgetAttempts, type Limit } from "~/db/auth/rate-limit";
import { type Credentials, findCredentials } from "~/db/auth/sign-in";
import { normalizeUsername } from "~/domain/username";
import { HOUR, MINUTE } from "~/platform/clock";
import type { Statement } from "~/platform/database";
import { rateLimitFactor } from "~/platform/env";
import { verifyNobody, verifyPassword } from "~/platform/password-hash";
import { Refusal } from "~/services/refusal";
import { isKnownDevice } from "./known-device";

const GUESSES = { scope: "wrong_passwords", limit: 10, windowMs: 15 * MINUTE, distinct: false };
const RESETS_ASKED = { scope: "resets_asked", limit: 5, windowMs: HOUR, distinct: false };
const RESETS_MAILED = { scope: "resets_mailed", limit: 5, windowMs: HOUR, distinct: false };
const NAMES = { scope: "names_tried", limit: 20, windowMs: MINUTE, distinct: true };

/**
 * Tries a password. The try is counted before it is made; `forget` takes it back where all went well.
 * @returns the user and whether the password is his; an unknown name takes as long as a wrong password.
 * @throws Refusal 429 after too many.
 */
export async function verifyPasswordThrottled(
  c: ApiContext,
  typedName: string,
  password: string,
): Promise<{ found: Credentials | null; matches: boolean; forget: Statement[] }> {
  const username = normalizeUsername(typedName);
  const found = await findCredentials(c.db, username);
  const limits = [namesOf(c, username), guessesOf(c, username, found)];
  await countOrRefuse(c, limits);
  const matches = found
    ? await verifyPassword(password, c.env.PASSWORD_PEPPER, found.passwordHash)
    : await verifyNobody(password, c.env.PASSWORD_PEPPER);
  return { found, matches, forget: limits.map(forgetAttempts) };
}

/** A question about a name: it counts as one that the address has tried. */
export async function throttleUsernameLookup(c: ApiContext, typedName: string): Promise<Credentials | null> {
  const username = normalizeUsername(typedName);
  await countOrRefuse(c, [namesOf(c, username)]);
  return findCredentials(c.db, username);
}

/** A reset by mail: so many an hour for an address that asks and for a user who is written to (CONTRACT §1). */
export async function throttlePasswordReset(c: ApiContext, typedName: string): Promise<Credentials | null> {
  const username = normalizeUsername(typedName);
  const address = {
    ...RESETS_ASKED,
    limit: RESETS_ASKED.limit * rateLimitFactor(c.env),
    subject: c.clientIp,
    detail: "",
  };
  await countOrRefuse(c, [
    namesOf(c, username),
    address,
    { ...RESETS_MAILED, subject: username, detail: "" },
  ]);
  return findCredentials(c.db, username);
}

/** A wrong code counts as a wrong password does. @param stops whether too many of them are refused */
export async function recordFailedAttempt(
  c: ApiContext,
  typedName: string,
  { stops }: { stops: boolean },
): Promise<void> {
  const limits = [failedAttemptsOfName(normalizeUsername(typedName))];
  if (stops) await countOrRefuse(c, limits);
  else await countAttempt(c.db, limits, c.now);
}

/** @param username normalised */
export const failedAttemptsOfName = (username: string): Limit => ({
  ...GUESSES,
  subject: `name ${username}`,
  detail: "",
});

const namesOf = (c: ApiContext, username: string): Limit => ({
  ...NAMES,
  limit: NAMES.limit * rateLimitFactor(c.env),
  subject: c.clientIp,
  detail: username,
});

// Sessions that are in and devices known to the user have a counter apart, so that no stranger can lock the user out;
// one for all of them, so that a renewed session or another device word is no fresh start.
function guessesOf(c: ApiContext, username: string, found: Credentials | null): Limit {
  const isKnown = found && (c.who?.user.id === found.user.id || isKnownDevice(c, found));
  return isKnown
    ? { ...GUESSES, subject: `known ${found.user.id}`, detail: "" }
    : failedAttemptsOfName(username);
}

async function countOrRefuse(c: ApiContext, limits: Limit[]): Promise<void> {
  const reached = await countAttempt(c.db, limits, c.now);
  if (reached) throw new Refusal(429, "too_many_tries", { retry_after: reached.retryAfter });
}
