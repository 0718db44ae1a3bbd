// Products and variants on the wire, in the viewer's language and at the viewer's prices.

import type { Product, Variant } from "~/contract/products";
import { CompanyData } from "~/contract/shop";
import { fromBasisPoints, type Locale } from "~/contract/wire";
import type { CatalogueData, FieldRow } from "~/db/products/catalogue-data";
import type { Categories } from "~/db/products/categories";
import type { ItemRow, ProductData } from "~/db/products/product-row";
import type { ShopData } from "~/db/shop/shop-data";
import { seatOf } from "~/i18n/company";
import type { View } from "~/services/price-view";
import { itemName } from "./item-name";
import { serializeCompliance } from "./serialize-compliance";
import { serializeCustomField } from "./serialize-custom-field";
import { serializeImage } from "./serialize-image";
import { cheapest, type Shown, serializePrice } from "./serialize-price";

/** Shared by all products of a response. */
export interface SerializerContext {
  locale: Locale;
  view: View;
  facts: CatalogueData;
  categories: Categories;
  importer: string | null;
}

/** Null if neither the product nor a variant has a price. */
export function serializeProduct(product: ProductData, reader: SerializerContext): Product | null {
  const { item, variants } = product;
  const shown = cheapest(variants.length > 0 ? variants : [item], reader.view);
  if (!shown) return null;
  return {
    ...serializeCommon(product, item, shown, reader, serializeShared(product, reader)),
    ...stockOf(variants.length > 0 ? variants : [item]),
    name: product.name,
    title: product.name,
    variants_count: variants.length,
    ...orderedQty(variants.length > 0 ? variants : [item]),
  };
}

export function serializeVariants(product: ProductData, reader: SerializerContext): Variant[] {
  const shared = serializeShared(product, reader);
  return product.variants.flatMap((variant) => {
    const shown = cheapest([variant], reader.view);
    return shown ? [serializeVariant(product, variant, shown, reader, shared)] : [];
  });
}

function serializeVariant(
  product: ProductData,
  variant: ItemRow,
  shown: Shown<ItemRow>,
  reader: SerializerContext,
  shared: SharedShape,
): Variant {
  const { locale, facts } = reader;
  const attributes = variant.attributes.map(({ key, value }) => ({
    key,
    label: fieldWithKey(facts, key)?.label[locale] ?? key,
    value: value[locale] ?? "",
  }));
  const name = itemName(product.name, variant.attributes, locale);
  return {
    ...serializeCommon(product, variant, shown, reader, shared),
    ...stockOf([variant]),
    name,
    title: name,
    variants_count: 0,
    ...orderedQty([variant]),
    parent: product.item.id,
    attributes,
  };
}

type SharedShape = ReturnType<typeof serializeShared>;

function serializeShared(product: ProductData, { locale, facts, categories }: SerializerContext) {
  const exception = product.compliance?.withdrawalException;
  return {
    short_description: product.shortDescription,
    description: product.description,
    categories: product.categories.flatMap((id) => categories.byId.get(id)?.slug ?? []),
    bestseller: product.item.bestseller,
    new: product.item.isNew,
    custom_fields: product.fields.flatMap(({ field, value }) => {
      const row = facts.fields.get(field);
      return row ? [serializeCustomField(row, value, locale)] : [];
    }),
    withdrawal_exception: exception
      ? (facts.texts("withdrawal_exception", exception)?.[locale] ?? exception)
      : null,
  };
}

function serializeCommon(
  product: ProductData,
  item: ItemRow,
  shown: Shown<ItemRow>,
  reader: SerializerContext,
  shared: SharedShape,
) {
  const { view } = reader;
  const price = serializePrice(item.id, shown, view);
  const pictures = item.pictures.length > 0 ? item.pictures : product.item.pictures;
  const images = pictures.flatMap((picture) => serializeImage(picture, product.name, reader.locale) ?? []);
  return {
    id: item.id,
    slug: item.slug,
    sku: item.sku,
    short_description: shared.short_description,
    description: shared.description,
    brand: product.item.brand,
    categories: shared.categories,
    image: images[0] ?? null,
    images,
    uom: item.uom,
    package_size: item.packageSize,
    min_qty: item.minQty,
    qty_step: item.qtyStep,
    bestseller: shared.bestseller,
    new: shared.new,
    standard_price: price.standard_price,
    special_price: price.special_price,
    includes_vat: view.includesVat,
    vat_rate: fromBasisPoints(shown.rate),
    currency: view.currency,
    unit_price: price.unit_price,
    custom_fields: shared.custom_fields,
    withdrawal_exception: shared.withdrawal_exception,
    create_date: item.createDate,
    write_date: item.writeDate,
    compliance: serializeCompliance(product.compliance, item, reader),
    price,
  };
}

function stockOf(items: readonly ItemRow[]) {
  const quantity = items.reduce((sum, item) => sum + Math.max(0, item.quantity), 0);
  const restocks = items.flatMap((item) => item.restockDate ?? []).sort();
  return {
    // A single item shows its own quantity, even a negative one.
    quantity: items.length === 1 ? (items[0]?.quantity ?? 0) : quantity,
    is_backorderable: items.some((item) => item.isBackorderable),
    restock_date: quantity > 0 ? null : (restocks[0] ?? null),
  };
}

function orderedQty(items: readonly ItemRow[]): { ordered_qty?: number } {
  if (items.every((item) => item.orderedQty === null)) return {};
  return { ordered_qty: items.reduce((sum, item) => sum + (item.orderedQty ?? 0), 0) };
}

const fieldWithKey = (facts: CatalogueData, key: string): FieldRow | undefined =>
  [...facts.fields.values()].find((field) => field.key === key);

/** The shop's name and address, as importer of goods from outside the EU. */
export function importerOf(shop: ShopData): string | null {
  const company = CompanyData.safeParse(shop.settings.get("COMPANY_DATA")).data;
  if (!company) return null;
  return `${company.name}, ${seatOf(company)}, ${company.email}`;
}
