// The catalogue, category by category: each product with picture, name, description, sizes and price.
import type { PDFDocument } from "@cantoo/pdf-lib";
import type { TFunction } from "i18next";
import type { Product, Variant } from "~/contract/products";
import type { Locale } from "~/contract/wire";
import { formatMoney } from "~/i18n/format";
import { clipped } from "~/pdf/page/clip";
import { COLOURS, LEFT, mm, type PdfPage } from "~/pdf/page/pdf-page";
import { type Picture, type PictureSource, pictureOf } from "~/pdf/page/picture";
import { drawTitle, renderPdf } from "~/pdf/render-pdf";
import { type ShopPdf, shopPdf } from "./shop-layout";

export interface Goods {
  product: Product;
  variants: readonly Variant[];
}

export interface CategoryProducts {
  name: string;
  products: readonly Goods[];
}

export interface CatalogueFacts extends ShopPdf {
  categories: readonly CategoryProducts[];
  /** Whether there are more products than one document may contain. */
  isCut: boolean;
}

/** @param pictures by URL; a product without a picture shows two letters of its name */
export function catalogue(
  { categories, isCut, ...shop }: CatalogueFacts,
  pictures: ReadonlyMap<string, PictureSource>,
): Promise<Uint8Array> {
  const { document, t } = shopPdf(shop);
  return renderPdf(document, shop.assets, async (page, pdf) => {
    const placed = placer(pdf, pictures);
    drawTitle(page, document.title);
    for (const line of introduction(categories, isCut, t)) page.text(line, { size: 9, isSoft: true });
    for (const { name, products } of categories) {
      page.space(mm(6));
      page.ensure(mm(12) + PLATE.step);
      page.within("H2", () => page.text(name, { size: 15, isSerif: true }));
      page.space(mm(3));
      for (let first = 0; first < products.length; first += COLUMNS) {
        page.ensure(PLATE.height);
        const top = page.y;
        for (const [index, goods] of products.slice(first, first + COLUMNS).entries()) {
          const picture = await placed(goods.product);
          page.y = top;
          drawPlate(page, goods, picture, LEFT + index * mm(58), { t, locale: shop.locale });
        }
        page.y = top + PLATE.step;
      }
    }
  });
}

/** The date of the prices, whether they include VAT, and whether the catalogue is incomplete. */
export function introduction(
  categories: readonly CategoryProducts[],
  isCut: boolean,
  t: TFunction<"mail">,
): string[] {
  const first = categories[0]?.products[0]?.product;
  return [
    ...(isCut ? [t("pdf.goods.cut")] : []),
    `${t(first?.includes_vat ? "pdf.goods.gross" : "pdf.goods.net")} ${t("pdf.goods.day")}`,
  ];
}

/** Embeds each picture in the PDF once, even if several products use it. */
function placer(pdf: PDFDocument, pictures: ReadonlyMap<string, PictureSource>) {
  const known = new Map<string, Picture | null>();
  return async ({ image }: Product): Promise<Picture | null> => {
    const source = image && pictures.get(image.url);
    if (!source) return null;
    const picture = known.get(image.url) ?? (await pictureOf(pdf, source));
    known.set(image.url, picture);
    return picture;
  };
}

// Seven rows of three on a page.
const COLUMNS = 3;
const PLATE = { width: mm(54), height: mm(30.5), step: mm(33.5) };
const PICTURE = { width: mm(22), height: mm(16.5) };
const WORDS = { left: mm(24.5), width: mm(29.5) };
const SMALL = { size: 7.5, isSoft: true };

function drawPlate(
  page: PdfPage,
  { product, variants }: Goods,
  picture: Picture | null,
  x: number,
  reader: { t: TFunction<"mail">; locale: Locale },
): void {
  const top = page.y;
  drawPicture(page, product, picture, x);
  const name = { size: 9.5, isSerif: true };
  page.within("P", () => {
    page.put(clipped(page, product.name, WORDS.width, name, 4), x + WORDS.left, WORDS.width, name);
    // The sizes, or the short description of a product without sizes.
    page.y = top + PICTURE.height + mm(1);
    const line = sizesOf(variants) || product.short_description;
    page.put(clipped(page, line, PLATE.width, SMALL, 2), x, PLATE.width, SMALL);
  });
  page.y = top + mm(24.5);
  drawPrice(page, product, variants, x, reader);
  page.y = top + PLATE.height;
  page.line(x, PLATE.width);
}

const sizesOf = (variants: readonly Variant[]): string =>
  variants.map((one) => one.attributes.map(({ value }) => value).join(", ")).join(" · ");

function drawPicture(page: PdfPage, { name, image }: Product, picture: Picture | null, x: number): void {
  if (picture) {
    const draw = () => page.picture(picture, x, PICTURE.width, PICTURE.height);
    page.within("Figure", draw, image?.alt || name);
    return;
  }
  const { y } = page;
  page.decorate(() => {
    page.box(x, PICTURE.width, PICTURE.height, COLOURS.band);
    const letters = (name.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu) ?? []).slice(0, 2).join("").toUpperCase();
    const style = { size: 18, isSerif: true, colour: COLOURS.dots };
    page.y += PICTURE.height / 2 - 12;
    page.put(letters, x + (PICTURE.width - page.widthOf(letters, style)) / 2, PICTURE.width, style);
  });
  page.y = y;
}

/**
 * The code at the left; at the right the price, and the price per unit of measure (Codice del Consumo, art.
 * 14).
 */
function drawPrice(
  page: PdfPage,
  product: Product,
  variants: readonly Variant[],
  x: number,
  { t, locale }: { t: TFunction<"mail">; locale: Locale },
): void {
  const { price, isFrom, unit } = priceOf(product, variants, locale);
  const large = { size: 11, isBold: true };
  page.within("P", () => {
    page.space(2.8);
    page.put(product.sku, x, mm(20), SMALL);
    const beside = [unit, isFrom ? t("pdf.goods.from") : ""].filter(Boolean).join("  ");
    const width = PLATE.width - page.widthOf(price, large) - mm(1.6);
    page.put(beside, x + mm(14), width - mm(14), { ...SMALL, isRight: true });
    page.space(-2.8);
    page.put(price, x, PLATE.width, { ...large, isRight: true });
  });
}

/** The price of the cheapest size, if prices differ. */
function priceOf(product: Product, variants: readonly Variant[], locale: Locale) {
  const priced = [...(variants.length > 0 ? variants : [product])].toSorted(
    (one, other) => Number(amountOf(one)) - Number(amountOf(other)),
  );
  const [first = product] = priced;
  const unit = first.unit_price;
  const money = (amount: string) => formatMoney(amount, locale, first.currency);
  return {
    price: money(amountOf(first)),
    isFrom: priced.some((one) => amountOf(one) !== amountOf(first)),
    unit: unit ? `${money(unit.price)}/${unit.per}` : "",
  };
}

export const amountOf = ({
  special_price,
  standard_price,
}: Pick<Product, "special_price" | "standard_price">) => special_price ?? standard_price;
