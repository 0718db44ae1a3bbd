// Known devices: a device that has signed in before has a signed token, so that strangers' failed attempts
// do not lock it out (CONTRACT §1).
import { DAY } from "~/platform/clock";
import { hashOf, sign, unsign } from "~/platform/crypto";
import type { CallerContext } from "~/services/context";

const TOKEN_LIFETIME_MS = 365 * DAY;

/** User id of a customer or of a back-office user, with the hash of the current password. */
export interface DeviceOwner {
  id: number | `operator-${number}`;
  passwordHash: string;
}

/** Whether the request comes from a device that has signed in as this owner with the current password. */
export function isKnownDevice(c: CallerContext, { id, passwordHash }: DeviceOwner): boolean {
  const token = unsign("device", c.deviceToken ?? "", c.env.SHOP_SECRET);
  const [owner, password, issuedAt] = token?.split(".") ?? [];
  return (
    owner === String(id) &&
    password === fingerprintOf(passwordHash) &&
    Number(issuedAt) > c.now.getTime() - TOKEN_LIFETIME_MS
  );
}

export const deviceToken = (c: CallerContext, { id, passwordHash }: DeviceOwner): string =>
  sign("device", [id, fingerprintOf(passwordHash), c.now.getTime()].join("."), c.env.SHOP_SECRET);

// A changed password has another hash, which invalidates the tokens of the old one.
const fingerprintOf = (passwordHash: string): string => hashOf(passwordHash).slice(0, 16);
