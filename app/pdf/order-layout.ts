// What all papers of an order share: who sells, who buys, which order it is.
import type { OrderDocument } from "~/services/order-document/order-document";
import { addressLines, sellerLines, type Texts } from "~/services/order-document/texts";
import type { PdfDocument, PdfPage } from "./pdf-page";

export const orderPdf = (
  { order, sender }: OrderDocument,
  words: Texts,
  title: string,
  date: string,
): PdfDocument => ({
  title,
  date,
  locale: order.locale,
  shop: sender.shopName,
  seller: sellerLines(sender, words),
  page: (n, of) => words.t("paper.page", { n, of }),
});

/** The order's number and dates, and both addresses. */
export function orderHead(
  sheet: PdfPage,
  { order }: OrderDocument,
  words: Texts,
  lines: readonly string[],
): void {
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
