// The fields of products that pages show. Page data are sent in addition to the markup, so other fields are left out.
import type { Category } from "~/contract/categories";
import type { ArticleSummary } from "~/contract/content";
import type { Price } from "~/contract/prices";
import type { Image, Product, ProductExpanded, Variant } from "~/contract/products";
import type { Locale } from "~/contract/wire";
import { formatMeasure } from "~/i18n/format";
import { withWholeMeasures } from "~/i18n/whole-measures";
import { now } from "~/platform/clock";

export const pick = <From, Key extends keyof From>(from: From, keys: readonly Key[]): Pick<From, Key> =>
  Object.fromEntries(
    keys.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]])),
  ) as unknown as Pick<From, Key>;

const STOCK = ["quantity", "is_backorderable", "restock_date"] as const;
const CARD = ["id", "min_qty", "unit_price", "variants_count", ...STOCK] as const;
const SOLD = [...CARD, "sku", "qty_step"] as const;
const PRICE = [
  "price",
  "standard_price",
  "discount",
  "lowest_price_30d",
  "currency",
  "includes_vat",
] as const;

/** Includes quantity tiers, and the end of an offer that ends soon. */
const wholePrice = (price: Price) =>
  pick(price, [...PRICE, "tiers", ...(endsSoon(price) ? (["special_to"] as const) : [])]);

/** A later end of an offer is not shown. */
const endsSoon = ({ special_to }: Price): boolean =>
  special_to != null && new Date(special_to).getTime() - now().getTime() < SOON_MS;

const SOON_MS = 60 * 24 * 60 * 60 * 1000;

/** Omits the alternative text, because the name is next to the image. */
export const pictureOf = (image: Image | null) => image && sized(image, ["url", "width", "height"]);

const sized = <Key extends keyof Image>(image: Image, keys: readonly Key[]) => ({
  ...pick(image, keys),
  ...(image.srcset !== null && { srcset: image.srcset }),
});

export const cardItem = (product: Product) => ({
  ...pick(product, [...CARD, "slug", "name", "bestseller", "new"]),
  image: pictureOf(product.image),
  price: pick(product.price, PRICE),
  compliance: pick(product.compliance, ["net_quantity", "audience", "energy"]),
});

export const listCard =
  (locale: Locale) =>
  ({ variants = [], ...product }: ProductExpanded) => {
    const sizes = cardSizes(variants);
    return {
      ...cardItem(product),
      facts: keyFacts(product, locale),
      ...(sizes.length > 0 && { sizes }),
    };
  };

/**
 * Returns the first two key facts that the name does not contain, in the shop's order. A number is shown with the
 * field's label, a text without it.
 */
function keyFacts({ name, custom_fields }: Product, locale: Locale): string[] {
  const told = custom_fields.filter((field) => field.is_key_fact);
  const firsts = told.filter(({ key }, index) => told.findIndex((other) => other.key === key) === index);
  return firsts
    .flatMap(({ key, label, unit }) => {
      const values = told.filter((field) => field.key === key).slice(0, MAX_FACTS);
      const text = formatMeasure(values.map(({ value_label }) => value_label).join(", "), unit, locale);
      if (isInName(text, name)) return [];
      return [/^\d/.test(text) ? `${label} ${text}` : text];
    })
    .slice(0, MAX_FACTS);
}

/** True for "18 W" in "LED 18 W" and for "180 mm" in "Pot Ø 18 cm"; false for "18 W" in "LED 118 W". */
function isInName(fact: string, name: string): boolean {
  const plain = (text: string) => ` ${text.toLowerCase().replace(/\s+/g, " ")} `;
  const [, centimetres] = /^(\d+)0\smm$/.exec(fact) ?? [];
  return [fact, ...(centimetres ? [`${centimetres} cm`] : [])].some((text) =>
    plain(name).includes(plain(text)),
  );
}

const MAX_FACTS = 2;

/**
 * Returns as many of the first sizes as fit on one line. Returns no sizes if a size has several attributes or a minimum
 * quantity other than 1.
 */
function cardSizes(variants: readonly Variant[]) {
  const isPlain = ({ attributes, min_qty }: Variant) => attributes.length === 1 && min_qty === 1;
  if (!variants.every(isPlain)) return [];
  const sizes = variants.map(({ attributes, quantity, is_backorderable, price, compliance, ...variant }) => ({
    ...pick(variant, ["id", "unit_price"]),
    size: attributes[0]?.value ?? "",
    price: pick(price, PRICE),
    compliance: pick(compliance, ["net_quantity"]),
    ...(quantity <= 0 && !is_backorderable && { isSoldOut: true }),
  }));
  const lengthOf = (count: number) =>
    sizes.slice(0, count).reduce((sum, { size }) => sum + size.length + FRAME, 0);
  const shown = sizes.filter((_, index) => lengthOf(index + 1) <= LINE);
  return shown.some(({ isSoldOut }) => !isSoldOut) ? shown : [];
}

/** In characters: the width of the narrowest card, and the frame of a size. */
const LINE = 24;
const FRAME = 3;

export const rowItem = (product: Product) => ({
  ...pick(product, [...SOLD, "slug", "name", "ordered_qty"]),
  price: wholePrice(product.price),
  compliance: pick(product.compliance, ["net_quantity", "audience", "energy"]),
});

export const variantItem = (variant: Variant) => ({
  ...pick(variant, SOLD),
  price: wholePrice(variant.price),
  compliance: pick(variant.compliance, ["net_quantity", "audience"]),
  attributes: variant.attributes.map((attribute) => pick(attribute, ["label", "value"])),
});

/**
 * Returns the pictures of the selected variant, then of the product, then one of each other variant that has pictures.
 */
export function galleryOf(product: Product, variants: readonly Variant[], chosen: number | null) {
  const own = variants.find(({ id }) => id === chosen)?.images ?? [];
  const all = [...own, ...product.images, ...variants.flatMap(({ image }) => image ?? [])];
  const once = all.filter(({ url }, index) => all.findIndex((image) => image.url === url) === index);
  return once.map((image) => sized(image, ["url", "alt", "width", "height"]));
}

export const productItem = (product: Product) => ({
  ...pick(product, [...SOLD, "slug", "name", "bestseller", "new", "ordered_qty"]),
  ...pick(product, ["brand", "withdrawal_exception"]),
  short_description: withWholeMeasures(product.short_description),
  description: withWholeMeasures(product.description),
  price: wholePrice(product.price),
  compliance: product.compliance,
  custom_fields: product.custom_fields.map((field) => pick(field, ["key", "label", "value_label", "unit"])),
});

export const categoryLink = (category: Category) => pick(category, ["slug", "name", "product_count"]);

export const newsCard = (article: ArticleSummary) => ({
  ...pick(article, ["slug", "title", "excerpt", "published_at"]),
  image: pictureOf(article.image),
});
