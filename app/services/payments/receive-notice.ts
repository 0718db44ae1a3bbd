// Receives providers' notices: verifies the sender, applies the notice, and sends what follows from it.
import type { Database } from "~/platform/database";
import type { Background, Env } from "~/platform/env";
import { wakeMail } from "~/platform/queue";
import { applyDispute } from "./apply-dispute";
import { type Applied, applyNotice } from "./apply-notice";
import { applyRefunds } from "./apply-refunds";
import { closeStrandedSessions } from "./close-sessions";
import type { Notice, PaymentProvider } from "./provider";
import { sendRefund } from "./send-refunds";

/**
 * @throws InvalidNotice if it is not the provider's; StoreUnavailable and Refusal 503 if it must be sent
 * again
 */
export async function receiveNotice(
  { db, env, ctx, now }: { db: Database; env: Env; ctx: Background; now: Date },
  provider: PaymentProvider,
  rawBody: string,
  headers: Headers,
): Promise<void> {
  const notice = await provider.readNotice(rawBody, headers, now);
  const { mails, refund } = await apply(db, provider, notice, now);
  ctx.waitUntil(wakeMail(env, mails));
  if (refund !== null) ctx.waitUntil(sendRefund(db, env, refund));
  if (mails.length > 0) ctx.waitUntil(closeStrandedSessions(db, env));
}

async function apply(db: Database, provider: PaymentProvider, notice: Notice, now: Date): Promise<Applied> {
  const { refund, dispute } = notice;
  if (dispute) await applyDispute(db, provider.name, { ...notice, dispute }, now);
  if (refund) return { mails: await applyRefunds(db, provider, { ...notice, refund }, now), refund: null };
  return dispute ? { mails: [], refund: null } : applyNotice(db, provider, notice, now);
}
