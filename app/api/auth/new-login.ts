// A new token, and what a login answers with it.
import type { ApiContext } from "~/api/http/context";
import type { LoginAnswer } from "~/contract/auth";
import { addToken, type Credentials } from "~/db/auth/sign-in";
import { DAY } from "~/platform/clock";
import { hashOf, newToken } from "~/platform/crypto";
import { deviceToken } from "./known-device";
import { serializeUser } from "./serialize-user";

export const TOKEN_LIFE = 30 * DAY;

/** @returns the answer, and the statement that stores the token's hash */
export function newLogin(c: ApiContext, found: Credentials, expiresAt: string) {
  const { user } = found;
  const token = newToken();
  const answer: LoginAnswer = {
    token,
    expiry: expiresAt,
    user: serializeUser(user),
    device: deviceToken(c, found),
  };
  const add = addToken({ user: user.id, hash: hashOf(token), createdAt: c.now.toISOString(), expiresAt });
  return { answer, add };
}
