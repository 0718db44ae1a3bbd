// The courtesy copy of an invoice: the invoice itself is the electronic one (LAW, e-invoice).
import type { OrderDocument } from "~/services/order-document/order-document";
import { paymentLines, textsOf } from "~/services/order-document/texts";
import { orderHead, orderPdf } from "./order-layout";
import { drawOrderTotals } from "./order-totals";
import { renderPdf } from "./pdf-page";

/** @returns null where the order has no invoice yet */
export async function invoicePdf(facts: OrderDocument): Promise<Uint8Array | null> {
  const words = textsOf(facts);
  const { order } = facts;
  const { t, date } = words;
  if (!order.invoice) return null;
  const { number, date: day } = order.invoice;
  const title = t("paper.invoice.title", { number, date: date(day) });
  return renderPdf(orderPdf(facts, words, title, day), (sheet) => {
    sheet.text(t("paper.invoice.courtesy"), { size: 9, isBold: true });
    sheet.space(8);
    orderHead(sheet, facts, words, []);
    drawOrderTotals(sheet, facts, words);
    sheet.space(12);
    for (const line of paymentLines(order, words)) sheet.text(line, { size: 9 });
  });
}
