/**
 * Compares the provider's list of refunds with our own rows. The list is requested after each notice, so
 * the order of notices does not matter.
 */

import type { RefundState } from "~/contract/constants/enums";
import type { RefundId } from "~/contract/ids";
import type { Cents } from "~/contract/units";

export interface RefundClaim {
  ref: string;
  /** Our key if the shop requested the refund; null: made at the provider itself. */
  key: string | null;
  amount: Cents;
  currency: string;
  /** The refund did not reach the customer, and the money is back with the shop. */
  isFailed: boolean;
}

export interface KnownRefund {
  id: RefundId;
  key: string;
  ref: string | null;
  amount: Cents;
  state: RefundState;
}

export interface RefundedPayment {
  amount: Cents;
  currency: string;
  refunds: readonly KnownRefund[];
}

export type RefundDecision =
  | { do: "ignore" }
  | { do: "mismatch"; said: string; expected: string }
  /** A refund of ours was made; `isOutside`: by hand, at the provider. */
  | { do: "settle"; refund: RefundId; isOutside: boolean }
  /** The refund did not reach the customer: the operator pays it by hand. */
  | { do: "bounce"; refund: RefundId }
  /** The refund was decided at the provider and is new to the shop. */
  | { do: "enter" };

/**
 * Decides what one refund of the provider's list means for our rows: nothing, a refund of ours that was
 * made or that failed, or a new one.
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

/**
 * A refund made at the provider: one that the operator owed by hand, or a new one within the rest of the
 * payment.
 */
function made({ amount }: RefundClaim, payment: RefundedPayment): RefundDecision {
  const open = (state: RefundState) =>
    payment.refunds.find((refund) => refund.state === state && refund.amount === amount);
  const byHand = open("by_hand");
  if (byHand) return { do: "settle", refund: byHand.id, isOutside: true };
  const left = payment.amount - payment.refunds.reduce((sum, refund) => sum + refund.amount, 0);
  if (amount <= left) return { do: "enter" };
  // The payment does not cover both: the operator was faster than the shop.
  const waiting = open("waiting");
  if (waiting) return { do: "settle", refund: waiting.id, isOutside: true };
  return { do: "mismatch", said: `refund of ${amount}`, expected: `${left} at most` };
}
