// Guests: somebody who orders without an account is a consumer of their own, even where accounts have the same email.

import type { Locale } from "~/contract/wire";
import { findGuest, putGuest } from "~/db/auth/guests";
import type { Credentials } from "~/db/auth/sign-in";
import { shopData } from "~/db/shop/shop-data";
import { normalizeUsername } from "~/domain/accounts/username";
import { DAY, later } from "~/platform/clock";
import { hashOf, newToken } from "~/platform/crypto";
import type { ServiceContext } from "~/services/context";
import { Refusal } from "~/services/refusal";

/** For how long a guest's token, and the key that made the guest, are valid. */
const GUEST_LIFE = 30 * DAY;

/** @throws Refusal 403 where the shop sells to accounts alone */
export async function requireGuestCheckout(c: ServiceContext): Promise<void> {
  const { settings } = await shopData(c);
  if (settings.get("GUEST_CHECKOUT") !== true) throw new Refusal(403, "guest_checkout_closed");
}

/**
 * A new guest, or the one whom the same key and e-mail made.
 * @param key null: always a new one
 * @throws Refusal 409 where the key's guest has ended
 */
export async function openGuest(
  c: ServiceContext,
  person: { email: string; name: string; surname: string; locale: Locale; origin: string },
  key: string | null,
): Promise<Credentials> {
  const username = `guest-${hashOf(`${key ?? newToken()} ${normalizeUsername(person.email)}`)}`;
  const guest = {
    username,
    email: person.email,
    firstName: person.name,
    lastName: person.surname,
    locale: person.locale,
    shopOrigin: person.origin,
  };
  await c.db.batch([putGuest(guest, c.now.toISOString())]);
  const found = await findGuest(c.db, username, later(c.now, -GUEST_LIFE));
  if (!found) throw new Refusal(409, "idempotency_mismatch");
  return found;
}
