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
  /** Added: which products and variants it holds; the newest, as many as a page can look through. */
  products: z.array(z.int()),
});
export type Wishlist = z.infer<typeof Wishlist>;

export const WishlistRow = z.object({
  id: z.int(),
  wishlist: z.int(),
  product: z.int(),
  notes: z.string(),
  product_detail: ProductDetail,
  /** Added: over 0, a variant is to be chosen before it can be bought. */
  variants_count: z.int(),
  create_date: z.string(),
});
export type WishlistRow = z.infer<typeof WishlistRow>;

const Notes = z.string().max(MAX_ROW_NOTES_LENGTH);

/** Which wishlist: by its id, or by customer and season. */
export const AddWishlistRow = z.object({
  wishlist: Id.optional(),
  customer: Id.optional(),
  season: Id.nullish(),
  product: Id,
  notes: Notes.optional(),
});
export const EditWishlistRow = z.object({ notes: Notes });
