// The order's confirmation on a durable medium, with the rights of a consumer.
import type { OrderDocument } from "~/services/order-document/order-document";
import {
  consumerRights,
  dispatchPromise,
  documentTexts,
  paymentLines,
} from "~/services/order-document/texts";
import { orderHead, orderPdf } from "./order-layout";
import { drawOrderTotals } from "./order-totals";
import { renderPdf } from "./pdf-page";

export function orderConfirmationPdf(data: OrderDocument): Promise<Uint8Array> {
  const texts = documentTexts(data);
  const { order } = data;
  const { t, date } = texts;
  const title = t("pdf.confirmation.title", { number: order.number });
  return renderPdf(orderPdf(data, texts, title, order.date), (page) => {
    const promise = t("pdf.confirmation.promise", { date: date(order.promised_by) });
    orderHead(page, data, texts, [dispatchPromise(order, promise, texts)]);
    drawOrderTotals(page, data, texts);
    const sections = [
      { title: t("order.payment.title"), lines: paymentLines(order, texts) },
      {
        title: t("order.shipping.title"),
        lines: [t("order.shipping.policy", { name: order.shipping_policy.name })],
      },
      ...(order.notes ? [{ title: t("pdf.notes"), lines: [order.notes] }] : []),
      ...consumerRights(data, texts),
    ];
    for (const section of sections) {
      page.space(12);
      page.ensure(40);
      page.text(section.title, { size: 11, isBold: true });
      for (const line of section.lines) page.text(line, { size: 9 });
    }
  });
}
