// Money is refunded: how much of what was paid, why, how it goes back, and its credit note.
import type { OrderDocument } from "~/services/order-document/order-document";
import { documentTexts } from "~/services/order-document/texts";
import { customerStatusEmail } from "./order-status-email";
import type { EmailContent } from "./render-email";

/** @param id the refund's; null: the last one. @throws Error where the order has none */
export function orderRefunded(data: OrderDocument, id: number | null): EmailContent {
  const texts = documentTexts(data);
  const { order, sender } = data;
  const { t, money } = texts;
  const refund = order.refunds.find((one) => one.id === id) ?? order.refunds.at(-1);
  if (!refund) throw new Error(`order ${order.id} has no refund`);
  const isPart = Number(refund.amount) < Number(order.total);
  const values = { method: order.payment_method.name, email: sender.supportEmail };
  return customerStatusEmail(data, texts, {
    kind: "refunded",
    part: isPart ? "refunded" : null,
    values: { amount: money(refund.amount) },
    lines: [
      ...(refund.reason ? [t("refunded.reason", { reason: refund.reason })] : []),
      ...(refund.credit_note ? [t("refunded.creditNote", { number: refund.credit_note.number })] : []),
      t(refund.state === "by_hand" ? "refunded.byHand" : "refunded.when", values),
    ],
  });
}
