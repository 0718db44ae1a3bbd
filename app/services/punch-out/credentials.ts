// Credentials of a buying system: a secret that opens a cart, but no account.

import type { z } from "zod";
import type { PunchOutCredential } from "~/contract/punch-out";
import { findCredential, putCredential, removeCredential } from "~/db/auth/punch-out";
import { MINUTE } from "~/platform/clock";
import { hashOf, isSame, newToken } from "~/platform/crypto";
import type { CallerContext, ServiceContext } from "~/services/context";
import { notFound } from "~/services/refusal";
import { throttle } from "~/services/throttle";

/** @throws Refusal 404 unless the user is a business */
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

/** @throws Refusal 404 if there was no credential */
export async function endCredential(c: ServiceContext, user: number): Promise<void> {
  if (!(await removeCredential(c.db, user, c.now.toISOString()))) throw notFound();
}

const MAX_WRONG_PER_ADDRESS = 60;

/**
 * Returns the business, or null for a wrong pair. Wrong pairs are counted by address only: identities can
 * be guessed, so a limit by identity would let strangers lock a business out, and a secret of 256 bits
 * cannot be guessed.
 * @throws Refusal 429 for a wrong pair after too many
 */
export async function verifyCredential(
  c: CallerContext,
  identity: string,
  secret: string,
): Promise<number | null> {
  const found = await findCredential(c.db, identity);
  // An unknown identity costs the same comparison.
  const isRight = isSame(hashOf(secret), found?.secretHash ?? hashOf(""));
  if (found && isRight) return found.user;
  await throttle(c, [
    {
      ...{ scope: "punch_out_address", subject: c.clientIp, detail: "", distinct: false },
      ...{ limit: MAX_WRONG_PER_ADDRESS, windowMs: 15 * MINUTE },
    },
  ]);
  return null;
}
