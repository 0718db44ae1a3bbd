// The catalogue for comparison services: CONTRACT §16.
import { z } from "zod";
import { Product } from "./products";
import { CountryCode, Money, paging } from "./wire";

export const FeedQuery = z.object({ country: CountryCode, ...paging });

/**
 * An item that a consumer can buy: `qty` pieces, the minimum, and their price in the country, with its VAT.
 */
export const FeedOffer = z.object({
  item: Product,
  /** The product's code, for a variant. */
  group: z.string().nullable(),
  qty: z.int(),
  price: Money,
  sale_price: Money.nullable(),
  sale_until: z.string().nullable(),
  available: z.int(),
  /** The cheapest courier that carries them. */
  shipping: z.object({ service: z.string(), price: Money }).optional(),
  /** Grams, of all pieces; null: unknown. */
  weight: z.int().nullable(),
});
export type FeedOffer = z.infer<typeof FeedOffer>;
