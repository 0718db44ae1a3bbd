// Guests: an order without an account creates a separate consumer, even if an account has the same email.

import type { Locale } from "~/contract/wire";
import { findGuest, putGuest } from "~/db/auth/guests";
import type { Credentials } from "~/db/auth/sign-in";
import { shopData } from "~/db/shop/shop-data";
import { normalizeUsername } from "~/domain/accounts/username";
import { DAY, later } from "~/platform/clock";
import { hashOf, newToken } from "~/platform/crypto";
import type { ServiceContext } from "~/services/context";
import { Refusal } from "~/services/refusal";

/** Validity of a guest's token, and of the key that created the guest. */
const GUEST_LIFE = 30 * DAY;

/** @throws Refusal 403 if the shop sells to accounts only */
export async function requireGuestCheckout(c: ServiceContext): Promise<void> {
  const { settings } = await shopData(c);
  if (settings.get("GUEST_CHECKOUT") !== true) throw new Refusal(403, "guest_checkout_closed");
}

/**
 * Creates a guest, or returns the guest created with the same key and email.
 * @param key null: always creates a guest
 * @throws Refusal 409 if the key's guest has expired
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
