// A quote: the order that a customer may accept until a day, at these prices.

import type { PdfAssets } from "~/pdf/page/pdf-page";
import { renderPdf } from "~/pdf/render-pdf";
import type { QuoteDocument } from "~/services/order-document/order-document";
import { documentTexts } from "~/services/order-document/texts";
import { drawSections, orderHead, orderPdf } from "./order-layout";
import { drawOrderTotals } from "./order-totals";

export function quotePdf(data: QuoteDocument, assets: PdfAssets): Promise<Uint8Array> {
  const texts = documentTexts(data);
  const { order, validUntil } = data;
  const { t, date } = texts;
  const heading = {
    kind: t("pdf.quote.kind"),
    number: order.number,
    facts: [
      { name: t("pdf.fact.date"), value: date(order.date) },
      { name: t("pdf.quote.validUntil"), value: date(validUntil) },
      ...(order.customer_reference
        ? [{ name: t("pdf.fact.reference"), value: order.customer_reference }]
        : []),
      { name: t("order.payment.title"), value: order.payment_method.name },
      { name: t("order.shipping.title"), value: order.shipping_policy.name },
      ...(order.placed_by_agent ? [{ name: t("pdf.quote.agent"), value: order.placed_by_agent }] : []),
    ],
    addressee: "billing" as const,
  };
  return renderPdf(orderPdf(data, texts, heading, order.date), assets, (page) => {
    orderHead(page, data, texts, heading);
    drawOrderTotals(page, data, texts, t("order.sums.total"));
    drawSections(page, [
      ...(order.notes ? [{ title: t("pdf.notes"), lines: [order.notes] }] : []),
      { title: t("pdf.quote.termsTitle"), lines: [t("pdf.quote.terms", { date: date(validUntil) })] },
    ]);
  });
}
