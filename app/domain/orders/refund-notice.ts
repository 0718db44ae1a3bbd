/** What the provider's list of refunds means for our own rows: asked for after each notice, so no order of notices matters. */

import type { RefundState } from "~/contract/constants/enums";
import type { RefundId } from "~/contract/ids";
import type { Cents } from "~/contract/units";

/** A refund as the provider has it. */
export interface RefundClaim {
  ref: string;
  /** Ours, where the shop has asked for it; null: made at the provider itself. */
  key: string | null;
  amount: Cents;
  currency: string;
  /** It did not reach the customer: the money is the shop's again. */
  isFailed: boolean;
}

export interface KnownRefund {
  id: RefundId;
  key: string;
  ref: string | null;
  amount: Cents;
  state: RefundState;
}

/** The payment that it is of. */
export interface RefundedPayment {
  amount: Cents;
  currency: string;
  refunds: readonly KnownRefund[];
}

export type RefundDecision =
  | { do: "ignore" }
  | { do: "mismatch"; said: string; expected: string }
  /** A refund of ours has been made; `isOutside`: by hand, at the provider. */
  | { do: "settle"; refund: RefundId; isOutside: boolean }
  /** It has not reached the customer: the operator pays it by hand. */
  | { do: "bounce"; refund: RefundId }
  /** Decided at the provider: it is new to the shop. */
  | { do: "enter" };

/**
 * What one refund of the provider's list means for our rows: nothing, a refund of ours that was made or that failed, or
 * a new one.
 */
export function decideRefund(claim: RefundClaim, payment: RefundedPayment): RefundDecision {
  const { refunds } = payment;
  const own =
    refunds.find(({ ref }) => ref === claim.ref) ?? refunds.find(({ key }) => key === claim.key) ?? null;
  if (claim.isFailed)
    return own?.ref === claim.ref && own.state === "done"
      ? { do: "bounce", refund: own.id }
      : { do: "ignore" };
  if (own)
    return own.state === "done" ? { do: "ignore" } : { do: "settle", refund: own.id, isOutside: false };
  if (claim.currency !== payment.currency)
    return { do: "mismatch", said: claim.currency, expected: payment.currency };
  return made(claim, payment);
}

/** Made at the provider itself: what the operator owed by hand, or something new as far as the payment reaches. */
function made({ amount }: RefundClaim, payment: RefundedPayment): RefundDecision {
  const open = (state: RefundState) =>
    payment.refunds.find((refund) => refund.state === state && refund.amount === amount);
  const byHand = open("by_hand");
  if (byHand) return { do: "settle", refund: byHand.id, isOutside: true };
  const left = payment.amount - payment.refunds.reduce((sum, refund) => sum + refund.amount, 0);
  if (amount <= left) return { do: "enter" };
  // There is no room for both: the operator was faster than the shop.
  const waiting = open("waiting");
  if (waiting) return { do: "settle", refund: waiting.id, isOutside: true };
  return { do: "mismatch", said: `refund of ${amount}`, expected: `${left} at most` };
}
