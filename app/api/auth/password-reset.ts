// Password reset: a code is sent by email, and sets a new password (CONTRACT §3).

import type { ApiContext } from "~/api/http/context";
import type { Handler } from "~/api/http/handler";
import type { Calls } from "~/contract/calls";
import type { Locale } from "~/contract/wire";
import { claimGuestOrders } from "~/db/auth/guests";
import { spendTry } from "~/db/auth/password-codes";
import { forgetAttempts } from "~/db/auth/rate-limit";
import { changePassword } from "~/db/auth/sign-in";
import { ask } from "~/db/query";
import { codeHashOf, isSame } from "~/platform/crypto";
import { hashPassword } from "~/platform/password-hash";
import { wakeMail } from "~/platform/queue";
import { Refusal } from "~/services/refusal";
import {
  failedAttemptsOfName,
  recordFailedAttempt,
  throttlePasswordReset,
  throttleUsernameLookup,
} from "./login-throttle";
import { passwordCodeQuery } from "./password-code";
import { weaknessesOf, weakPassword } from "./weak-password";

export const passwordReset: Handler<Calls["auth"]["passwordReset"]> = async (c, { username }) => {
  const found = await throttlePasswordReset(c, username);
  if (!found) throw new Refusal(404, "user_not_found");
  const mails = await ask(c.db, passwordCodeQuery(c, found.user, { locale: namedLocale(c) }));
  c.ctx.waitUntil(wakeMail(c.env, mails));
  return null;
};

export const otpPasswordChange: Handler<Calls["auth"]["otpPasswordChange"]> = async (c, input) => {
  const { username, password, otp } = input;
  const found = await throttleUsernameLookup(c, username);
  const weaknesses = weaknessesOf(password, null);
  if (weaknesses.length > 0) throw weakPassword(weaknesses);
  // An unknown name costs the same work, so that it takes as long.
  const user = found?.user.id ?? NOBODY;
  const hash = await spendTry(c.db, user, c.now.toISOString());
  const pepper = c.env.PASSWORD_PEPPER;
  const isRight = hash !== null && isSame(hash, codeHashOf(otp.replace(/\s/g, ""), user, pepper));
  if (!found || !isRight) {
    // A valid code has its own attempts: failed passwords do not stop its owner from using it.
    await recordFailedAttempt(c, username, { stops: hash === null });
    throw found ? invalidCode() : new Refusal(404, "user_not_found");
  }
  // Only the code's owner may learn the user's name from a refusal.
  const personal = weaknessesOf(password, found.user);
  if (personal.length > 0) throw weakPassword(personal);
  const { email } = found.user;
  const also = [
    forgetAttempts(failedAttemptsOfName(found.user.username)),
    ...claimGuestOrders(found.user.username, email),
  ];
  if (!(await changePassword(c.db, found, await hashPassword(password, pepper), also))) throw invalidCode();
  return null;
};

/** The request's locale; without one, the user's own. */
const namedLocale = (c: ApiContext): Locale | undefined =>
  new URL(c.request.url).searchParams.has("locale") ? c.locale : undefined;

const NOBODY = 0;
const invalidCode = () => new Refusal(401, "invalid_otp", {}, [{ field: "otp", code: "invalid_otp" }]);
