// The price of an item for one viewer.
import { z } from "zod";
import { PRICE_REASONS, PRICE_UNITS } from "./constants/enums";
import { Money, Percent } from "./wire";

export const UnitPrice = z.object({ price: Money, per: z.enum(PRICE_UNITS) });
export type UnitPrice = z.infer<typeof UnitPrice>;

export const Price = z.object({
  product: z.int(),
  customer: z.int().nullable(),
  season: z.int().nullable(),
  standard_price: Money,
  special_price: Money.nullable(),
  price: Money,
  reason: z.enum(PRICE_REASONS),
  discount: Percent,
  lowest_price_30d: Money.nullable(),
  vat_rate: Percent,
  currency: z.string(),
  includes_vat: z.boolean(),
  tiers: z.array(z.object({ min_qty: z.int(), price: Money })),
  /** Added: the last day of the special price in force, displayed beside it. */
  special_to: z.string().nullable(),
  /** Added: unit price of the price to pay. */
  unit_price: UnitPrice.nullable(),
});
export type Price = z.infer<typeof Price>;
