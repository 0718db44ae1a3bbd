// What a customer remembers for later.
import { z } from "zod";
import { ProductDetail } from "./cart";

export const Wishlist = z.object({
  id: z.int().nullable(),
  customer: z.int(),
  season: z.int().nullable(),
  agent: z.int().nullable(),
  rows_count: z.int(),
});
export type Wishlist = z.infer<typeof Wishlist>;

export const WishlistRow = z.object({
  id: z.int(),
  wishlist: z.int(),
  product: z.int(),
  notes: z.string(),
  product_detail: ProductDetail,
  create_date: z.string(),
});
export type WishlistRow = z.infer<typeof WishlistRow>;
