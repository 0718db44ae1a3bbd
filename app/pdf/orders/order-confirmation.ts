// The order's confirmation on a durable medium, with the rights of a consumer.

import type { PdfAssets } from "~/pdf/page/pdf-page";
import { renderPdf } from "~/pdf/render-pdf";
import type { OrderDocument } from "~/services/order-document/order-document";
import {
  confirmedPromise,
  consumerRights,
  type DocumentTexts,
  documentTexts,
} from "~/services/order-document/texts";
import { noticeBox } from "./notice-box";
import { drawSections, orderFactsOf, orderHead, orderPdf } from "./order-layout";
import { drawOrderTotals } from "./order-totals";
import { transferNotice } from "./payment";

export function orderConfirmationPdf(data: OrderDocument, assets: PdfAssets): Promise<Uint8Array> {
  const texts = documentTexts(data);
  const { order } = data;
  const { t } = texts;
  const heading = {
    kind: t("pdf.confirmation.kind"),
    number: order.number,
    facts: factsOf(data, texts),
    addressee: "billing" as const,
  };
  return renderPdf(orderPdf(data, texts, heading, order.date), assets, async (page, pdf) => {
    orderHead(page, data, texts, heading);
    drawOrderTotals(page, data, texts, t("order.sums.total"));
    noticeBox(page, await transferNotice(pdf, data, texts));
    drawSections(page, [
      ...(order.notes ? [{ title: t("pdf.notes"), lines: [order.notes] }] : []),
      ...consumerRights(data, texts),
    ]);
  });
}

function factsOf(data: OrderDocument, texts: DocumentTexts) {
  const { order } = data;
  const { t, date } = texts;
  const [, ...codes] = orderFactsOf(data, texts);
  return [
    { name: t("pdf.fact.date"), value: date(order.date) },
    ...codes,
    { name: t("order.payment.title"), value: order.payment_method.name },
    { name: t("order.shipping.title"), value: order.shipping_policy.name },
    {
      name: t("pdf.fact.leaves"),
      value: confirmedPromise(order, "pdf.confirmation", texts),
    },
  ];
}
