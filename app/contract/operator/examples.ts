// Worked examples beside the selling forms: the effect of the stored rule on a cart, computed by the shop
// itself.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { CUSTOMER_TYPES, VAT_CLASSES, VAT_SCHEMES } from "~/contract/constants/enums";
import {
  MAX_POSTAL_CODE_LENGTH,
  MAX_QTY,
  MAX_SKU_LENGTH,
  MAX_SLUG_LENGTH,
} from "~/contract/constants/limits";
import { CountryCode, Day, Money, Percent } from "~/contract/wire";

const Amount = Money.refine((amount) => !amount.startsWith("-"));

export const PromotionExample = z.object({
  kind: z.string(),
  currency: z.string(),
  /** A cart of that amount; null for special prices, which change the prices themselves. */
  cart: z.object({ amount: Money, discount: Money, due: Money, refused: z.string().nullable() }).nullable(),
  /** Number of coupons, without which the discount cannot be used. */
  coupons: z.int(),
  /** Net, today or on the first day; at most five. */
  prices: z.array(z.object({ sku: z.string(), name: z.string(), before: Money, after: Money })),
  /**
   * Other reductions of the same items on the same days: another promotion, or a special price of the price
   * list.
   */
  overlaps: z.array(
    z.object({
      promotion: z.object({ key: z.string(), name: z.record(z.string(), z.string()) }).nullable(),
      from: Day.nullable(),
      to: Day.nullable(),
      items: z.int(),
      sku: z.string(),
    }),
  ),
});
export type PromotionExample = z.infer<typeof PromotionExample>;

export const PromotionExampleQuery = z.object({ amount: Amount.default("100.00") });

export const ShippingExampleQuery = z.object({
  /** Default: the seller's. */
  country: CountryCode.optional(),
  postal_code: z.string().trim().max(MAX_POSTAL_CODE_LENGTH).optional(),
  customer_type: z.enum(CUSTOMER_TYPES).default("consumer"),
  /** Code of an item; default: goods of this amount and weight. */
  item: z.string().trim().max(MAX_SKU_LENGTH).default(""),
  qty: z.coerce.number().int().min(1).max(MAX_QTY).default(1),
  amount: Amount.default("100.00"),
  weight_g: z.coerce.number().int().min(1).max(1_000_000_000).nullable().default(null),
});

export const ShippingExample = z.object({
  currency: z.string(),
  country: z.string(),
  /** null: no item has the code. */
  item: z.object({ sku: z.string(), name: z.string() }).nullable(),
  amount: Money,
  weight_g: z.int().nullable(),
  includes_vat: z.boolean(),
  /** In the order of the checkout: couriers first, cheapest first. */
  offers: z.array(
    z.object({
      code: z.string(),
      name: z.record(z.string(), z.string()),
      price: Money,
      is_pickup: z.boolean(),
    }),
  ),
  /** Tariffs that serve the address, but not these goods. */
  refused: z.array(
    z.object({
      code: z.string(),
      name: z.record(z.string(), z.string()),
      reason: z.enum(["weight_unknown", "too_heavy"]),
    }),
  ),
});
export type ShippingExample = z.infer<typeof ShippingExample>;

/** Type of buyer; `business_checked` has a valid VAT number of its country. */
export const VAT_EXAMPLE_CUSTOMERS = ["consumer", "business", "business_checked"] as const;

export const VatExampleQuery = z.object({
  /** Default: the seller's. */
  country: CountryCode.optional(),
  postal_code: z.string().trim().max(MAX_POSTAL_CODE_LENGTH).optional(),
  customer: z.enum(VAT_EXAMPLE_CUSTOMERS).default("consumer"),
  /** Code of an item; default: goods of this class. */
  item: z.string().trim().max(MAX_SKU_LENGTH).default(""),
  vat_class: z.enum(VAT_CLASSES).default("standard"),
});

export const VatExample = z.object({
  currency: z.string(),
  country: z.string(),
  /** null: no item has the code. */
  item: z.object({ sku: z.string(), name: z.string() }).nullable(),
  vat_class: z.enum(VAT_CLASSES),
  /** Price per piece of the item for this customer. */
  price: Money.nullable(),
  includes_vat: z.boolean(),
  rate: Percent,
  scheme: z.enum(VAT_SCHEMES),
  /** The law that the PDF invoice cites if no VAT is charged. */
  invoice_text: z.string().nullable(),
  /**
   * "Natura" and "RiferimentoNormativo" of the Italian electronic invoice; null for a line with Italian
   * VAT, and for sellers without such invoices.
   */
  nature: z.object({ code: z.string(), text: z.string() }).nullable(),
  /** Note that the checkout shows beside the totals. */
  checkout_text: z.string().nullable(),
  /** Why an order to that address is not possible. */
  problem: z.string().nullable(),
});
export type VatExample = z.infer<typeof VatExample>;

/** An example with its input, for the page of its record. */
export type RecordExample =
  | { of: "promotion"; amount: string; example: PromotionExample }
  | { of: "vat"; typed: Record<string, string>; wrong: string[]; example: VatExample }
  | { of: "shipping"; typed: Record<string, string>; wrong: string[]; example: ShippingExample };

const access = "operator";
const permission = "selling.read";

export const operatorExampleCalls = {
  examples: {
    promotion: {
      method: "GET",
      path: "examples/promotion/:key/",
      access,
      permission,
      params: z.object({ key: z.string().min(1).max(MAX_SLUG_LENGTH) }),
      query: PromotionExampleQuery,
      answer: PromotionExample,
    },
    shipping: {
      method: "GET",
      path: "examples/shipping/",
      access,
      permission,
      query: ShippingExampleQuery,
      answer: ShippingExample,
    },
    vat: {
      method: "GET",
      path: "examples/vat/",
      access,
      permission,
      query: VatExampleQuery,
      answer: VatExample,
    },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
