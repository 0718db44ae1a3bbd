// The technical or safety sheet of a product, with the information of its page.
import type { Product, Variant } from "~/contract/products";
import type { Locale } from "~/contract/wire";
import { formatNumber } from "~/i18n/format";
import { drawSections } from "~/pdf/orders/order-layout";
import { LEFT, mm, type PdfPage, WIDTH } from "~/pdf/page/pdf-page";
import { type Picture, type PictureSource, pictureOf } from "~/pdf/page/picture";
import { table } from "~/pdf/page/table";
import { drawTitle, renderPdf } from "~/pdf/render-pdf";
import { type ShopPdf, shopPdf } from "./shop-layout";

interface ProductSheet extends ShopPdf {
  product: Product;
  variants: readonly Variant[];
  isSafety: boolean;
  picture: PictureSource | null;
}

type Translate = ReturnType<typeof shopPdf>["t"];

/**
 * @param sheet.isSafety the safety sheet: warnings only, without use, values and variants @returns bytes of
 * the PDF
 */
export function productSheet({
  product,
  variants,
  isSafety,
  picture,
  ...shop
}: ProductSheet): Promise<Uint8Array> {
  const { document, t } = shopPdf(shop);
  const identity = identityLines(product, t, shop.locale);
  const sections = sectionsOf(product, isSafety, t);
  return renderPdf(document, shop.assets, async (page, pdf) => {
    drawTitle(page, document.title);
    page.text(product.name, { size: 13, isBold: true });
    page.text(product.short_description);
    page.space(mm(4));
    drawIdentity(page, product, picture && (await pictureOf(pdf, picture)), identity);
    for (const { title, lines } of sections) {
      if (lines.length === 0) continue;
      drawSections(page, [{ title, lines }]);
    }
    if (isSafety) return;
    const values = product.custom_fields.map((field) => [
      field.label,
      [field.value_label, field.unit].filter(Boolean).join(" "),
    ]);
    if (values.length > 0) {
      page.space(12);
      table(page, [{ head: t("pdf.sheet.fact"), width: 200 }, { head: t("pdf.sheet.value") }], values);
    }
    if (variants.length > 0) {
      page.space(12);
      const rows = variants.map((one) => [one.sku, one.attributes.map(({ value }) => value).join(", ")]);
      table(page, [{ head: t("pdf.code"), width: 200 }, { head: t("pdf.sheet.variant") }], rows);
    }
  });
}

const PICTURE = { width: mm(88), height: mm(66) };

/** Beside the picture, if there is one. */
function drawIdentity(
  page: PdfPage,
  product: Product,
  picture: Picture | null,
  lines: readonly string[],
): void {
  const top = page.y;
  const [x, width] = picture ? [LEFT + mm(96), mm(74)] : [LEFT, WIDTH];
  if (picture) {
    const draw = () => page.picture(picture, LEFT, PICTURE.width, PICTURE.height);
    page.within("Figure", draw, product.image?.alt || product.name);
  }
  for (const line of lines) {
    page.within("P", () => page.put(line, x, width));
    page.space(page.heightOf(line, width) + mm(1));
  }
  if (picture) page.y = Math.max(page.y, top + PICTURE.height);
}

function identityLines({ sku, brand, compliance }: Product, t: Translate, locale: Locale): string[] {
  const { gtin, net_quantity: quantity, manufacturer, eu_responsible: responsible } = compliance;
  return shown([
    t("pdf.sheet.code", { code: sku }),
    brand !== "" && t("pdf.sheet.brand", { brand }),
    gtin && t("pdf.sheet.gtin", { gtin }),
    quantity &&
      t("pdf.sheet.quantity", {
        quantity: `${formatNumber(Number(quantity.value), locale)} ${quantity.unit}`,
      }),
    manufacturer && t("pdf.sheet.maker", { maker: shown(Object.values(manufacturer)).join(", ") }),
    responsible && t("pdf.sheet.responsible", { name: responsible }),
  ]);
}

function sectionsOf({ compliance, description }: Product, isSafety: boolean, t: Translate) {
  const { hazard, food, warnings } = compliance;
  const dangers = hazard
    ? [[...hazard.pictograms, hazard.signal].filter(Boolean).join(", "), ...hazard.statements]
    : [];
  const ingredients = food
    ? [
        food.ingredients,
        food.allergens.length > 0 && t("pdf.sheet.allergens", { allergens: food.allergens.join(", ") }),
      ]
    : [];
  return [
    { title: t("pdf.sheet.dangers"), lines: shown(dangers) },
    { title: t("pdf.sheet.warnings"), lines: shown(warnings ?? []) },
    ...(isSafety
      ? [{ title: t("pdf.sheet.whole"), lines: [t("pdf.sheet.wholeText")] }]
      : [
          { title: t("pdf.sheet.food"), lines: shown(ingredients) },
          { title: t("pdf.sheet.use"), lines: paragraphs(description) },
        ]),
  ];
}

const shown = (lines: readonly (string | false | null | undefined)[]): string[] =>
  lines.filter((line): line is string => typeof line === "string" && line !== "");

/** The paragraphs of a description as plain text. */
export const paragraphs = (html: string): string[] =>
  html
    .split(/<\/(?:p|li|h\d|tr|caption)>|<br\s*\/?>/)
    .map((part) => entities(part.replace(/<[^<>]*>/g, " ").replace(/\s+/g, " ")).trim())
    .filter((part) => part !== "");

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["nbsp", " "],
  ["#39", "'"],
]);
const entities = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES.get(name) ?? whole);
