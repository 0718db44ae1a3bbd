// Products (p) and their variants (pp).
import { z } from "zod";
import { AUDIENCES, RELATED_KINDS } from "./constants/enums";
import { Document } from "./documents";
import { Price, UnitPrice } from "./prices";
import { Flag, Id, listOf, Money, Percent, paging } from "./wire";

export const Image = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  /** HTML's srcset; null without reduced sizes, as for a drawing or a small photo. */
  srcset: z.string().nullable(),
});
export type Image = z.infer<typeof Image>;

export const CustomField = z.object({
  id: z.int(),
  key: z.string(),
  label: z.string(),
  value: z.string(),
  value_label: z.string(),
  filterable: z.boolean(),
  /** Added: whether the field distinguishes similar products, so that the cards of a list show it. */
  is_key_fact: z.boolean(),
  unit: z.string().nullable(),
});
export type CustomField = z.infer<typeof CustomField>;

/** Legal information of LAW.md; each null if it does not apply. */
export const Compliance = z.object({
  gtin: z.string().nullable(),
  mpn: z.string().nullable(),
  net_quantity: z.object({ value: z.string(), unit: z.string() }).nullable(),
  manufacturer: z
    .object({ name: z.string(), address: z.string().nullable(), contact: z.string().nullable() })
    .nullable(),
  eu_responsible: z.string().nullable(),
  warnings: z.array(z.string()).nullable(),
  hazard: z
    .object({
      pictograms: z.array(z.string()),
      signal: z.string().nullable(),
      statements: z.array(z.string()),
    })
    .nullable(),
  food: z
    .object({
      ingredients: z.string(),
      allergens: z.array(z.string()),
      nutrition: z.record(z.string(), z.number()).nullable(),
    })
    .nullable(),
  energy: z.object({ class: z.string(), eprel: z.string().nullable() }).nullable(),
  guarantee_months: z.int().nullable(),
  audience: z.enum(AUDIENCES),
});
export type Compliance = z.infer<typeof Compliance>;

export const Product = z.object({
  id: z.int(),
  slug: z.string(),
  sku: z.string(),
  name: z.string(),
  title: z.string(),
  short_description: z.string(),
  description: z.string(),
  brand: z.string(),
  categories: z.array(z.string()),
  image: Image.nullable(),
  images: z.array(Image),
  uom: z.string(),
  package_size: z.int(),
  min_qty: z.int(),
  qty_step: z.int(),
  quantity: z.int(),
  is_backorderable: z.boolean(),
  restock_date: z.string().nullable(),
  bestseller: z.boolean(),
  new: z.boolean(),
  standard_price: Money,
  special_price: Money.nullable(),
  includes_vat: z.boolean(),
  vat_rate: Percent,
  currency: z.string(),
  unit_price: UnitPrice.nullable(),
  variants_count: z.int(),
  custom_fields: z.array(CustomField),
  ordered_qty: z.int().optional(),
  withdrawal_exception: z.string().nullable(),
  create_date: z.string(),
  write_date: z.string(),
  compliance: Compliance,
  /** Added to CONTRACT §2: the full price of this item (for a product with variants, of its cheapest one). */
  price: Price,
});
export type Product = z.infer<typeof Product>;

export const Variant = Product.extend({
  parent: z.int(),
  attributes: z.array(z.object({ key: z.string(), label: z.string(), value: z.string() })),
});
export type Variant = z.infer<typeof Variant>;

export const RelatedKind = z.enum(RELATED_KINDS);
export const Related = z.object({ kind: RelatedKind, product: Product });
export type Related = z.infer<typeof Related>;

export const Assets = z.object({
  images: z.array(Image),
  documents: z.array(Document),
  videos: z.array(Document),
});
export type Assets = z.infer<typeof Assets>;

export const ProductExpanded = Product.extend({
  /** Set if the product has its own texts for search engines. */
  seo: z.object({ title: z.string(), description: z.string() }).optional(),
  variants: z.array(Variant).optional(),
  related: z.array(Related).optional(),
  assets: Assets.optional(),
});
export type ProductExpanded = z.infer<typeof ProductExpanded>;

/**
 * The filters of a list with their counts: CONTRACT §3. A value's count is that of the list with only this
 * value of its field.
 */
export const Facets = z.object({
  categories: z.array(z.object({ slug: z.string(), name: z.string(), count: z.int() })),
  custom_fields: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      unit: z.string().nullable(),
      values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
      /** Added: the bounds of its values, if it is filtered by bounds; otherwise null. */
      range: z.object({ min: z.string(), max: z.string() }).nullable(),
    }),
  ),
  /** Bounds of the standard prices in this answer's view; null: the list is empty. */
  price: z.object({ min: Money, max: Money }).nullable(),
});
export type Facets = z.infer<typeof Facets>;

export const ORDER_FIELDS = [
  "name",
  "title",
  "standard_price",
  "special_price",
  "create_date",
  "write_date",
] as const;
export const OrderBy = z.string().regex(new RegExp(`^(${ORDER_FIELDS.join("|")})-(asc|desc)$`));

export const ProductList = listOf(ProductExpanded).extend({
  facets: Facets.optional(),
  /**
   * Added: nothing matches the search as typed; these similar spellings were searched instead, likeliest
   * first.
   */
  searched: z.array(z.string()).optional(),
});

const texts = z.union([z.string(), z.array(z.string())]);
/**
 * The list's filters. `custom_field_key_N` with `custom_field_value_N`, or with `_gte_N` and `_lte_N`, may
 * be added, for any N.
 */
export const ProductQuery = z.looseObject({
  categories: texts.optional(),
  include_cat_descendants: Flag.optional(),
  standard__gte: z.string().optional(),
  standard__lte: z.string().optional(),
  special__gte: z.string().optional(),
  special__lte: z.string().optional(),
  order_by: OrderBy.optional(),
  annotate_ordered_qty: Flag.optional(),
  ordered: Flag.optional(),
  promotions: texts.optional(),
  /** Added: only these products. */
  ids: texts.optional(),
  /** Added: includes the list's facets, in the same round trip. */
  facets: Flag.optional(),
  /** Added: `variants` includes them with their product, as in the product's own call. */
  expand: z.string().optional(),
  bestseller: Flag.optional(),
  /** Added: only products that can be shipped at once; for a product with variants, any of them. */
  in_stock: Flag.optional(),
  new: Flag.optional(),
  offers: Flag.optional(),
  season: Id.optional(),
  search_pp: Flag.optional(),
  search: z.string().max(5000).optional(),
  /** Added: the search as typed, without similar spellings. */
  exact: Flag.optional(),
  customer: Id.optional(),
  ...paging,
});
