// New passwords: set with the old one, or with a code from an email (CONTRACT §3).
import { NOBODY } from "~/contract/ids";
import type { Locale } from "~/contract/wire";
import { claimGuestOrders } from "~/db/auth/guests";
import { spendTry } from "~/db/auth/password-codes";
import { forgetAttempts } from "~/db/auth/rate-limit";
import { changePassword, endKeysOf } from "~/db/auth/sign-in";
import { ask } from "~/db/query";
import { codeHashOf, isSame } from "~/platform/crypto";
import { hashPassword, verifyPassword } from "~/platform/password-hash";
import { wakeMail } from "~/platform/queue";
import type { CallerContext } from "~/services/context";
import { Refusal } from "~/services/refusal";
import {
  failedAttemptsOfName,
  recordFailedAttempt,
  throttlePasswordReset,
  throttleUsernameLookup,
  verifyPasswordThrottled,
} from "./login-throttle";
import { passwordCodeQuery } from "./password-code";
import { weaknessesOf, weakPassword } from "./weak-password";

/** @throws Refusal 404 for an unknown name, 400 for a wrong or weak password, 429 after too many attempts */
export async function replacePassword(
  c: CallerContext,
  typed: { username: string; oldPassword: string; password: string; keepKeys: boolean },
): Promise<void> {
  const { found, matches, forget } = await verifyPasswordThrottled(c, typed.username, typed.oldPassword);
  if (!found) throw new Refusal(404, "user_not_found");
  if (!matches)
    throw new Refusal(400, "invalid_password", {}, [{ field: "old_password", code: "invalid_password" }]);
  const isSamePassword = await verifyPassword(typed.password, c.env.PASSWORD_PEPPER, found.passwordHash);
  const weaknesses = isSamePassword ? ["password_same"] : weaknessesOf(typed.password, found.user);
  if (weaknesses.length > 0) {
    await c.db.batch(forget);
    throw weakPassword(weaknesses);
  }
  const hash = await hashPassword(typed.password, c.env.PASSWORD_PEPPER);
  // The failed attempts concerned the old password.
  const forgetAll = [...forget, forgetAttempts(failedAttemptsOfName(found.user.username))];
  if (!typed.keepKeys) forgetAll.push(endKeysOf(found.user.id));
  if (!(await changePassword(c.db, found, hash, forgetAll))) throw new Refusal(400, "invalid_password");
}

/** @throws Refusal 404 for an unknown name, 429 after too many lookups */
export async function mustChangePassword(c: CallerContext, username: string): Promise<boolean> {
  const found = await throttleUsernameLookup(c, username);
  if (!found) throw new Refusal(404, "user_not_found");
  return found.user.must_change_password === 1;
}

/**
 * Sends a code by email.
 * @param mail the shop's origin for the link, and the locale; default: the user's own
 * @throws Refusal 404 for an unknown name, 429 after too many
 */
export async function sendPasswordCode(
  c: CallerContext,
  username: string,
  mail: { origin: string; locale: Locale | undefined },
): Promise<void> {
  const found = await throttlePasswordReset(c, username);
  if (!found) throw new Refusal(404, "user_not_found");
  c.ctx.waitUntil(wakeMail(c.env, await ask(c.db, passwordCodeQuery(c, found.user, mail))));
}

/**
 * @throws Refusal 404 for an unknown name, 401 for a wrong code, 400 for a weak password, 429 after too
 * many attempts
 */
export async function setPasswordByCode(
  c: CallerContext,
  typed: { username: string; password: string; otp: string; keepKeys: boolean },
): Promise<void> {
  const { username, password, otp } = typed;
  const found = await throttleUsernameLookup(c, username);
  const weaknesses = weaknessesOf(password, null);
  if (weaknesses.length > 0) throw weakPassword(weaknesses);
  // An unknown name runs the same work, so that the response time does not differ.
  const user = found?.user.id ?? NOBODY;
  const hash = await spendTry(c.db, user, c.now.toISOString());
  const pepper = c.env.PASSWORD_PEPPER;
  const isRight = hash !== null && isSame(hash, codeHashOf(otp.replace(/\s/g, ""), user, pepper));
  if (!found || !isRight) {
    // A valid code has its own attempts: failed passwords do not stop its owner from using it.
    await recordFailedAttempt(c, username, { stops: hash === null });
    throw found ? invalidCode() : new Refusal(404, "user_not_found");
  }
  // Only the owner of the code may learn the user's name from a refusal.
  const personal = weaknessesOf(password, found.user);
  if (personal.length > 0) throw weakPassword(personal);
  const also = [
    forgetAttempts(failedAttemptsOfName(found.user.username)),
    ...claimGuestOrders(found.user.username, found.user.email),
  ];
  // After a reset, the old password may have been stolen and used to create keys.
  if (!typed.keepKeys) also.push(endKeysOf(found.user.id));
  if (!(await changePassword(c.db, found, await hashPassword(password, pepper), also))) throw invalidCode();
}
const invalidCode = () => new Refusal(401, "invalid_otp", {}, [{ field: "otp", code: "invalid_otp" }]);
