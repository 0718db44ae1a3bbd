// Checkout: the quote of a cart, and placing the order.
import { z } from "zod";
import { BatchAnswer, BatchRow, Cart, CartRow, VatLine, whichCart } from "./cart";
import { VAT_SCHEMES } from "./constants/enums";
import {
  MAX_ANONYMOUS_LINES,
  MAX_COUPON_LENGTH,
  MAX_CUSTOMER_REFERENCE_LENGTH,
  MAX_ORDER_NOTES_LENGTH,
  MAX_POSTAL_CODE_LENGTH,
  MAX_QTY,
  MAX_TENDER_CODE_LENGTH,
} from "./constants/limits";
import { Address } from "./customers";
import { PaymentMethod, ShippingPolicy } from "./shop";
import { CountryCode, Day, Id, Money } from "./wire";

export const Totals = z.object({
  rows_total: Money,
  discount: Money,
  shipping_price: Money,
  payment_surcharge: Money,
  vat: Money,
  vat_lines: z.array(VatLine),
  total: Money,
  includes_vat: z.boolean(),
  currency: z.string(),
});
export type Totals = z.infer<typeof Totals>;

export const Problem = z.object({
  code: z.string(),
  row: z.int().optional(),
  message: z.string(),
  /** Added: the subject of the problem, and its amounts. */
  field: z.enum(["billing_address", "shipping_address"]).optional(),
  product: z.int().optional(),
  name: z.string().optional(),
  available: z.int().optional(),
  /** The quantity closest to the row's that can be bought; null: no such quantity. */
  nearest: z.int().nullable().optional(),
  min_qty: z.int().optional(),
  qty_step: z.int().optional(),
  minimum: Money.optional(),
  missing: Money.optional(),
  weight_g: z.int().optional(),
  max_weight_g: z.int().optional(),
  currency: z.string().optional(),
  reason: z.string().optional(),
});
export type Problem = z.infer<typeof Problem>;

export const CheckoutInit = z.object({
  ...whichCart,
  shipping_address: Id.nullish(),
  billing_address: Id.nullish(),
  shipping_policy: Id.nullish(),
  payment_method: Id.nullish(),
  coupon: z.string().max(MAX_COUPON_LENGTH).nullish(),
  /** Added: if the day is possible, `promised_by` is the dispatch day that meets it. */
  requested_date: Day.nullish(),
  /** Added: an address, a policy or a coupon that is no longer valid is replaced or dropped; `dropped` lists them. */
  drop_stale: z.boolean().optional(),
});

export const Dropped = z.object({
  field: z.enum(["billing_address", "shipping_address", "shipping_policy", "coupon"]),
  code: z.enum(["not_found", "address_not_served", "coupon_not_valid"]),
  message: z.string(),
  /** Code of a coupon, and why it is not valid. */
  coupon: z.string().optional(),
  reason: z.string().optional(),
});
export type Dropped = z.infer<typeof Dropped>;

export const CheckoutQuote = z.object({
  cart: Cart,
  rows: z.array(CartRow),
  addresses: z.array(Address),
  shipping_policies: z.array(ShippingPolicy),
  payment_methods: z.array(PaymentMethod),
  totals: Totals,
  problems: z.array(Problem),
  /** Added: with `drop_stale`, the choices that were dropped. */
  dropped: z.array(Dropped).optional(),
  /** Added: the choices in effect, including preselected ones. */
  chosen: z.object({
    billing_address: z.int().nullable(),
    shipping_address: z.int().nullable(),
    shipping_policy: z.int().nullable(),
    payment_method: z.int().nullable(),
    coupon: z.string().nullable(),
  }),
  vat_scheme: z.enum(VAT_SCHEMES),
  promised_by: z.string(),
  /** Added: the requested day, if it is possible. */
  requested_date: Day.nullable(),
  /** Added: first and last day that can be requested, except closed days between them; null without a carrier or an address. */
  requested_days: z.object({ first: Day, last: Day }).nullable(),
  /** Added: the backordered rows, to which `promised_by` does not apply; null without such rows. */
  backordered: z
    .object({
      rows: z.array(z.int()),
      /** The day by which all of them are expected; null: unknown. */
      restock_date: z.string().nullable(),
    })
    .nullable(),
});
export type CheckoutQuote = z.infer<typeof CheckoutQuote>;

/** A line of an anonymous visitor's cart, which is not stored. */
export const AnonymousLine = z.object({ product: Id, qty: z.int().min(1).max(MAX_QTY) });
export type AnonymousLine = z.infer<typeof AnonymousLine>;

/** Quotes these lines for a consumer without an account, after `add`; stores nothing (CONTRACT §14). */
export const QuoteLines = z.object({
  lines: z.array(AnonymousLine).max(MAX_ANONYMOUS_LINES),
  /** Added to the lines by the rules of carts/rows/batch/: `refused` lists refused rows. */
  add: z.array(BatchRow).max(MAX_ANONYMOUS_LINES).default([]),
  country: CountryCode.nullish(),
  postal_code: z.string().max(MAX_POSTAL_CODE_LENGTH).nullish(),
  shipping_policy: Id.nullish(),
  payment_method: Id.nullish(),
  coupon: z.string().max(MAX_COUPON_LENGTH).nullish(),
  requested_date: Day.nullish(),
});

/** Each row's id is its product's. */
export const LinesQuote = CheckoutQuote.extend({
  added: z.array(CartRow),
  refused: BatchAnswer.shape.refused,
});
export type LinesQuote = z.infer<typeof LinesQuote>;

export const PlaceOrder = z.object({
  cart: Id,
  billing_address: Id,
  shipping_address: Id,
  shipping_policy: Id,
  payment_method: Id,
  coupon: z.string().max(MAX_COUPON_LENGTH).nullish(),
  customer_reference: z.string().trim().max(MAX_CUSTOMER_REFERENCE_LENGTH).nullish(),
  /** Added: public tender codes of public bodies; 10 and 15 letters and digits. */
  cig: z.string().max(MAX_TENDER_CODE_LENGTH).nullish(),
  cup: z.string().max(MAX_TENDER_CODE_LENGTH).nullish(),
  notes: z.string().max(MAX_ORDER_NOTES_LENGTH).optional(),
  /** Added: the day on which the goods are wanted. */
  requested_date: Day.nullish(),
  expected_total: Money,
});
