// A token for a guest: for a new order, or from the link in an order's email.
import type { Handler } from "~/api/http/handler";
import { idempotentPost } from "~/api/http/idempotency";
import type { Calls } from "~/contract/calls";
import { throttleAccounts } from "~/services/accounts/account-throttle";
import { openGuestOrder } from "~/services/accounts/guest-links";
import { openGuest, requireGuestCheckout } from "~/services/accounts/guests";
import { openSession } from "~/services/accounts/sessions";

export const guest: Handler<Calls["auth"]["guest"]> = async (c, { locale, ...person }) => {
  await requireGuestCheckout(c);
  const post = idempotentPost(c, { call: "auth/guest/", caller: "anyone", body: {} });
  await throttleAccounts(c, "guests", person.email);
  const found = await openGuest(
    c,
    { ...person, locale: locale ?? c.locale, origin: new URL(c.request.url).origin },
    post?.key.key ?? null,
  );
  return openSession(c, found);
};

export const guestLink: Handler<Calls["auth"]["guestLink"]> = async (c, { key }) => {
  const { found, order } = await openGuestOrder(c, key);
  return { ...(await openSession(c, found)), order };
};
