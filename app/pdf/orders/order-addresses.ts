// The addresses at the right of an order's PDF.

import { LEFT, mm, type PdfPage } from "~/pdf/page/pdf-page";
import type { OrderDocument } from "~/services/order-document/order-document";
import { addressLines, type DocumentTexts } from "~/services/order-document/texts";

const ADDRESS = LEFT + mm(92);
const ADDRESS_WIDTH = mm(78);

function drawAddress(
  page: PdfPage,
  { title, lines }: { title: string; lines: readonly string[] },
  size: number,
): void {
  page.within("P", () => {
    page.put(title, ADDRESS, ADDRESS_WIDTH, { size: 8.5, isSoft: true });
    page.space(mm(4.6));
    lines.forEach((line, index) => {
      const style = { size, isBold: index === 0 };
      page.put(line, ADDRESS, ADDRESS_WIDTH, style);
      page.space(page.heightOf(line, ADDRESS_WIDTH, style));
    });
  });
}

/** Draws the second address only if it differs. */
export function drawAddresses(
  page: PdfPage,
  { order }: OrderDocument,
  texts: DocumentTexts,
  addressee: "billing" | "shipping",
  top: number,
): number {
  const { t } = texts;
  const both = {
    billing: { title: t("order.address.billing"), lines: addressLines(order.billing_address, texts) },
    shipping: { title: t("order.address.shipping"), lines: addressLines(order.shipping_address, texts) },
  };
  const first = both[addressee];
  const second = both[addressee === "billing" ? "shipping" : "billing"];
  page.y = top + mm(1);
  drawAddress(page, first, 10.5);
  if (second.lines.join() !== first.lines.join()) {
    page.space(mm(2.5));
    drawAddress(page, second, 9);
  }
  return page.y;
}
