// A placeholder for a document: the demo's certificates, which attest nothing.
import { renderPdf } from "./pdf-page";
import { type ShopPdf, shopPdf } from "./shop-layout";

export function placeholderPdf(shop: ShopPdf): Promise<Uint8Array> {
  const { document, t } = shopPdf(shop);
  return renderPdf(document, (page) => page.text(t("pdf.plain")));
}
