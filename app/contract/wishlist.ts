// The wishlist and its rows.
import { z } from "zod";
import { ProductDetail } from "./cart";
import { MAX_ROW_NOTES_LENGTH } from "./constants/limits";
import { Id } from "./wire";

export const Wishlist = z.object({
  id: z.int().nullable(),
  customer: z.int(),
  season: z.int().nullable(),
  agent: z.int().nullable(),
  rows_count: z.int(),
  /** Added: products and variants in it; the newest, as many as a page needs. */
  products: z.array(z.int()),
});
export type Wishlist = z.infer<typeof Wishlist>;

export const WishlistRow = z.object({
  id: z.int(),
  wishlist: z.int(),
  product: z.int(),
  notes: z.string(),
  product_detail: ProductDetail,
  /** Added: above 0, a variant must be chosen before it can be bought. */
  variants_count: z.int(),
  create_date: z.string(),
});
export type WishlistRow = z.infer<typeof WishlistRow>;

const Notes = z.string().max(MAX_ROW_NOTES_LENGTH);

/** Selects a wishlist by id, or by customer and season. */
export const AddWishlistRow = z.object({
  wishlist: Id.optional(),
  customer: Id.optional(),
  season: Id.nullish(),
  product: Id,
  notes: Notes.optional(),
});
export const EditWishlistRow = z.object({ notes: Notes });
