// Of what the API says of an item, as much as a page shows: its data go over the line once more than its markup.
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

/** With what a larger quantity costs, and the end of an offer that ends soon. */
const wholePrice = (price: Price) =>
  pick(price, [...PRICE, "tiers", ...(endsSoon(price) ? (["special_to"] as const) : [])]);

/** An offer that goes on for longer is no reason to hurry. */
const endsSoon = ({ special_to }: Price): boolean =>
  special_to != null && new Date(special_to).getTime() - now().getTime() < SOON_MS;

const SOON_MS = 60 * 24 * 60 * 60 * 1000;

/** An image without alt text: the name is beside it. */
export const pictureOf = (image: Image | null) => image && sized(image, ["url", "width", "height"]);

const sized = <Key extends keyof Image>(image: Image, keys: readonly Key[]) => ({
  ...pick(image, keys),
  ...(image.srcset !== null && { srcset: image.srcset }),
});

/** On a card anywhere. */
export const cardItem = (product: Product) => ({
  ...pick(product, [...CARD, "slug", "name", "bestseller", "new"]),
  image: pictureOf(product.image),
  price: pick(product.price, PRICE),
  compliance: pick(product.compliance, ["net_quantity", "audience", "energy"]),
});

/** On a list's card, which says its key facts and offers the sizes. */
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
 * The first two that the name does not have already, in the shop's order; a field's values are one fact. A text says by
 * itself what it is of, a figure does not.
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

/** "18 W" in "LED 18 W", and "180 mm" in "Pot Ø 18 cm"; not "18 W" in "LED 118 W". */
function isInName(fact: string, name: string): boolean {
  const plain = (text: string) => ` ${text.toLowerCase().replace(/\s+/g, " ")} `;
  const [, centimetres] = /^(\d+)0\smm$/.exec(fact) ?? [];
  return [fact, ...(centimetres ? [`${centimetres} cm`] : [])].some((text) =>
    plain(name).includes(plain(text)),
  );
}

const MAX_FACTS = 2;

/** As many of the first as fit on one line; none where a size is more than a word, or its smallest quantity is not 1. */
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

/** In characters: what the narrowest card has room for, and what the frame of a size takes. */
const LINE = 24;
const FRAME = 3;

export const rowItem = (product: Product) => ({
  ...pick(product, [...SOLD, "slug", "name", "ordered_qty"]),
  price: wholePrice(product.price),
  compliance: pick(product.compliance, ["net_quantity", "audience", "energy"]),
});

/** One of the sizes of a product, on its page. */
export const variantItem = (variant: Variant) => ({
  ...pick(variant, SOLD),
  price: wholePrice(variant.price),
  compliance: pick(variant.compliance, ["net_quantity", "audience"]),
  attributes: variant.attributes.map((attribute) => pick(attribute, ["label", "value"])),
});

/** The chosen variant's pictures, then the product's, then one of each other variant that has its own. */
export function galleryOf(product: Product, variants: readonly Variant[], chosen: number | null) {
  const own = variants.find(({ id }) => id === chosen)?.images ?? [];
  const all = [...own, ...product.images, ...variants.flatMap(({ image }) => image ?? [])];
  const once = all.filter(({ url }, index) => all.findIndex((image) => image.url === url) === index);
  return once.map((image) => sized(image, ["url", "alt", "width", "height"]));
}

/** On its own page. */
export const productItem = (product: Product) => ({
  ...pick(product, [...SOLD, "slug", "name", "bestseller", "new", "ordered_qty"]),
  ...pick(product, ["brand", "withdrawal_exception"]),
  short_description: withWholeMeasures(product.short_description),
  description: withWholeMeasures(product.description),
  price: wholePrice(product.price),
  compliance: product.compliance,
  custom_fields: product.custom_fields.map((field) => pick(field, ["key", "label", "value_label", "unit"])),
});

/** A way to a category, with how much it holds. */
export const categoryLink = (category: Category) => pick(category, ["slug", "name", "product_count"]);

export const newsCard = (article: ArticleSummary) => ({
  ...pick(article, ["slug", "title", "excerpt", "published_at"]),
  image: pictureOf(article.image),
});
