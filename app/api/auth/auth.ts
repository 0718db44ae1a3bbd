// Signing in and out (CONTRACT §3).

import { tokenOf } from "~/api/http/authenticate";
import type { Handlers } from "~/api/http/handler";
import type { ReadRequest } from "~/contract/call-request";
import {
  mustChangePassword,
  replacePassword,
  sendPasswordCode,
  setPasswordByCode,
} from "~/services/accounts/passwords";
import { expiredAt, renewSession, signIn, signOut, signOutEverywhere } from "~/services/accounts/sessions";
import { Refusal } from "~/services/refusal";
import { guest, guestLink } from "./guest";
import { confirmSignUp, signUp } from "./sign-up";

export const auth: Handlers<"auth"> = {
  async login(c) {
    const typed = basicOf(c.request);
    if (!typed) throw new Refusal(401, "invalid_credentials");
    return signIn(c, typed, c.request.headers.get("Shop-Old-Token"));
  },

  async logout(c) {
    await signOut(c);
    return null;
  },

  async logoutAll(c) {
    await signOutEverywhere(c);
    return null;
  },

  async isAuthenticated(c) {
    if (c.who) return { authenticated: true, reason: null, expiry: c.who.expiresAt };
    if (!c.request.headers.has("Authorization"))
      return { authenticated: false, reason: "no-session", expiry: null };
    const token = tokenOf(c.request);
    const expiry = token && (await expiredAt(c, token.hash));
    return { authenticated: false, reason: expiry ? "expired" : "invalid", expiry };
  },

  async passwordChange(
    c,
    { username, old_password: oldPassword, password, keep_api_keys: keepKeys = false },
  ) {
    await replacePassword(c, { username, oldPassword, password, keepKeys });
    return null;
  },

  async passwordReset(c, { username }) {
    const { origin, searchParams } = new URL(c.request.url);
    await sendPasswordCode(c, username, {
      origin,
      locale: searchParams.has("locale") ? c.locale : undefined,
    });
    return null;
  },

  async otpPasswordChange(c, { keep_api_keys: keepKeys = false, ...input }) {
    await setPasswordByCode(c, { ...input, keepKeys });
    return null;
  },

  guest,
  guestLink,
  signUp,
  confirmSignUp,

  async checkPasswordChange(c, { username }) {
    return { must_change: await mustChangePassword(c, username) };
  },

  async renew(c) {
    return renewSession(c);
  },
};

/** Parses `Basic base64(username:password)` in UTF-8. A username cannot contain a colon, a password can. */
function basicOf(request: ReadRequest): { username: string; password: string } | null {
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
