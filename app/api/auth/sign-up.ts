// Self-service sign-up: the request, and the code sent by email that opens the account (CONTRACT §14).
import type { Handler } from "~/api/http/handler";
import type { Calls } from "~/contract/calls";
import { throttleAccounts } from "~/services/accounts/account-throttle";
import { openSession } from "~/services/accounts/sessions";
import { checkSignUp, confirm, requestSignUp } from "~/services/accounts/sign-up";

export const signUp: Handler<Calls["auth"]["signUp"]> = async (c, input) => {
  await checkSignUp(c, input);
  await throttleAccounts(c, "sign_ups", input.email);
  const { origin } = new URL(c.request.url);
  return { sign_up: await requestSignUp(c, input, origin, input.locale ?? c.locale) };
};

export const confirmSignUp: Handler<Calls["auth"]["confirmSignUp"]> = async (c, { sign_up, otp }) => {
  const found = await confirm(c, sign_up, otp, new URL(c.request.url).origin);
  if (!found) return { status: "waiting", login: null };
  return { status: "open", login: await openSession(c, found) };
};
