// Sends review requests to buyers some days after the delivery: one email per order.
import { writeReviewRequests } from "~/db/products/reviews";
import { ask } from "~/db/query";
import { shopDataQuery } from "~/db/shop/shop-data";
import { DAY } from "~/platform/clock";
import type { Database } from "~/platform/database";
import { type Env, shopOrigin } from "~/platform/env";
import { wakeMail } from "~/platform/queue";

/**
 * Older deliveries are excluded, so that a shop which starts using reviews does not write to everyone who
 * ever bought.
 */
const MAX_AGE_DAYS = 30;
const MAX_REQUESTS = 200;

/** Does nothing without the setting REVIEW_DAYS. */
export async function askForReviews(db: Database, env: Env, now: Date): Promise<void> {
  const { settings } = await ask(db, shopDataQuery());
  const days = settings.get("REVIEW_DAYS");
  if (typeof days !== "number") return;
  const ago = (count: number) => new Date(now.getTime() - count * DAY).toISOString();
  const mails = await writeReviewRequests(db, {
    ...{ from: ago(days + MAX_AGE_DAYS), to: ago(days), now: now.toISOString() },
    ...{ origin: shopOrigin(env), limit: MAX_REQUESTS },
  });
  await wakeMail(env, mails);
}
