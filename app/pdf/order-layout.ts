// The head that all PDFs of an order share: seller, customer, order number.
import type { OrderDocument } from "~/services/order-document/order-document";
import { addressLines, type DocumentTexts, sellerLines } from "~/services/order-document/texts";
import type { PdfDocument, PdfPage } from "./pdf-page";

export const orderPdf = (
  { order, sender, pdfLogo }: OrderDocument,
  texts: DocumentTexts,
  title: string,
  date: string,
): PdfDocument => ({
  title,
  date,
  locale: order.locale,
  shop: sender.shopName,
  logo: pdfLogo ?? null,
  seller: sellerLines(sender, texts.t, texts.locale),
  pageLabel: (page, pages) => texts.t("pdf.page", { n: page, of: pages }),
});

/** The order's number and dates, and both addresses. */
export function orderHead(
  page: PdfPage,
  { order }: OrderDocument,
  texts: DocumentTexts,
  lines: readonly string[],
): void {
  const { t, date } = texts;
  page.text(t("pdf.order", { number: order.number, date: date(order.date) }));
  if (order.customer_reference) page.text(t("pdf.reference", { reference: order.customer_reference }));
  if (order.cig) page.text(t("pdf.cig", { cig: order.cig }));
  if (order.cup) page.text(t("pdf.cup", { cup: order.cup }));
  for (const line of lines) page.text(line);
  page.space(10);
  page.columns([
    { title: t("order.address.billing"), lines: addressLines(order.billing_address, texts) },
    { title: t("order.address.shipping"), lines: addressLines(order.shipping_address, texts) },
  ]);
  page.space(14);
}
