// The cart, its rows and totals.
import { z } from "zod";
import { MAX_BATCH_ROWS, MAX_ROW_NOTES_LENGTH, MAX_SKU_LENGTH } from "./constants/limits";
import { UnitPrice } from "./prices";
import { Image } from "./products";
import { Id, Money, Percent } from "./wire";

export const VatLine = z.object({ rate: Percent, base: Money, vat: Money });
export type VatLine = z.infer<typeof VatLine>;

export const Cart = z.object({
  id: z.int().nullable(),
  customer: z.int(),
  season: z.int().nullable(),
  agent: z.int().nullable(),
  currency: z.string(),
  includes_vat: z.boolean(),
  rows_count: z.int(),
  total_qty: z.int(),
  rows_total: Money,
  discount: Money,
  vat: Money,
  vat_lines: z.array(VatLine),
  final_price: Money,
  promotion: z.int().nullable(),
  version: z.int(),
  updated_by: z.int().nullable(),
  updated_at: z.string().nullable(),
});
export type Cart = z.infer<typeof Cart>;

export const ProductDetail = z.object({
  product_id: z.int(),
  parent: z.int().nullable(),
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  image: Image.nullable(),
  quantity: z.int(),
  is_backorderable: z.boolean(),
  /** Added: when more stock is expected. */
  restock_date: z.string().nullable(),
  min_qty: z.int(),
  qty_step: z.int(),
});
export type ProductDetail = z.infer<typeof ProductDetail>;

export const CartRow = z.object({
  id: z.int(),
  cart: z.int(),
  product: z.int(),
  qty: z.int(),
  notes: z.string(),
  unit_price: Money,
  discount: Percent,
  package_size: z.int(),
  uom: z.string(),
  vat_rate: Percent,
  total_price: Money,
  includes_vat: z.boolean(),
  /** Added: price per kilo or litre. */
  price_per_unit: UnitPrice.nullable(),
  product_detail: ProductDetail,
});
export type CartRow = z.infer<typeof CartRow>;

/**
 * A quantity of any type: the stock rules validate it, with the codes of CONTRACT §4 instead of a schema's.
 */
export const AnyQty = z.unknown();
const Notes = z.string().max(MAX_ROW_NOTES_LENGTH);

/** Selects a cart by id, or by customer and season. */
export const whichCart = { cart: Id.optional(), customer: Id.optional(), season: Id.nullish() };

export const GetOrCreateCart = z.object({
  customer: Id.optional(),
  season: Id.nullish(),
  agent: Id.nullish(),
});
export const AddRow = z.object({ ...whichCart, product: Id, qty: AnyQty, notes: Notes.optional() });
export const EditRow = z.object({ qty: AnyQty.optional(), notes: Notes.optional() });
/** With `set` and `notes` but without `qty`, only the notes are set. */
export const BatchRow = z.object({
  product: Id.optional(),
  sku: z.string().max(MAX_SKU_LENGTH).optional(),
  qty: AnyQty.optional(),
  /** true: the quantity is set, not added. */
  set: z.boolean().optional(),
  notes: Notes.optional(),
});
export type BatchRow = z.input<typeof BatchRow>;
export const RowBatch = z.object({
  ...whichCart,
  rows: z.array(BatchRow).max(MAX_BATCH_ROWS),
  /** Added: ids of rows to remove in the same write; an id that no longer exists is ignored. */
  remove: z.array(Id).max(MAX_BATCH_ROWS).optional(),
});
export const BatchAnswer = z.object({
  added: z.array(CartRow),
  refused: z.array(
    z.object({
      index: z.int(),
      code: z.string(),
      message: z.string(),
      available: z.int().optional(),
      /** Added: the quantity closest to the requested one that the cart can hold; null: no such quantity. */
      nearest: z.int().nullable().optional(),
      /** Added: codes of the variants to choose from. */
      variants: z.array(z.string()).optional(),
      /** Added: the item of the line, if it exists. */
      item: ProductDetail.nullable(),
    }),
  ),
});
export type BatchAnswer = z.infer<typeof BatchAnswer>;
