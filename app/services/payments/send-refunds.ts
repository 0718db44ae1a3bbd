// Sends refunds to the provider: at once after the decision; the cron sends those that failed.
import type { RefundId } from "~/contract/ids";
import {
  claimRefund,
  dueRefunds,
  markRefunded,
  markRefundFailed,
  type WaitingRefund,
} from "~/db/payments/refunds";
import { later, MINUTE, now } from "~/platform/clock";
import type { Database } from "~/platform/database";
import type { Env } from "~/platform/env";
import { logError, logWarning } from "~/platform/log";
import { providerNamed } from "./configured";
import { type PaymentProvider, ProviderRefused } from "./provider";

/** Duration of a claim; afterwards its sender counts as crashed. */
const LEASE_MS = 2 * MINUTE;
/** Minutes between attempts; the last value applies to all further ones. */
const RETRY_PAUSE_MINUTES = [1, 5, 15, 60];
const MAX_SWEPT = 25;

/** Sends refunds that wait for their provider, up to MAX_SWEPT. */
export async function sendDueRefunds(db: Database, env: Env): Promise<void> {
  for (const id of await dueRefunds(db, now().toISOString(), MAX_SWEPT)) await sendRefund(db, env, id);
}

/**
 * One attempt; the refund's key makes a repetition harmless. While the provider is unavailable the refund
 * is retried forever: the money belongs to the customer. A refund that the provider refuses is paid by hand
 * by the operator.
 */
export async function sendRefund(db: Database, env: Env, id: RefundId): Promise<void> {
  const refund = await claimRefund(db, id, {
    now: now().toISOString(),
    leaseUntil: later(now(), LEASE_MS),
  });
  if (!refund) return;
  try {
    const provider = providerNamed(env, refund.provider);
    if (!provider) throw new ProviderRefused(`no provider ${refund.provider} is configured`);
    const ref = (refund.tries > 1 && (await madeBefore(provider, refund))) || (await ask(provider, refund));
    await markRefunded(db, id, ref, now().toISOString());
  } catch (error) {
    const isFinal = error instanceof ProviderRefused;
    const pause = RETRY_PAUSE_MINUTES[refund.tries - 1] ?? RETRY_PAUSE_MINUTES.at(-1) ?? 60;
    if (isFinal) logError("refund_refused", { refund: id, order: refund.order }, error);
    else logWarning("refund_failed", { refund: id, order: refund.order, tries: refund.tries });
    await markRefundFailed(db, id, String(error), isFinal ? null : later(now(), pause * MINUTE));
  }
}

const ask = (provider: PaymentProvider, { paymentRef, amount, key }: WaitingRefund): Promise<string> =>
  provider.refund(paymentRef, amount, key);

/**
 * An attempt whose response was lost may have succeeded; providers forget the keys of requests after a day.
 */
async function madeBefore(
  provider: PaymentProvider,
  { paymentRef, key }: WaitingRefund,
): Promise<string | null> {
  const claims = await provider.refundsOf(paymentRef);
  return claims.find((claim) => claim.key === key && !claim.isFailed)?.ref ?? null;
}
