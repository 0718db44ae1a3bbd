// Worked examples beside the forms of selling: what the stored rule does to a cart, by the shop's own calculation.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { MAX_POSTAL_CODE_LENGTH, MAX_SLUG_LENGTH } from "~/contract/constants/limits";
import { Day, Money } from "~/contract/wire";

const Amount = Money.refine((amount) => !amount.startsWith("-"));

export const PromotionExample = z.object({
  kind: z.string(),
  currency: z.string(),
  /** Of a cart of that amount; null for special prices, which change the prices themselves. */
  cart: z.object({ amount: Money, discount: Money, due: Money, refused: z.string().nullable() }).nullable(),
  /** Nobody can use a discount without a coupon. */
  coupons: z.int(),
  /** Net, on its first day or today; five at most. */
  prices: z.array(z.object({ sku: z.string(), name: z.string(), before: Money, after: Money })),
  /** What lowers the same articles on the same days: another promotion, or a special price of the price list. */
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

export const ShippingExampleQuery = z.object({
  country: z.string().regex(/^[A-Z]{2}$/),
  postal_code: z.string().trim().max(MAX_POSTAL_CODE_LENGTH).optional(),
  amount: Amount,
});

export const ShippingExample = z.object({
  currency: z.string(),
  /** As a customer is offered them: couriers first, the cheaper first. Net. */
  offers: z.array(
    z.object({
      code: z.string(),
      name: z.record(z.string(), z.string()),
      price: Money,
      is_pickup: z.boolean(),
    }),
  ),
});
export type ShippingExample = z.infer<typeof ShippingExample>;

/** An example with what it was tried with, for the page of its record. */
export type RecordExample =
  | { of: "promotion"; amount: string; example: PromotionExample }
  | { of: "shipping"; country: string; postalCode: string; amount: string; example: ShippingExample };

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
      query: z.object({ amount: Amount.default("100.00") }),
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
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
