// What a buying system signs in with: its own secret, which opens a cart and no account.

import type { z } from "zod";
import type { PunchOutCredential } from "~/contract/punch-out";
import { findCredential, putCredential, removeCredential } from "~/db/auth/punch-out";
import { forgetAttempts, type Limit } from "~/db/auth/rate-limit";
import { MINUTE } from "~/platform/clock";
import { hashOf, isSame, newToken } from "~/platform/crypto";
import type { CallerContext, ServiceContext } from "~/services/context";
import { notFound } from "~/services/refusal";
import { throttle } from "~/services/throttle";

/** @throws Refusal 404 for who is no business */
export async function makeCredential(
  c: ServiceContext,
  user: number,
): Promise<z.infer<typeof PunchOutCredential>> {
  const identity = `customer-${user}`;
  const secret = newToken();
  const stored = { user, identity, secretHash: hashOf(secret), now: c.now.toISOString() };
  if (!(await putCredential(c.db, stored))) throw notFound();
  return { identity, secret };
}

/** @throws Refusal 404 where there was none */
export async function endCredential(c: ServiceContext, user: number): Promise<void> {
  if (!(await removeCredential(c.db, user))) throw notFound();
}

const WINDOW = 15 * MINUTE;
const MAX_WRONG = 10;
const MAX_WRONG_PER_ADDRESS = 60;

/** The business, or null for a wrong pair. @throws Refusal 429 after too many wrong ones */
export async function verifyCredential(
  c: CallerContext,
  identity: string,
  secret: string,
): Promise<number | null> {
  const wrong = { scope: "punch_out", detail: "", windowMs: WINDOW, distinct: false };
  const limits: Limit[] = [
    { ...wrong, subject: identity.slice(0, 255), limit: MAX_WRONG },
    { ...wrong, scope: "punch_out_address", subject: c.clientIp, limit: MAX_WRONG_PER_ADDRESS },
  ];
  await throttle(c, limits);
  const found = await findCredential(c.db, identity);
  // An unknown name costs the same comparison.
  const isRight = isSame(hashOf(secret), found?.secretHash ?? hashOf(""));
  if (!found || !isRight) return null;
  await c.db.batch(limits.slice(0, 1).map(forgetAttempts));
  return found.user;
}
