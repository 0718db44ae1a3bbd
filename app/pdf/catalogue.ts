// The catalogue and the price list, category by category.
import type { Product, Variant } from "~/contract/products";
import { formatMoney } from "~/i18n/format";
import type { PdfPage } from "./pdf-page";
import { drawTitle, renderPdf } from "./render-pdf";
import { type ShopPdf, shopPdf } from "./shop-layout";
import { type Cell, type Column, table } from "./table";

export interface CategoryProducts {
  /** The name of a category. */
  name: string;
  products: readonly { product: Product; variants: readonly Variant[] }[];
}

interface Facts extends ShopPdf {
  categories: readonly CategoryProducts[];
  /** There are more products than one document holds. */
  isCut: boolean;
}

export function catalogue({ categories, isCut, ...shop }: Facts): Promise<Uint8Array> {
  const { document, t } = shopPdf(shop);
  const columns = [{ head: t("pdf.code"), width: 110 }, { head: t("order.rows.article") }];
  return renderPdf(document, shop.assets, (page) => {
    drawTitle(page, document.title);
    if (isCut) page.text(t("pdf.goods.cut"), { isSoft: true });
    drawCategories(page, categories, columns, ({ product, variants }) => [
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

export function priceList({ categories, isCut, ...shop }: Facts): Promise<Uint8Array> {
  const { document, t } = shopPdf(shop);
  const money = (amount: string, currency: string) => formatMoney(amount, shop.locale, currency);
  const first = categories[0]?.products[0]?.product;
  const columns = [
    { head: t("pdf.code"), width: 86 },
    { head: t("order.rows.article") },
    { head: t("pdf.goods.unit"), width: 76, isNumber: true },
    { head: t(first?.includes_vat ? "pdf.priceGross" : "pdf.priceNet"), width: 76, isNumber: true },
  ];
  return renderPdf(document, shop.assets, (page) => {
    drawTitle(page, document.title);
    if (isCut) page.text(t("pdf.goods.cut"), { isSoft: true });
    page.text(t("pdf.goods.day"), { size: 9, isSoft: true });
    drawCategories(page, categories, columns, ({ product, variants }) =>
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

function drawCategories(
  page: PdfPage,
  categories: readonly CategoryProducts[],
  columns: readonly Column[],
  rowsOf: (goods: CategoryProducts["products"][number]) => Cell[][],
): void {
  for (const { name, products } of categories) {
    page.space(12);
    page.ensure(80);
    page.text(name, { size: 13, isBold: true });
    page.space(4);
    table(page, columns, products.flatMap(rowsOf));
  }
}
