// The door for providers' notices: the sender is checked, the notice applied, what follows is sent.
import type { Database } from "~/platform/database";
import type { Background, Env } from "~/platform/env";
import { wakeMail } from "~/platform/queue";
import { applyNotice } from "./apply-notice";
import { closeStrandedSessions } from "./close-sessions";
import type { PaymentProvider } from "./provider";
import { sendRefund } from "./send-refunds";

/** @throws InvalidNotice where it is not the provider's; StoreUnavailable and Refusal 503 where it must be sent again */
export async function receiveNotice(
  { db, env, ctx, now }: { db: Database; env: Env; ctx: Background; now: Date },
  provider: PaymentProvider,
  rawBody: string,
  headers: Headers,
): Promise<void> {
  const notice = await provider.readNotice(rawBody, headers, now);
  const { mails, refund } = await applyNotice(db, provider, notice, now);
  ctx.waitUntil(wakeMail(env, mails));
  if (refund !== null) ctx.waitUntil(sendRefund(db, env, refund));
  if (mails.length > 0) ctx.waitUntil(closeStrandedSessions(db, env));
}
