// Reconciles refunds with the provider: records refunds made there, and marks bounced ones for payment by
// hand.

import { REFUND_STATES } from "~/contract/constants/enums";
import type { OrderId, PaymentId, RefundId } from "~/contract/ids";
import { int, oneOf, text, textOrNull } from "~/db/columns";
import { combine, mapQuery, type Query, queryAll, queryFirst } from "~/db/query";
import type { KnownRefund, RefundedPayment } from "~/domain/orders/refund-notice";
import { type Statement, statement } from "~/platform/database";

export interface ProviderPayment extends RefundedPayment {
  id: PaymentId;
  order: OrderId;
}

/** A provider's payment with its refunds; null if the payment is not recorded. */
export const providerPaymentQuery = (provider: string, ref: string): Query<ProviderPayment | null> =>
  mapQuery(
    combine({
      payment: queryFirst(
        statement(
          "SELECT id, order_id, amount_cents, currency FROM payments WHERE provider = ? AND payment_ref = ?",
          ...[provider, ref],
        ),
        (row) => ({
          id: int(row, "id"),
          order: int(row, "order_id"),
          amount: int(row, "amount_cents"),
          currency: text(row, "currency"),
        }),
      ),
      refunds: queryAll(
        statement(
          `SELECT r.id, r.key, r.refund_ref, r.amount_cents, r.state FROM payments p JOIN refunds r ON r.payment_id = p.id
           WHERE p.provider = ? AND p.payment_ref = ? AND r.state <> 'failed' ORDER BY r.id`,
          ...[provider, ref],
        ),
        (row): KnownRefund => ({
          id: int(row, "id"),
          key: text(row, "key"),
          ref: textOrNull(row, "refund_ref"),
          amount: int(row, "amount_cents"),
          // The table's CHECK guarantees one of these states.
          state: oneOf(row, "state", REFUND_STATES),
        }),
      ),
    }),
    ({ payment, refunds }) => payment && { ...payment, refunds },
  );

/** Refusal code (of the unique index): the provider's refund was recorded in the meantime. */
export const REFUND_KNOWN = "refunds.payment_id, refunds.refund_ref";

/**
 * Marks a refund as done; a refund that is already done stays unchanged.
 * @param isOutside made at the provider itself
 */
export const settleRefund = (
  id: RefundId,
  { ref, isOutside, now }: { ref: string; isOutside: boolean; now: string },
): Statement =>
  statement(
    "UPDATE refunds SET state = 'done', refund_ref = ?, is_outside = ?, error = NULL, done_at = ? WHERE id = ? AND state <> 'done'",
    ...[ref, Number(isOutside), now, id],
  );

/** Marks a refund that the provider could not deliver to the customer. */
export const bounceRefund = (id: RefundId, error: string): Statement =>
  statement(
    "UPDATE refunds SET state = 'by_hand', error = ?, done_at = NULL WHERE id = ? AND state = 'done'",
    ...[error, id],
  );
