// Records a disputed payment (chargeback) at its order, once, in any order of the notices.

import { noteDispute } from "~/db/payments/disputes";
import { EVENT_SEEN, eventSeenQuery, keepEvent } from "~/db/payments/notices";
import { providerPaymentQuery } from "~/db/payments/outside-refunds";
import { together } from "~/db/query";
import type { DisputeNotice } from "~/domain/orders/payment-notice";
import { BatchRefused, type Database } from "~/platform/database";
import { logWarning } from "~/platform/log";
import type { Notice } from "./provider";

/** Applies a notice once; a dispute whose payment is not recorded yet waits in its event. */
export async function applyDispute(
  db: Database,
  provider: string,
  notice: Pick<Notice, "id" | "type"> & { dispute: DisputeNotice },
  now: Date,
): Promise<void> {
  const { dispute } = notice;
  const { seen, payment } = await together(db, {
    seen: eventSeenQuery(provider, notice.id),
    payment: providerPaymentQuery(provider, dispute.paymentRef),
  });
  if (seen) return;
  const at = now.toISOString();
  const outcome = payment ? "applied" : "ignored";
  if (payment) logWarning("payment_disputed", { provider, order: payment.order, state: dispute.state });
  await db
    .batch([
      keepEvent(provider, notice, outcome, payment?.order ?? null, payment ? null : dispute, at),
      noteDispute(provider, dispute, at),
    ])
    .catch((error) => {
      if (!(error instanceof BatchRefused) || error.code !== EVENT_SEEN) throw error;
    });
}
