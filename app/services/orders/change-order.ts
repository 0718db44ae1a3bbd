// Reduces or removes an order's rows before anything is shipped, and refunds the excess payment.
import type { OrderId } from "~/contract/ids";
import type { ChangeOrder } from "~/contract/operator/orders";
import { changeOrderRows, PAYMENT_OPEN } from "~/db/orders/change-order";
import type { OrderRefundDraft } from "~/db/orders/refund-draft";
import { ORDER_CHANGED } from "~/db/orders/refund-order";
import { changedOrder, type OrderChange } from "~/domain/orders/order-change";
import { canChange } from "~/domain/orders/order-status";
import { BatchRefused } from "~/platform/database";
import { wakeMail } from "~/platform/queue";
import type { ServiceContext } from "~/services/context";
import { invalidField, Refusal } from "~/services/refusal";
import { findOrderToRefund, partsOf, refundableOf, sendRefunds } from "./refund-order";

/**
 * @throws Refusal 404; 409 `not_changeable`, `payment_open`, `order_changed`; 400 for quantities that are
 * not lower
 */
export async function changeOneOrder(
  c: ServiceContext,
  id: OrderId,
  { rows, reason = "" }: ChangeOrder,
): Promise<void> {
  const found = await findOrderToRefund(c, id, "");
  const { order, lines } = found;
  if (!canChange({ status: order.status, isInvoiced: order.invoice !== null, lines }))
    throw new Refusal(409, "not_changeable");
  const change = changedOrder(order, lines, rows);
  if (!change) throw invalidField("rows", "invalid");
  const byId = new Map(lines.map((line) => [line.id, line]));
  const now = c.now.toISOString();
  const draft = {
    ...{ order: id, status: order.status, change, reason, now },
    names: change.rows.map(({ id: row, from, to }) => ({
      ...{ name: byId.get(row)?.name ?? "", sku: byId.get(row)?.sku ?? "", from, to },
    })),
    totalBefore: order.total,
    refund: refundOfChange(found, change, { reason, now }),
  };
  const { mails, waiting } = await changeOrderRows(c.db, draft).catch((error: unknown) => {
    if (error instanceof BatchRefused) {
      if (error.code === PAYMENT_OPEN) throw new Refusal(409, PAYMENT_OPEN);
      if ([ORDER_CHANGED, "refund_too_large", "row_changed"].includes(error.code))
        throw new Refusal(409, ORDER_CHANGED);
    }
    throw error;
  });
  c.ctx.waitUntil(wakeMail(c.env, mails));
  await sendRefunds(c, waiting);
}

/** No credit note is needed: no invoice exists yet, and the future one has the new total. */
function refundOfChange(
  { order, facts }: Awaited<ReturnType<typeof findOrderToRefund>>,
  { total }: OrderChange,
  { reason, now }: { reason: string; now: string },
): OrderRefundDraft | null {
  const refundable = refundableOf(facts);
  const amount = refundable - total;
  if (amount <= 0) return null;
  return {
    ...{ order: order.id, key: crypto.randomUUID(), bodyHash: "", amount, reason, now, refundable },
    ...{ vatLines: [], creditNotes: null, rows: [], status: order.status },
    parts: partsOf(amount, facts),
  };
}
