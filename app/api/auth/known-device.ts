// A device that has signed in before carries a signed word; the guesses of strangers do not stop it (CONTRACT §1).

import type { ApiContext } from "~/api/http/context";
import type { Credentials } from "~/db/auth/sign-in";
import { DAY } from "~/platform/clock";
import { hashOf, sign, unsign } from "~/platform/crypto";

const WORD_LIFE = 365 * DAY;

/** Whether the request comes from a device that has signed in as this user, with the password as it is now. */
export function isKnownDevice(c: ApiContext, { user, passwordHash }: Credentials): boolean {
  const word = unsign("device", c.request.headers.get("Shop-Device") ?? "", c.env.SHOP_SECRET);
  const [owner, password, issuedAt] = word?.split(".") ?? [];
  return (
    owner === String(user.id) &&
    password === markOf(passwordHash) &&
    Number(issuedAt) > c.now.getTime() - WORD_LIFE
  );
}

/** What this device is to send from now on. */
export const deviceToken = (c: ApiContext, { user, passwordHash }: Credentials): string =>
  sign("device", [user.id, markOf(passwordHash), c.now.getTime()].join("."), c.env.SHOP_SECRET);

// A changed password has another hash: the words that came with the old one end.
const markOf = (passwordHash: string): string => hashOf(passwordHash).slice(0, 16);
