// The goods on document, part by part of the shop: a catalogue tells what they are, a price list what they cost.
import type { Product, Variant } from "~/contract/products";
import { formatMoney } from "~/i18n/format";
import { type PdfPage, renderPdf } from "./pdf-page";
import { type ShopPdf, shopPdf } from "./shop-layout";
import { type Cell, type Column, table } from "./table";

export interface Goods {
  /** The name of a part of the shop. */
  name: string;
  products: readonly { product: Product; variants: readonly Variant[] }[];
}

interface Facts extends ShopPdf {
  parts: readonly Goods[];
  /** More than one document holds. */
  isCut: boolean;
}

export function catalogue({ parts, isCut, ...shop }: Facts): Promise<Uint8Array> {
  const { document, t } = shopPdf(shop);
  const columns = [{ head: t("pdf.code"), width: 110 }, { head: t("order.rows.article") }];
  return renderPdf(document, (page) => {
    if (isCut) page.text(t("pdf.goods.cut"), { isSoft: true });
    each(page, parts, columns, ({ product, variants }) => [
      [
        product.sku,
        [
          product.name,
          product.short_description,
          variants.map((one) => one.attributes.map(({ value }) => value).join(", ")).join(" · "),
        ].filter((line) => line !== ""),
      ],
    ]);
  });
}

export function priceList({ parts, isCut, ...shop }: Facts): Promise<Uint8Array> {
  const { document, t } = shopPdf(shop);
  const money = (amount: string, currency: string) => formatMoney(amount, shop.locale, currency);
  const first = parts[0]?.products[0]?.product;
  const columns = [
    { head: t("pdf.code"), width: 86 },
    { head: t("order.rows.article") },
    { head: t("pdf.goods.unit"), width: 76, isNumber: true },
    { head: t(first?.includes_vat ? "pdf.priceGross" : "pdf.priceNet"), width: 76, isNumber: true },
  ];
  return renderPdf(document, (page) => {
    if (isCut) page.text(t("pdf.goods.cut"), { isSoft: true });
    page.text(t("pdf.goods.day"), { size: 9, isSoft: true });
    each(page, parts, columns, ({ product, variants }) =>
      (variants.length > 0 ? variants : [product]).map((one) => [
        one.sku,
        "attributes" in one
          ? `${product.name}, ${one.attributes.map(({ value }) => value).join(", ")}`
          : product.name,
        one.unit_price ? `${money(one.unit_price.price, one.currency)}/${one.unit_price.per}` : "",
        money(one.special_price ?? one.standard_price, one.currency),
      ]),
    );
  });
}

function each(
  page: PdfPage,
  parts: readonly Goods[],
  columns: readonly Column[],
  rowsOf: (goods: Goods["products"][number]) => Cell[][],
): void {
  for (const { name, products } of parts) {
    page.space(12);
    page.ensure(80);
    page.text(name, { size: 13, isBold: true });
    page.space(4);
    table(page, columns, products.flatMap(rowsOf));
  }
}
