// A token for somebody without an account: for a new order, or by the link in the email about one.
import type { Handler } from "~/api/http/handler";
import { idempotentPost } from "~/api/http/idempotency";
import type { Calls } from "~/contract/calls";
import { later } from "~/platform/clock";
import { openGuestOrder } from "~/services/accounts/guest-links";
import { openGuest, requireGuestCheckout } from "~/services/accounts/guests";
import { throttleAccounts } from "./account-throttle";
import { newLogin, TOKEN_LIFE } from "./new-login";

export const guest: Handler<Calls["auth"]["guest"]> = async (c, { locale, ...person }) => {
  await requireGuestCheckout(c);
  const post = idempotentPost(c, { call: "auth/guest/", caller: "anyone", body: {} });
  await throttleAccounts(c, "guests", person.email);
  const found = await openGuest(
    c,
    { ...person, locale: locale ?? c.locale, origin: new URL(c.request.url).origin },
    post?.key.key ?? null,
  );
  const { answer, add } = newLogin(c, found, later(c.now, TOKEN_LIFE));
  await c.db.batch([add]);
  return answer;
};

export const guestLink: Handler<Calls["auth"]["guestLink"]> = async (c, { key }) => {
  const { found, order } = await openGuestOrder(c, key);
  const { answer, add } = newLogin(c, found, later(c.now, TOKEN_LIFE));
  await c.db.batch([add]);
  return { ...answer, order };
};
