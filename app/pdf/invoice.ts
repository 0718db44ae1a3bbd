// The courtesy copy of an invoice: the invoice itself is the electronic one (LAW, e-invoice).
import type { OrderDocument } from "~/services/order-document/order-document";
import { documentTexts, paymentLines } from "~/services/order-document/texts";
import { orderHead, orderPdf } from "./order-layout";
import { drawOrderTotals } from "./order-totals";
import { renderPdf } from "./pdf-page";

/** @returns null where the order has no invoice yet */
export async function invoicePdf(data: OrderDocument): Promise<Uint8Array | null> {
  const texts = documentTexts(data);
  const { order } = data;
  const { t, date } = texts;
  if (!order.invoice) return null;
  const { number, date: day } = order.invoice;
  const title = t("pdf.invoice.title", { number, date: date(day) });
  return renderPdf(orderPdf(data, texts, title, day), (page) => {
    page.text(t("pdf.invoice.courtesy"), { size: 9, isBold: true });
    page.space(8);
    orderHead(page, data, texts, []);
    drawOrderTotals(page, data, texts);
    page.space(12);
    for (const line of paymentLines(order, texts)) page.text(line, { size: 9 });
  });
}
