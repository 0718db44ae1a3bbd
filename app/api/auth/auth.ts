// Signing in and out: CONTRACT §3.

import { tokenOf } from "~/api/http/authenticate";
import type { Handlers } from "~/api/http/handler";
import { forgetAttempts } from "~/db/auth/rate-limit";
import { changePassword, endToken, endTokensOf, expiryOf, findCredentials } from "~/db/auth/sign-in";
import { later } from "~/platform/clock";
import { hashOf } from "~/platform/crypto";
import { hashPassword, verifyPassword } from "~/platform/password-hash";
import { requireUser } from "~/services/access";
import { Refusal } from "~/services/refusal";
import { guest, guestLink } from "./guest";
import { failedAttemptsOfName, throttleUsernameLookup, verifyPasswordThrottled } from "./login-throttle";
import { newLogin, TOKEN_LIFE } from "./new-login";
import { otpPasswordChange, passwordReset } from "./password-reset";
import { confirmSignUp, signUp } from "./sign-up";
import { weaknessesOf, weakPassword } from "./weak-password";

export const auth: Handlers<"auth"> = {
  async login(c) {
    const typed = basicOf(c.request);
    if (!typed) throw new Refusal(401, "invalid_credentials");
    const { found, matches, forget } = await verifyPasswordThrottled(c, typed.username, typed.password);
    if (!found || !matches) throw new Refusal(401, "invalid_credentials");
    if (found.user.must_change_password) {
      await c.db.batch(forget);
      throw new Refusal(403, "password_change_required");
    }
    const { answer, add } = newLogin(c, found, later(c.now, TOKEN_LIFE));
    const old = c.request.headers.get("Shop-Old-Token");
    await c.db.batch([...forget, ...(old ? [endToken(hashOf(old))] : []), add]);
    return answer;
  },

  async logout(c) {
    await c.db.batch([endToken(requireUser(c).tokenHash)]);
    return null;
  },

  async logoutAll(c) {
    await c.db.batch([endTokensOf(requireUser(c).user.id)]);
    return null;
  },

  async isAuthenticated(c) {
    if (c.who) return { authenticated: true, reason: null, expiry: c.who.expiresAt };
    if (!c.request.headers.has("Authorization"))
      return { authenticated: false, reason: "no-session", expiry: null };
    const token = tokenOf(c.request);
    const expiry = token && (await expiryOf(c.db, hashOf(token)));
    const hasExpired = Boolean(expiry) && String(expiry) <= c.now.toISOString();
    return {
      authenticated: false,
      reason: hasExpired ? "expired" : "invalid",
      expiry: hasExpired ? expiry : null,
    };
  },

  async passwordChange(c, { username, old_password, password }) {
    const { found, matches, forget } = await verifyPasswordThrottled(c, username, old_password);
    if (!found) throw new Refusal(404, "user_not_found");
    if (!matches)
      throw new Refusal(400, "invalid_password", {}, [{ field: "old_password", code: "invalid_password" }]);
    const isSame = await verifyPassword(password, c.env.PASSWORD_PEPPER, found.passwordHash);
    const weaknesses = isSame ? ["password_same"] : weaknessesOf(password, found.user);
    if (weaknesses.length > 0) {
      await c.db.batch(forget);
      throw weakPassword(weaknesses);
    }
    const hash = await hashPassword(password, c.env.PASSWORD_PEPPER);
    // Failed attempts were at the old password.
    const forgetAll = [...forget, forgetAttempts(failedAttemptsOfName(found.user.username))];
    if (!(await changePassword(c.db, found, hash, forgetAll))) throw new Refusal(400, "invalid_password");
    return null;
  },

  passwordReset,
  otpPasswordChange,

  guest,
  guestLink,
  signUp,
  confirmSignUp,

  async checkPasswordChange(c, { username }) {
    const found = await throttleUsernameLookup(c, username);
    if (!found) throw new Refusal(404, "user_not_found");
    return { must_change: found.user.must_change_password === 1 };
  },

  async renew(c) {
    const { user, tokenHash, expiresAt } = requireUser(c);
    const found = await findCredentials(c.db, user.username);
    if (!found) throw new Refusal(401, "not_authenticated");
    const { answer, add } = newLogin(c, found, expiresAt);
    await c.db.batch([endToken(tokenHash), add]);
    return answer;
  },
};

/** `Basic base64(username:password)` in UTF-8; a name cannot hold a colon, a password can. */
function basicOf(request: Request): { username: string; password: string } | null {
  const coded = /^Basic ([\w+/=-]{1,4000})$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
  if (!coded) return null;
  try {
    const bytes = Uint8Array.from(atob(coded.replace(/-/g, "+").replace(/_/g, "/")), (char) =>
      char.charCodeAt(0),
    );
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const colon = text.indexOf(":");
    return colon < 1 ? null : { username: text.slice(0, colon), password: text.slice(colon + 1) };
  } catch {
    return null;
  }
}
