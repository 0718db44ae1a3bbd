// The shop has reduced an order's rows: the changes, the reason, the new total, and the refund.
import type { OrderDocument } from "~/services/order-document/order-document";
import { documentTexts } from "~/services/order-document/texts";
import type { EmailContent } from "./layout/email";
import { orderButton, paymentFacts, transferCode } from "./order-blocks";
import { orderNews } from "./order-email";

/** Describes the last change. @throws Error if the order has no change */
export function orderChanged(data: OrderDocument): EmailContent {
  const texts = documentTexts(data);
  const { order, sender } = data;
  const { t, money } = texts;
  const change = order.changes.at(-1);
  if (!change) throw new Error(`order ${order.id} has no change`);
  const refund = order.refunds.findLast(({ at }) => at === change.at);
  const email = sender.supportEmail;
  // A code for the new total, because that of the confirmation is outdated.
  const code = transferCode(data, texts);
  return orderNews(data, texts, {
    kind: "changed",
    values: { before: money(change.total_before), after: money(change.total_after) },
    lines: change.reason ? [t("refunded.reason", { reason: change.reason })] : [],
    blocks: [
      {
        kind: "card",
        state: { tone: "waits", name: t("state.changed") },
        facts: [
          { name: t("fact.before"), value: money(change.total_before) },
          ...(code ? paymentFacts(data, texts) : []),
        ],
        sum: { name: t("fact.after"), value: money(change.total_after) },
        code,
        button: orderButton(data, texts),
        notes: [
          ...(refund ? [t("changed.refund", { amount: money(refund.amount) })] : []),
          ...(refund?.state === "by_hand" ? [t("refunded.byHand", { email })] : []),
        ],
      },
      {
        kind: "section",
        title: t("changed.rows"),
        lines: change.rows.map(({ name, sku, from, to }) =>
          t(to === 0 ? "changed.gone" : "changed.fewer", { name, sku, from, to }),
        ),
      },
    ],
  });
}
