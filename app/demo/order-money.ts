// Payments and refunds of the demo's orders.
import type { Files } from "./files";
import type { Order } from "./order";
import { byCode } from "./order";
import type { orderRefunds } from "./refunds";
import type { PaymentMethod } from "./shop";

// An invoice is paid after delivery; a transfer or a card before the order is processed.
export function paymentState({ status, history }: Order, kind: PaymentMethod["kind"]): string {
  if (status === "failed" || status === "refunded") return status;
  const reached = new Set(history.map((entry) => entry.status));
  const later = kind === "invoice" || kind === "cash_on_delivery";
  const paid = reached.has(later ? "completed" : "processing");
  if (!paid) return "due";
  return status === "cancelled" ? "refunded" : "paid";
}

export function moneyOf(files: Files, orders: Order[], decisions: ReturnType<typeof orderRefunds>) {
  const methods = byCode(files.json<PaymentMethod[]>("payment-methods.json"));
  const paid = orders.flatMap((order) => {
    const kind = methods(order.payment_method).kind;
    const state = paymentState(order, kind);
    return order.total > 0 && (state === "paid" || state === "refunded") ? [{ order, kind, state }] : [];
  });
  return {
    payments: paid.map(({ order, kind }, index) => {
      const at = paidAt(order, kind);
      const isByCard = kind === "redirect";
      return {
        id: index + 1,
        order_id: order.id,
        provider: isByCard ? "test" : "manual",
        payment_ref: isByCard ? `test_${order.number}` : null,
        amount_cents: order.total,
        currency: order.currency,
        paid_at: at,
        created_at: at,
      };
    }),
    refunds: paid.flatMap(({ order, state }, index) => {
      const decided = decisions.filter(({ order_id }) => order_id === order.id);
      // A paid order that was cancelled has no credit note.
      const at = order.history.at(-1)?.at ?? order.date;
      const whole = [{ id: null, amount_cents: order.total, created_at: at }];
      const parts = decided.length === 0 && state === "refunded" ? whole : decided;
      return parts.map(({ id, amount_cents, created_at }, n) => ({
        order_id: order.id,
        order_refund_id: id,
        payment_id: index + 1,
        amount_cents,
        key: `demo-${order.number}-${n}`,
        state: "done",
        not_before: created_at,
        created_at,
        done_at: created_at,
      }));
    }),
  };
}

function paidAt({ history, date }: Order, kind: PaymentMethod["kind"]): string {
  const later = kind === "invoice" || kind === "cash_on_delivery";
  return history.find(({ status }) => status === (later ? "completed" : "processing"))?.at ?? date;
}
