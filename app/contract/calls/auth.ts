import * as accounts from "../accounts";
import * as auth from "../auth";
import type { Call } from "../call";

export const authCalls = {
  login: {
    method: "POST",
    path: "auth/login/",
    access: "anyone",
    answer: auth.LoginAnswer,
    errors: ["invalid_credentials", "password_change_required"],
  },
  logout: {
    method: "POST",
    path: "auth/logout/",
    access: "token",
    punchOut: "read",
    answer: null,
    status: 204,
  },
  logoutAll: { method: "POST", path: "auth/logout-all/", access: "token", answer: null, status: 204 },
  isAuthenticated: {
    method: "GET",
    path: "auth/is-authenticated/",
    access: "anyone",
    answer: auth.SessionState,
  },
  passwordChange: {
    method: "POST",
    path: "auth/password-change/",
    access: "anyone",
    body: auth.PasswordChange,
    answer: null,
    status: 204,
    errors: ["invalid_password", "weak_password", "user_not_found"],
  },
  passwordReset: {
    method: "POST",
    path: "auth/password-reset/",
    access: "anyone",
    body: auth.Username,
    answer: null,
    status: 204,
    errors: ["user_not_found"],
  },
  otpPasswordChange: {
    method: "POST",
    path: "auth/otp-password-change/",
    access: "anyone",
    body: auth.CodePasswordChange,
    answer: null,
    status: 204,
    errors: ["weak_password", "invalid_otp", "user_not_found"],
  },
  checkPasswordChange: {
    method: "POST",
    path: "auth/check-psswd-change/",
    access: "anyone",
    body: auth.Username,
    answer: auth.MustChange,
    errors: ["user_not_found"],
  },
  /**
   * Added: a consumer without a password, for one order. With an Idempotency-Key, the same key and email
   * give the same guest.
   */
  guest: {
    method: "POST",
    path: "auth/guest/",
    access: "anyone",
    body: accounts.GuestInput,
    answer: auth.LoginAnswer,
    idempotent: "optional",
    errors: ["guest_checkout_closed", "idempotency_mismatch"],
  },
  /** Added: the link in a guest's email opens the guest's orders. */
  guestLink: {
    method: "POST",
    path: "auth/guest/link/",
    access: "anyone",
    body: accounts.GuestLink,
    answer: accounts.GuestLinkAnswer,
    errors: ["not_found"],
  },
  /** Added: sign-up; the answer is the same whether or not the email has an account. */
  signUp: {
    method: "POST",
    path: "auth/sign-up/",
    access: "anyone",
    body: accounts.SignUp,
    answer: accounts.SignUpAnswer,
    errors: ["sign_up_closed", "weak_password", "consent_required"],
  },
  /** Added: the code of a sign-up opens the account. */
  confirmSignUp: {
    method: "POST",
    path: "auth/sign-up/confirm/",
    access: "anyone",
    body: accounts.SignUpCode,
    answer: accounts.SignUpResult,
    errors: ["invalid_otp", "sign_up_done", "account_exists"],
  },
  /**
   * Added: a new token for a session whose rights change (an agent chose another customer); the old one
   * ends.
   */
  renew: { method: "POST", path: "auth/renew/", access: "token", answer: auth.LoginAnswer },
} as const satisfies Record<string, Call>;
