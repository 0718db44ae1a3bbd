// Added: an order's payments, as the operator sees them.
import { z } from "zod";
import {
  DISPUTE_STATES,
  PAYMENT_ATTEMPT_STATES,
  RECORDED_PAYMENT_STATES,
  REFUND_STATES,
} from "~/contract/constants/enums";
import { Instant, Money } from "~/contract/wire";

export const PaymentRefund = z.object({
  id: z.int(),
  amount: Money,
  state: z.enum(REFUND_STATES),
  /** The operator's text, or the shop's own reason: `paid_late`, `paid_twice`, `amount_changed`. */
  reason: z.string(),
  /** The provider's id; null until it has responded, and for a refund paid by hand. */
  reference: z.string().nullable(),
  /** Made at the provider itself, not requested by the shop. */
  is_outside: z.boolean(),
  /** The provider's last response if it refused or was unavailable. */
  error: z.string().nullable(),
  created_at: Instant,
  done_at: Instant.nullable(),
  /** Null if the shop returned a payment that came too late or twice. */
  credit_note: z.object({ number: z.string(), document: z.int() }).nullable(),
});

/**
 * The payer disputes the payment (chargeback), or the dispute is decided. The shop responds at the
 * provider.
 */
export const PaymentDispute = z.object({
  id: z.int(),
  reference: z.string(),
  amount: Money,
  /** In the provider's words. */
  reason: z.string(),
  state: z.enum(DISPUTE_STATES),
  opened_at: Instant,
  closed_at: Instant.nullable(),
});

export const OrderPayment = z.object({
  id: z.int(),
  /** `manual`: recorded by the operator. */
  provider: z.string(),
  state: z.enum(RECORDED_PAYMENT_STATES),
  amount: Money,
  /** Refunded, or on its way back. */
  refunded: Money,
  currency: z.string(),
  reference: z.string().nullable(),
  /** The payer according to the provider; empty if unknown or erased. */
  payer: z.string(),
  paid_at: Instant,
  created_at: Instant,
  refunds: z.array(PaymentRefund),
  disputes: z.array(PaymentDispute),
});
export type OrderPayment = z.infer<typeof OrderPayment>;

/** A visit to a provider's page without a payment, or without one yet. */
export const PaymentAttempt = z.object({
  id: z.int(),
  provider: z.string(),
  state: z.enum(PAYMENT_ATTEMPT_STATES),
  amount: Money,
  currency: z.string(),
  reference: z.string().nullable(),
  created_at: Instant,
  expires_at: Instant.nullable(),
});
export type PaymentAttempt = z.infer<typeof PaymentAttempt>;
