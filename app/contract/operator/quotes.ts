// Quotes for the back office: read and withdrawn; and the uses of a promotion's coupons.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { MAX_SLUG_LENGTH } from "~/contract/constants/limits";
import { Quote, QuoteReason, QuoteState } from "~/contract/quotes";
import { Id, Instant, listOf, Money, paging, resultsOf } from "~/contract/wire";

/** With the rows that it promises. */
export const OperatorQuote = Quote.extend({
  coupon: z.string().nullable(),
  customer_reference: z.string().nullable(),
  notes: z.string(),
  shipping: Money,
  vat: Money,
  rows: z.array(
    z.object({
      sku: z.string(),
      name: z.string(),
      qty: z.int(),
      unit_price: Money,
      total: Money,
      notes: z.string(),
    }),
  ),
});
export type OperatorQuote = z.infer<typeof OperatorQuote>;

/** `freed_at`: the order was cancelled, and the coupon may be used again. */
export const CouponUse = z.object({
  code: z.string(),
  at: Instant,
  freed_at: Instant.nullable(),
  order: z.object({ id: z.int(), number: z.string(), total: Money, currency: z.string() }),
  customer: z.object({ id: z.int(), name: z.string() }),
});
export type CouponUse = z.infer<typeof CouponUse>;

const access = "operator";
const byId = z.object({ id: Id });

export const operatorQuoteCalls = {
  quotes: {
    list: {
      method: "GET",
      path: "quotes/",
      access,
      permission: "orders.read",
      query: z.object({ state: QuoteState.optional(), ...paging }),
      answer: listOf(Quote),
    },
    get: {
      method: "GET",
      path: "quotes/:id/",
      access,
      permission: "orders.read",
      params: byId,
      answer: OperatorQuote,
    },
    withdraw: {
      method: "POST",
      path: "quotes/:id/withdraw/",
      access,
      permission: "orders.write",
      params: byId,
      body: QuoteReason,
      answer: OperatorQuote,
      errors: ["quote_decided", "quote_expired"],
    },
  },
  couponUses: {
    /** The newest 50 uses of a promotion's coupons. */
    list: {
      method: "GET",
      path: "coupon-uses/:key/",
      access,
      permission: "orders.read",
      params: z.object({ key: z.string().min(1).max(MAX_SLUG_LENGTH) }),
      answer: resultsOf(CouponUse),
    },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
