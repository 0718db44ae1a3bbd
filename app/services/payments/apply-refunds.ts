// A notice that something was refunded: requests the details from the provider, and records each refund
// once (CONTRACT §11).

import { fromCents } from "~/contract/wire";
import { refundOrder } from "~/db/orders/refund-order";
import { EVENT_SEEN, eventSeenQuery, keepEvent } from "~/db/payments/notices";
import {
  bounceRefund,
  type ProviderPayment,
  providerPaymentQuery,
  REFUND_KNOWN,
  settleRefund,
} from "~/db/payments/outside-refunds";
import { sessionNamedQuery } from "~/db/payments/sessions";
import { ask, constant, together } from "~/db/query";
import { shopDataQuery } from "~/db/shop/shop-data";
import { localDay } from "~/domain/local-day";
import { documentSeries } from "~/domain/orders/document-number";
import { decideRefund, type RefundClaim, type RefundDecision } from "~/domain/orders/refund-notice";
import { HOUR, later } from "~/platform/clock";
import { BatchRefused, type Database } from "~/platform/database";
import { logError } from "~/platform/log";
import { draftRefund, findOrderToRefund, REFUND_CONFLICTS } from "~/services/orders/refund-order";
import { retryOnConflict } from "~/services/retry-on-conflict";
import type { Notice, PaymentProvider, RefundNotice } from "./provider";

/**
 * Age of a refund notice up to which an unrecorded payment is an error, so that the provider sends the
 * notice again.
 */
const PATIENCE_MS = HOUR;

type Mismatch = Extract<RefundDecision, { do: "mismatch" }>;
interface Outcome {
  mails: number[];
  mismatch: Mismatch | null;
}

/**
 * @returns ids of the emails to send @throws ProviderUnavailable, Refusal 503, Error: the provider sends
 * the notice again
 */
export async function applyRefunds(
  db: Database,
  provider: PaymentProvider,
  notice: Pick<Notice, "id" | "type"> & { refund: RefundNotice },
  now: Date,
): Promise<number[]> {
  const { paymentRef, key, at } = notice.refund;
  const { seen, payment, session } = await together(db, {
    seen: eventSeenQuery(provider.name, notice.id),
    payment: providerPaymentQuery(provider.name, paymentRef),
    session: key === null ? constant(null) : sessionNamedQuery(provider.name, { key, sessionRef: null }),
  });
  if (seen) return [];
  if (!payment && session && at > later(now, -PATIENCE_MS))
    throw new Error(`payment ${paymentRef} is not recorded yet`);
  const outcomes = payment ? await reconcile(db, provider, paymentRef, now) : [];
  const mismatch =
    outcomes.find((outcome) => outcome.mismatch)?.mismatch ??
    (!payment && session ? { said: `payment ${paymentRef}`, expected: "a payment of this shop" } : null);
  const order = payment?.order ?? session?.order ?? null;
  if (mismatch)
    logError("payment_notice_mismatch", { provider: provider.name, notice: notice.id, order }, mismatch.said);
  const facts = mismatch && { said: mismatch.said, expected: mismatch.expected };
  const outcome = mismatch ? "mismatch" : payment ? "applied" : "ignored";
  await db
    .batch([keepEvent(provider.name, notice, outcome, order, facts, now.toISOString())])
    .catch((error) => {
      // A concurrent request already recorded this event; do nothing.
      if (!(error instanceof BatchRefused) || error.code !== EVENT_SEEN) throw error;
    });
  return outcomes.flatMap(({ mails }) => mails);
}

/** Compares the provider's refunds of a payment, oldest first, with our own rows. */
async function reconcile(
  db: Database,
  provider: PaymentProvider,
  paymentRef: string,
  now: Date,
): Promise<Outcome[]> {
  const claims = (await provider.refundsOf(paymentRef)).toReversed();
  const outcomes: Outcome[] = [];
  for (const claim of claims)
    outcomes.push(
      await retryOnConflict([...REFUND_CONFLICTS, REFUND_KNOWN], async () => {
        const payment = await ask(db, providerPaymentQuery(provider.name, paymentRef));
        if (!payment) throw new Error(`payment ${paymentRef} no longer exists`);
        return apply(db, provider.name, claim, payment, now);
      }),
    );
  return outcomes;
}

async function apply(
  db: Database,
  provider: string,
  claim: RefundClaim,
  payment: ProviderPayment,
  now: Date,
): Promise<Outcome> {
  const decision = decideRefund(claim, payment);
  const { ref } = claim;
  switch (decision.do) {
    case "ignore":
      return { mails: [], mismatch: null };
    case "mismatch":
      return { mails: [], mismatch: decision };
    case "settle":
      await db.batch([
        settleRefund(decision.refund, { ref, isOutside: decision.isOutside, now: now.toISOString() }),
      ]);
      return { mails: [], mismatch: null };
    case "bounce":
      logError("refund_failed", { refund: decision.refund, order: payment.order }, `${ref} did not arrive`);
      await db.batch([bounceRefund(decision.refund, `${ref} did not arrive`)]);
      return { mails: [], mismatch: null };
    case "enter":
      return { mails: await enter(db, provider, claim, payment, now), mismatch: null };
  }
}

/**
 * Records a refund as if the operator had decided it here, with credit note, status and email; its money
 * has already left.
 */
async function enter(
  db: Database,
  provider: string,
  { ref, amount }: RefundClaim,
  payment: ProviderPayment,
  now: Date,
): Promise<number[]> {
  const request = { key: `outside-${ref}`, bodyHash: "" };
  const found = await findOrderToRefund({ db }, payment.order, request.key);
  const shop = await ask(db, shopDataQuery());
  const creditNotes = documentSeries(shop, "credit_note", localDay(now.toISOString(), shop.zone));
  const draft = draftRefund(found, { amount: fromCents(amount) }, request, { now, creditNotes });
  const parts = [{ payment: payment.id, amount }];
  const { mails } = await refundOrder(db, { ...draft, parts, outside: { provider, ref } });
  return mails;
}
