// The courtesy copy of an invoice: the invoice itself is the electronic one (LAW, e-invoice).
import type { OrderFacts } from "~/mail/letter";
import { paymentLines, wordsOf } from "~/mail/words";
import { orderAccount } from "./order-account";
import { orderHead, orderPaper } from "./order-frame";
import { drawn } from "./sheet";

/** @returns null where the order has no invoice yet */
export async function invoicePaper(facts: OrderFacts): Promise<Uint8Array | null> {
  const words = wordsOf(facts);
  const { order } = facts;
  const { t, date } = words;
  if (!order.invoice) return null;
  const { number, date: day } = order.invoice;
  const title = t("paper.invoice.title", { number, date: date(day) });
  return drawn(orderPaper(facts, words, title, day), (sheet) => {
    sheet.text(t("paper.invoice.courtesy"), { size: 9, isBold: true });
    sheet.space(8);
    orderHead(sheet, facts, words, []);
    orderAccount(sheet, facts, words);
    sheet.space(12);
    for (const line of paymentLines(order, words)) sheet.text(line, { size: 9 });
  });
}
