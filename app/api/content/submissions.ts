// What a visitor writes is taken down once, with its mails, and answered with a receipt; a crowd of it is refused.

import type { ApiContext } from "~/api/http/context";
import { bodyHashOf, optionalKey, replayResponse } from "~/api/http/idempotency";
import type { Reply } from "~/api/http/respond";
import type { Receipt } from "~/contract/messages";
import { countAttempt, type Limit } from "~/db/auth/rate-limit";
import { ALREADY_PROCESSED } from "~/db/idempotency-keys";
import { findReceipt, storeSubmission } from "~/db/mail/submissions";
import { romeDay } from "~/domain/rome-day";
import { HOUR, later } from "~/platform/clock";
import { BatchRefused, type Statement } from "~/platform/database";
import { rateLimitFactor } from "~/platform/env";
import { wakeMail } from "~/platform/queue";
import { WRITE_KEY_LIFETIME } from "~/services/idempotency";
import { Refusal } from "~/services/refusal";

export interface Submission {
  /** Limits and keys are counted for each. */
  noun: "contacts" | "withdrawals";
  /** Who gets the receipt. */
  email: string;
  body: Record<string, unknown>;
  insert: (receipt: Receipt) => Statement;
  mails: (receipt: Receipt) => Statement[];
}

/** @throws Refusal 429 past five an hour by address or by receiver: CONTRACT §1. */
export async function receiveSubmission(c: ApiContext, writing: Submission): Promise<Receipt | Reply> {
  const now = c.now.toISOString();
  const caller = c.who ? `user/${c.who.user.id}` : `address/${c.clientIp}`;
  const key = optionalKey(c, `${writing.noun}/`, caller);
  const bodyHash = bodyHashOf(writing.body);
  const earlier = async (): Promise<Reply | null> => {
    const kept = key && (await findReceipt(c.db, key, now));
    return kept && kept.bodyHash === bodyHash ? replayResponse(kept) : null;
  };
  const replay = await earlier();
  if (replay) return replay;
  await throttleSubmission(c, writing);
  const receipt = { received_at: now, reference: newReference(c.now) };
  try {
    const mails = await storeSubmission(
      c.db,
      receipt,
      writing.insert(receipt),
      writing.mails(receipt),
      key && { key, bodyHash, expiresAt: later(c.now, WRITE_KEY_LIFETIME) },
    );
    c.ctx.waitUntil(wakeMail(c.env, mails));
    return receipt;
  } catch (error) {
    // The same post twice at once: the other one was first.
    const first = error instanceof BatchRefused && error.code === ALREADY_PROCESSED ? await earlier() : null;
    if (!first) throw error;
    return first;
  }
}

const PER_HOUR = 5;

async function throttleSubmission(c: ApiContext, { noun, email }: Submission): Promise<void> {
  const limit = (scope: string, subject: string, times: number): Limit => ({
    scope: `${noun}_${scope}`,
    subject,
    detail: "",
    limit: PER_HOUR * times,
    windowMs: HOUR,
    distinct: false,
  });
  const reached = await countAttempt(
    c.db,
    [limit("address", c.clientIp, rateLimitFactor(c.env)), limit("receiver", email.toLowerCase(), 1)],
    c.now,
  );
  if (reached) throw new Refusal(429, "too_many_messages", { retry_after: reached.retryAfter });
}

/** Told on the telephone as easily as it is typed: "261121-482199". */
function newReference(now: Date): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const day = romeDay(now.toISOString()).slice(2).replaceAll("-", "");
  return `${day}-${String(random % 1_000_000).padStart(6, "0")}`;
}
