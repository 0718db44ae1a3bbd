// Asks buyers for reviews some days after the delivery: one email for each order.
import { writeReviewRequests } from "~/db/products/reviews";
import { ask } from "~/db/query";
import { shopDataQuery } from "~/db/shop/shop-data";
import { DAY } from "~/platform/clock";
import type { Database } from "~/platform/database";
import { type Env, shopOrigin } from "~/platform/env";
import { wakeMail } from "~/platform/queue";

/** Older deliveries are not asked for: a shop that begins with reviews does not write to all who ever bought. */
const MAX_AGE_DAYS = 30;
const MAX_REQUESTS = 200;

/** Does nothing without REVIEW_DAYS. */
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
