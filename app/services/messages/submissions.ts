// Stores what a visitor sends to the shop once, with its emails, and returns a receipt; limits submissions
// per hour.

import type { Receipt } from "~/contract/messages";
import type { Setting } from "~/contract/shop";
import { countAttempt, type Limit } from "~/db/auth/rate-limit";
import { type Author, storeSubmission } from "~/db/mail/submissions";
import type { Query } from "~/db/query";
import { mailboxOf } from "~/domain/accounts/username";
import { HOUR } from "~/platform/clock";
import type { Statement } from "~/platform/database";
import { rateLimitFactor } from "~/platform/env";
import { wakeMail } from "~/platform/queue";
import { type ServiceContext, todayOf } from "~/services/context";
import { findReplay, type IdempotentPost, type WriteAnswer, withIdempotency } from "~/services/idempotency";
import { Refusal } from "~/services/refusal";

export interface SubmissionPost {
  /** Null: the post carries no key. */
  post: IdempotentPost | null;
  clientIp: string;
  /** Origin of the shop's pages, for the links in the emails. */
  origin: string;
}

interface Submission {
  noun: "contacts" | "withdrawals";
  /** Recipient of the receipt. */
  email: string;
  insert: (receipt: Receipt) => Statement;
  mails: (receipt: Receipt) => Query<number[]>[];
}

const CREATED = 201;

/** @throws Refusal 429 after five per hour by IP address or by recipient: CONTRACT §1 */
export const storeOnce = (
  c: ServiceContext,
  submission: Submission,
  { post, clientIp }: SubmissionPost,
): Promise<WriteAnswer> =>
  withIdempotency(c, post, async (store) => {
    const stored = await findReplay(c, store);
    if (stored) return stored;
    await throttle(c, submission, clientIp);
    const receipt = { received_at: c.now.toISOString(), reference: newReference(c) };
    const mails = await storeSubmission(
      c.db,
      receipt,
      submission.insert(receipt),
      submission.mails(receipt),
      post,
    );
    c.ctx.waitUntil(wakeMail(c.env, mails));
    return { body: JSON.stringify(receipt), status: CREATED, isReplay: false };
  });

/** The author as stored: the user, if signed in, and the locale. */
export const authorOf = (c: ServiceContext): Author => ({ user: c.who?.user.id ?? null, locale: c.locale });

/** Null if the setting is empty: submissions are stored all the same. */
export function supportEmailOf(settings: ReadonlyMap<string, Setting["value"]>): string | null {
  const email = settings.get("SUPPORT_EMAIL");
  return typeof email === "string" && email !== "" ? email : null;
}

const MAX_PER_HOUR = 5;

async function throttle(c: ServiceContext, { noun, email }: Submission, clientIp: string): Promise<void> {
  const limit = (scope: string, subject: string, times: number): Limit => ({
    scope: `${noun}_${scope}`,
    subject,
    detail: "",
    limit: MAX_PER_HOUR * times,
    windowMs: HOUR,
    distinct: false,
  });
  const reached = await countAttempt(
    c.db,
    [limit("address", clientIp, rateLimitFactor(c.env)), limit("receiver", mailboxOf(email), 1)],
    c.now,
  );
  if (reached) throw new Refusal(429, "too_many_messages", { retry_after: reached.retryAfter });
}

/** Short enough to be read out on the telephone: "261121-482199". */
function newReference(c: ServiceContext): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const day = todayOf(c).slice(2).replaceAll("-", "");
  return `${day}-${String(random % 1_000_000).padStart(6, "0")}`;
}
