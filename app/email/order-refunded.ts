// A refund: its amount, the reason, how it is paid, its credit note, and the remaining payment.
import type { OrderRefundId } from "~/contract/ids";
import type { OrderRefund } from "~/contract/orders";
import { fromCents, toCents } from "~/contract/wire";
import type { OrderDocument } from "~/services/order-document/order-document";
import { type DocumentTexts, documentTexts } from "~/services/order-document/texts";
import type { Block, EmailContent, Fact } from "./layout/email";
import { countedItem, itemsBlock, orderButton } from "./order-blocks";
import { orderNews } from "./order-email";

/** @param id the refund's; null: the last one. @throws Error if the order has no such refund */
export function orderRefunded(data: OrderDocument, id: OrderRefundId | null): EmailContent {
  const texts = documentTexts(data);
  const { order, sender } = data;
  const { t, money } = texts;
  const refund = order.refunds.find((one) => one.id === id) ?? order.refunds.at(-1);
  if (!refund) throw new Error(`order ${order.id} has no refund`);
  const isPart = toCents(refund.amount) < toCents(order.total);
  const values = { method: order.payment_method.name, email: sender.supportEmail };
  return orderNews(data, texts, {
    kind: "refunded",
    isPart,
    values: { amount: money(refund.amount) },
    lines: refund.reason ? [t("refunded.reason", { reason: refund.reason })] : [],
    blocks: [
      {
        kind: "card",
        state: { tone: "good", name: t(isPart ? "state.refundedPart" : "state.refunded") },
        facts: refundFacts(data, refund, texts),
        sum: { name: t("fact.refund"), value: money(refund.amount) },
        button: orderButton(data, texts),
        notes: [
          t(refund.state === "by_hand" ? "refunded.byHand" : "refunded.when", values),
          ...(refund.credit_note ? [t("refunded.creditNote")] : []),
        ],
      },
      ...refundedRows(data, refund, texts),
      ...(isPart ? [ledger(data, refund, texts)] : []),
    ],
  });
}

const refundFacts = (
  { order }: OrderDocument,
  { state, credit_note: note }: OrderRefund,
  { t }: DocumentTexts,
) =>
  [
    { name: t("fact.how"), value: state === "by_hand" ? t("fact.transfer") : order.payment_method.name },
    ...(note ? [{ name: t("fact.creditNote"), value: note.number }] : []),
  ] satisfies Fact[];

function refundedRows({ rows, sender }: OrderDocument, refund: OrderRefund, texts: DocumentTexts): Block[] {
  const items = refund.rows.flatMap(({ id, qty }) => {
    const row = rows.find((one) => one.id === id);
    return row ? [countedItem(row, qty, sender, texts)] : [];
  });
  return items.length > 0 ? [itemsBlock(texts.t("refunded.rows"), items, texts)] : [];
}

function ledger({ order }: OrderDocument, refund: OrderRefund, { t, money }: DocumentTexts): Block {
  const paid = toCents(order.paid) || toCents(order.total);
  const now = toCents(refund.amount);
  const before = order.refunds
    .filter(({ id }) => id < refund.id)
    .reduce((sum, { amount }) => sum + toCents(amount), 0);
  const minus = (cents: number) => money(fromCents(-cents));
  return {
    kind: "sums",
    lines: [
      { name: t("fact.paid"), amount: money(fromCents(paid)) },
      ...(before > 0 ? [{ name: t("fact.refundedBefore"), amount: minus(before) }] : []),
      { name: t("fact.refundNow"), amount: minus(now) },
      { name: t("fact.remains"), amount: money(fromCents(paid - before - now)), isTotal: true },
    ],
  };
}
