// The order's confirmation on a durable medium, with the rights of a consumer.
import type { OrderDocument } from "~/services/order-document/order-document";
import { dispatchPromise, paymentLines, rightsOf, textsOf } from "~/services/order-document/texts";
import { orderHead, orderPdf } from "./order-layout";
import { drawOrderTotals } from "./order-totals";
import { renderPdf } from "./pdf-page";

export function orderConfirmationPdf(facts: OrderDocument): Promise<Uint8Array> {
  const words = textsOf(facts);
  const { order } = facts;
  const { t, date } = words;
  const title = t("paper.confirmation.title", { number: order.number });
  return renderPdf(orderPdf(facts, words, title, order.date), (sheet) => {
    const promise = t("paper.confirmation.promise", { date: date(order.promised_by) });
    orderHead(sheet, facts, words, [dispatchPromise(order, promise, words)]);
    drawOrderTotals(sheet, facts, words);
    const parts = [
      { title: t("order.payment.title"), lines: paymentLines(order, words) },
      {
        title: t("order.shipping.title"),
        lines: [t("order.shipping.policy", { name: order.shipping_policy.name })],
      },
      ...(order.notes ? [{ title: t("paper.notes"), lines: [order.notes] }] : []),
      ...rightsOf(facts, words),
    ];
    for (const part of parts) {
      sheet.space(12);
      sheet.ensure(40);
      sheet.text(part.title, { size: 11, isBold: true });
      for (const line of part.lines) sheet.text(line, { size: 9 });
    }
  });
}
