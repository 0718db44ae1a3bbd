// The technical or safety sheet of a product, with the information of its page.
import type { Product, Variant } from "~/contract/products";
import { formatNumber } from "~/i18n/format";
import { renderPdf } from "./pdf-page";
import { type ShopPdf, shopPdf } from "./shop-layout";
import { table } from "./table";

interface Facts extends ShopPdf {
  product: Product;
  variants: readonly Variant[];
  isSafety: boolean;
}

export function productSheet({ product, variants, isSafety, ...shop }: Facts): Promise<Uint8Array> {
  const { document, t } = shopPdf(shop);
  const { compliance } = product;
  const facts: (string | false | null)[] = [
    t("pdf.sheet.code", { code: product.sku }),
    product.brand !== "" && t("pdf.sheet.brand", { brand: product.brand }),
    compliance.gtin && t("pdf.sheet.gtin", { gtin: compliance.gtin }),
    compliance.net_quantity &&
      t("pdf.sheet.quantity", {
        quantity: `${formatNumber(Number(compliance.net_quantity.value), shop.locale)} ${compliance.net_quantity.unit}`,
      }),
    compliance.manufacturer &&
      t("pdf.sheet.maker", { maker: joined(Object.values(compliance.manufacturer)) }),
    compliance.eu_responsible && t("pdf.sheet.responsible", { name: compliance.eu_responsible }),
  ];
  const dangers = compliance.hazard
    ? [
        [...compliance.hazard.pictograms, compliance.hazard.signal].filter(Boolean).join(", "),
        ...compliance.hazard.statements,
      ]
    : [];
  const food = compliance.food
    ? [
        compliance.food.ingredients,
        compliance.food.allergens.length > 0 &&
          t("pdf.sheet.allergens", { allergens: compliance.food.allergens.join(", ") }),
      ]
    : [];
  const sections = [
    { title: t("pdf.sheet.dangers"), lines: dangers },
    { title: t("pdf.sheet.warnings"), lines: compliance.warnings ?? [] },
    ...(isSafety ? [{ title: t("pdf.sheet.whole"), lines: [t("pdf.sheet.wholeText")] }] : []),
    ...(isSafety ? [] : [{ title: t("pdf.sheet.food"), lines: food }]),
    ...(isSafety ? [] : [{ title: t("pdf.sheet.use"), lines: paragraphs(product.description) }]),
  ];
  return renderPdf(document, (page) => {
    page.text(product.name, { size: 13, isBold: true });
    page.text(product.short_description);
    page.space(8);
    for (const fact of facts) if (fact) page.text(fact);
    for (const { title, lines } of sections) {
      const shown = lines.filter((line) => typeof line === "string" && line !== "");
      if (shown.length === 0) continue;
      page.space(10);
      page.ensure(40);
      page.text(title, { size: 11, isBold: true });
      for (const line of shown) if (line) page.text(line);
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

const joined = (sections: readonly (string | null)[]): string => sections.filter(Boolean).join(", ");

/** The paragraphs of a description as plain text. */
export const paragraphs = (html: string): string[] =>
  html
    .split(/<\/(?:p|li|h\d|tr|caption)>|<br\s*\/?>/)
    .map((part) => entities(part.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ")).trim())
    .filter((part) => part !== "");

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: " ",
  "#39": "'",
};
const entities = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
