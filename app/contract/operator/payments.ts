// Added: an order's money as the operator sees it, payment by payment.
import { z } from "zod";
import {
  DISPUTE_STATES,
  PAYMENT_ATTEMPT_STATES,
  RECORDED_PAYMENT_STATES,
  REFUND_STATES,
} from "~/contract/constants/enums";
import { Instant, Money } from "~/contract/wire";

/** Money that goes back of one payment. */
export const PaymentRefund = z.object({
  id: z.int(),
  amount: Money,
  state: z.enum(REFUND_STATES),
  /** The operator's own words, or why the shop itself gave it back: `paid_late`, `paid_twice`, `amount_changed`. */
  reason: z.string(),
  /** The provider's own id; null until it has answered, and where it is paid by hand. */
  reference: z.string().nullable(),
  /** Made at the provider itself, not asked for by the shop. */
  is_outside: z.boolean(),
  /** What the provider answered last where it refused or was away. */
  error: z.string().nullable(),
  created_at: Instant,
  done_at: Instant.nullable(),
  /** Null where the shop itself gave back what came too late or twice. */
  credit_note: z.object({ number: z.string(), document: z.int() }).nullable(),
});

/** The payer's bank calls the payment back, or has decided: the answer is given at the provider. */
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

/** Money that came in. */
export const OrderPayment = z.object({
  id: z.int(),
  /** `manual`: the operator has marked it. */
  provider: z.string(),
  state: z.enum(RECORDED_PAYMENT_STATES),
  amount: Money,
  /** What went back of it, or is on its way back. */
  refunded: Money,
  currency: z.string(),
  /** The provider's own id. */
  reference: z.string().nullable(),
  /** As the provider says it; empty where it does not, and once it was erased. */
  payer: z.string(),
  paid_at: Instant,
  created_at: Instant,
  refunds: z.array(PaymentRefund),
  disputes: z.array(PaymentDispute),
});
export type OrderPayment = z.infer<typeof OrderPayment>;

/** A visit to a provider's page at which nothing was paid, or not yet. */
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
