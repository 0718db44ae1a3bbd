// Posts webhook deliveries from the outbox `webhook_deliveries`.
import type { DeliveryId, WebhookId } from "~/contract/ids";
import {
  type ClaimedDelivery,
  claimDelivery,
  claimNext,
  dueWebhooks,
  markDelivered,
  markUndelivered,
} from "~/db/webhooks/deliveries";
import { RETRY_SPAN_MS, retryPause } from "~/domain/retry";
import { HOUR, later, MINUTE, now } from "~/platform/clock";
import type { Database } from "~/platform/database";
import type { Env } from "~/platform/env";
import { logWarning } from "~/platform/log";
import { postWebhook, type WebhookOutcome } from "./post";

/** Duration of a claim; afterwards the sender counts as crashed. */
const LEASE_MS = 5 * MINUTE;
/**
 * Limit per run over all webhooks: each delivery takes three of the 1,000 requests that a Worker may make.
 */
const MAX_IN_A_RUN = 250;

/**
 * Posts due deliveries of all webhooks in parallel. Each webhook posts one delivery after the other and
 * ends its run at the first failure, so that a slow receiver delays only its own deliveries. @param isOver
 * whether the rest waits for the next minute
 */
export async function deliverDue(db: Database, env: Env, isOver: () => boolean): Promise<void> {
  const webhooks = await dueWebhooks(db, now().toISOString());
  const limit = Math.floor(MAX_IN_A_RUN / webhooks.length);
  const results = await Promise.allSettled(
    webhooks.map((webhook) => deliverOf(db, env, webhook, limit, isOver)),
  );
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}

async function deliverOf(
  db: Database,
  env: Env,
  webhook: WebhookId,
  limit: number,
  isOver: () => boolean,
): Promise<void> {
  for (let n = 0; n < limit && !isOver(); n += 1) {
    const delivery = await claimNext(db, webhook, now().toISOString(), later(now(), LEASE_MS));
    if (!delivery || !(await deliver(db, env, delivery))) return;
  }
}

/** Posts this delivery at once. @returns false if it is already being posted */
export async function deliverNow(db: Database, env: Env, id: DeliveryId): Promise<boolean> {
  const delivery = await claimDelivery(db, id, now().toISOString(), later(now(), LEASE_MS));
  if (!delivery) return false;
  await deliver(db, env, delivery);
  return true;
}

/** @returns whether to continue with this receiver */
async function deliver(db: Database, env: Env, delivery: ClaimedDelivery): Promise<boolean> {
  const outcome = await outcomeOf(env, delivery);
  const { fault, status } = outcome;
  if (fault === null) {
    await markDelivered(db, delivery.id, status, now().toISOString());
    return true;
  }
  const pause = fault === "gone" ? null : retryPause(delivery.tries);
  logWarning(pause === null ? "webhook_dead" : "webhook_failed", {
    ...{ webhook: delivery.webhook, delivery: delivery.id, type: delivery.event, fault, status },
  });
  await markUndelivered(
    db,
    delivery,
    { status, fault },
    {
      nextTry: pause === null ? null : later(now(), pause),
      waitingSince: later(now(), -RETRY_SPAN_MS - HOUR),
    },
  );
  return fault === "gone";
}

async function outcomeOf(env: Env, delivery: ClaimedDelivery): Promise<WebhookOutcome> {
  const { url, secret, message, event, data, createdAt } = delivery;
  if (data === "null") return { status: null, fault: "gone" };
  const body = JSON.stringify({ type: event, timestamp: createdAt, data: JSON.parse(data) });
  return postWebhook(env, { url, secret, message, body, at: now() });
}
