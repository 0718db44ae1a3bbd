// What all papers of an order share: who sells, who buys, which order it is.
import type { OrderFacts } from "~/mail/letter";
import { addressLines, sellerLines, type Words } from "~/mail/words";
import type { Paper, Sheet } from "./sheet";

export const orderPaper = (
  { order, sender }: OrderFacts,
  words: Words,
  title: string,
  date: string,
): Paper => ({
  title,
  date,
  locale: order.locale,
  shop: sender.shopName,
  seller: sellerLines(sender, words),
  page: (n, of) => words.t("paper.page", { n, of }),
});

/** The order's number and dates, and both addresses. */
export function orderHead(sheet: Sheet, { order }: OrderFacts, words: Words, lines: readonly string[]): void {
  const { t, date } = words;
  sheet.text(t("paper.order", { number: order.number, date: date(order.date) }));
  if (order.customer_reference) sheet.text(t("paper.reference", { reference: order.customer_reference }));
  if (order.cig) sheet.text(t("paper.cig", { cig: order.cig }));
  if (order.cup) sheet.text(t("paper.cup", { cup: order.cup }));
  for (const line of lines) sheet.text(line);
  sheet.space(10);
  sheet.columns([
    { title: t("order.address.billing"), lines: addressLines(order.billing_address, words) },
    { title: t("order.address.shipping"), lines: addressLines(order.shipping_address, words) },
  ]);
  sheet.space(14);
}
