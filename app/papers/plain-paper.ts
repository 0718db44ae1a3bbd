// A paper that only stands for one: the demo's certificates, which attest nothing.
import { drawn } from "./sheet";
import { type ShopPaper, shopPaper } from "./shop-frame";

export function plainPaper(shop: ShopPaper): Promise<Uint8Array> {
  const { paper, t } = shopPaper(shop);
  return drawn(paper, (sheet) => sheet.text(t("paper.plain")));
}
