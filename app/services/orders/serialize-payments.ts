// An order's payments on the wire, each with its refunds and disputes.
import type { OrderPayment, PaymentAttempt } from "~/contract/operator/payments";
import { fromCents } from "~/contract/wire";
import type { Dispute } from "~/db/payments/disputes";
import type { Payment } from "~/db/payments/payments";
import type { Refund } from "~/db/payments/refunds";
import type { UnpaidSession } from "~/db/payments/sessions";

export interface PaymentFacts {
  payments: readonly Payment[];
  refunds: readonly Refund[];
  disputes: readonly Dispute[];
  attempts: readonly UnpaidSession[];
}

export const serializePayments = ({ payments, refunds, disputes }: PaymentFacts): OrderPayment[] =>
  payments.map((payment) => ({
    id: payment.id,
    provider: payment.provider,
    state: stateOf(payment),
    amount: fromCents(payment.amount),
    refunded: fromCents(payment.refunded),
    currency: payment.currency,
    reference: payment.paymentRef,
    payer: payment.payer,
    paid_at: payment.paidAt,
    created_at: payment.createdAt,
    refunds: refunds.filter((refund) => refund.payment === payment.id).map(serializeRefund),
    disputes: disputes.filter((dispute) => dispute.payment === payment.id).map(serializeDispute),
  }));

const stateOf = ({ amount, refunded }: Payment): OrderPayment["state"] => {
  if (refunded === 0) return "paid";
  return refunded < amount ? "partially_refunded" : "refunded";
};

const serializeRefund = (refund: Refund): OrderPayment["refunds"][number] => ({
  id: refund.id,
  amount: fromCents(refund.amount),
  state: refund.state,
  reason: refund.reason,
  reference: refund.refundRef,
  is_outside: refund.isOutside,
  error: refund.error,
  created_at: refund.createdAt,
  done_at: refund.doneAt,
  credit_note: refund.creditNote,
});

const serializeDispute = (dispute: Dispute): OrderPayment["disputes"][number] => ({
  id: dispute.id,
  reference: dispute.disputeRef,
  amount: fromCents(dispute.amount),
  reason: dispute.reason,
  state: dispute.state,
  opened_at: dispute.openedAt,
  closed_at: dispute.closedAt,
});

/** A visit to the provider's page without a payment, on the wire. */
export const serializeAttempt = (session: UnpaidSession): PaymentAttempt => ({
  id: session.id,
  provider: session.provider,
  state: session.state,
  amount: fromCents(session.amount),
  currency: session.currency,
  reference: session.sessionRef,
  created_at: session.createdAt,
  expires_at: session.expiresAt,
});
