// Quotes: a customer's cart with its prices frozen until a day.
import { z } from "zod";
import { Totals } from "./checkout";
import { QUOTE_STATES } from "./constants/enums";
import {
  MAX_COUPON_LENGTH,
  MAX_CUSTOMER_REFERENCE_LENGTH,
  MAX_ORDER_NOTES_LENGTH,
  MAX_QUOTE_REASON_LENGTH,
} from "./constants/limits";
import { forCustomer } from "./customers";
import { Order, OrderRow } from "./orders";
import { Day, Id, Money } from "./wire";

export const QuoteState = z.enum(QUOTE_STATES);

export const Quote = z.object({
  id: z.int(),
  number: z.string(),
  state: QuoteState,
  customer: z.int(),
  customer_name: z.string(),
  /** The agent who made it; null for the shop's own quote, or if the account was deleted. */
  made_by: z.string().nullable(),
  created_at: z.string(),
  /** Its last day, in the shop's time zone. */
  valid_until: z.string(),
  total: Money,
  currency: z.string(),
  decided_at: z.string().nullable(),
  /** Who accepted, declined or withdrew it: an agent may accept for the customer. */
  decided_by: z.string().nullable(),
  reason: z.string(),
  order: z.object({ id: z.int(), number: z.string() }).nullable(),
});
export type Quote = z.infer<typeof Quote>;

const of = Order.shape;
const { product, sku, slug, name, image, qty, unit_price, discount, package_size, uom } = OrderRow.shape;
const { vat_rate, total_price, notes } = OrderRow.shape;

/** `available`: null if the item is available in this quantity. */
export const QuoteRow = z.object({
  ...{ product, sku, slug, name, image, qty, unit_price, discount, package_size, uom },
  ...{ vat_rate, total_price, notes },
  available: z.int().nullable(),
});
export type QuoteRow = z.infer<typeof QuoteRow>;

export const OpenQuote = Quote.extend({
  ...Totals.shape,
  vat_scheme: of.vat_scheme,
  coupon: z.string().nullable(),
  customer_reference: z.string().nullable(),
  notes: z.string(),
  requested_date: of.requested_date,
  billing_address: of.billing_address,
  shipping_address: of.shipping_address,
  shipping_policy: of.shipping_policy,
  payment_method: of.payment_method,
  rows: z.array(QuoteRow),
  /** Why the open quote cannot be ordered now: an item, the carrier, the payment method. */
  problems: z.array(z.object({ code: z.string(), message: z.string() })),
});
export type OpenQuote = z.infer<typeof OpenQuote>;

const choice = Id.nullish();

/**
 * Created from the customer's cart, which is emptied. Without a choice, the checkout's preselection
 * applies.
 */
export const CreateQuote = z.object({
  ...forCustomer,
  season: Id.nullish(),
  billing_address: choice,
  shipping_address: choice,
  shipping_policy: choice,
  payment_method: choice,
  coupon: z.string().max(MAX_COUPON_LENGTH).nullish(),
  customer_reference: z.string().trim().max(MAX_CUSTOMER_REFERENCE_LENGTH).nullish(),
  notes: z.string().max(MAX_ORDER_NOTES_LENGTH).optional(),
  requested_date: Day.nullish(),
  /** 1 to 180 days from today; without it 30. */
  valid_until: Day.optional(),
  /** The displayed total: the call is refused if it differs now. */
  expected_total: Money.optional(),
  /** Sent to the customer at once. */
  send: z.boolean().default(true),
});

/** Turns the caller's own cart into the request and empties it. */
export const RequestQuote = z.object({
  season: Id.nullish(),
  note: z.string().trim().max(MAX_ORDER_NOTES_LENGTH).default(""),
});

/** A request that waits for the shop: the answer is a quote, or an email that declines it. */
export const QuoteRequest = z.object({
  id: z.int(),
  created_at: z.string(),
  note: z.string(),
  rows_count: z.int(),
});
export type QuoteRequest = z.infer<typeof QuoteRequest>;

export const QuoteReason = z.object({ reason: z.string().trim().max(MAX_QUOTE_REASON_LENGTH).default("") });
