// An order's payments on the wire, each with what went back of it.
import type { OrderPayment, PaymentAttempt } from "~/contract/operator/payments";
import { fromCents } from "~/contract/wire";
import { creditNoteId } from "~/db/orders/document-ids";
import type { Payment } from "~/db/payments/payments";
import type { Refund } from "~/db/payments/refunds";
import type { UnpaidSession } from "~/db/payments/sessions";

export interface PaymentFacts {
  payments: readonly Payment[];
  refunds: readonly Refund[];
  attempts: readonly UnpaidSession[];
}

export const serializePayments = ({ payments, refunds }: PaymentFacts): OrderPayment[] =>
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
  error: refund.error,
  created_at: refund.createdAt,
  done_at: refund.doneAt,
  credit_note: refund.decision?.creditNote
    ? { number: refund.decision.creditNote, document: creditNoteId(refund.decision.id) }
    : null,
});

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
