// A placeholder for a document: the demo's certificates, which certify nothing.

import { type ShopPdf, shopPdf } from "./products/shop-layout";
import { drawTitle, renderPdf } from "./render-pdf";

export function placeholderPdf(shop: ShopPdf): Promise<Uint8Array> {
  const { document, t } = shopPdf(shop);
  return renderPdf(document, shop.assets, (page) => {
    drawTitle(page, document.title);
    page.text(t("pdf.plain"));
  });
}
