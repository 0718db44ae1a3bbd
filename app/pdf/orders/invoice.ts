// The courtesy copy of an invoice: the legal invoice is the electronic one (LAW, e-invoice).

import type { PdfAssets } from "~/pdf/page/pdf-page";
import { renderPdf } from "~/pdf/render-pdf";
import type { OrderDocument } from "~/services/order-document/order-document";
import { documentTexts } from "~/services/order-document/texts";
import { noticeBox } from "./notice-box";
import { orderFactsOf, orderHead, orderPdf } from "./order-layout";
import { drawOrderTotals } from "./order-totals";
import { transferNotice } from "./payment";

/** @returns null if the order has no invoice yet */
export async function invoicePdf(data: OrderDocument, assets: PdfAssets): Promise<Uint8Array | null> {
  const texts = documentTexts(data);
  const { order } = data;
  const { t, date } = texts;
  if (!order.invoice) return null;
  const { number, date: day } = order.invoice;
  const heading = {
    kind: t("pdf.invoice.kind"),
    number,
    facts: [
      { name: t("pdf.fact.date"), value: date(day) },
      ...orderFactsOf(data, texts),
      { name: t("order.payment.title"), value: order.payment_method.name },
    ],
    // Without electronic invoices, this document is the invoice.
    ...(data.sender.makesEInvoices && { notice: t("pdf.invoice.courtesy") }),
    addressee: "billing" as const,
  };
  return renderPdf(orderPdf(data, texts, heading, day), assets, async (page, pdf) => {
    orderHead(page, data, texts, heading);
    drawOrderTotals(page, data, texts, t("order.sums.total"));
    noticeBox(page, await transferNotice(pdf, data, texts));
  });
}
