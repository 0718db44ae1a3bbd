// Limits sign-ups and guest orders by IP address and by email (CONTRACT §14).

import { mailboxOf } from "~/domain/accounts/username";
import { HOUR } from "~/platform/clock";
import { rateLimitFactor } from "~/platform/env";
import type { CallerContext } from "~/services/context";
import { throttle } from "~/services/throttle";

/** Attempts per hour. */
const LIMITS = {
  sign_ups: { address: 5, email: 5 },
  guests: { address: 30, email: 10 },
} as const;

/** @throws Refusal 429, identical for emails with and without an account */
export const throttleAccounts = (c: CallerContext, noun: keyof typeof LIMITS, email: string): Promise<void> =>
  throttle(c, [
    limit(`${noun}_address`, c.clientIp, LIMITS[noun].address * rateLimitFactor(c.env)),
    limit(`${noun}_email`, mailboxOf(email), LIMITS[noun].email),
  ]);

const limit = (scope: string, subject: string, times: number) => ({
  scope,
  subject,
  detail: "",
  limit: times,
  windowMs: HOUR,
  distinct: false,
});
