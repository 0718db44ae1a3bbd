// Orders, their rows, parcels and refunds.
import { z } from "zod";
import { VatLine } from "./cart";
import { ORDER_STATUSES, PAYMENT_KINDS, PAYMENT_STATES, REFUND_STATES, VAT_SCHEMES } from "./constants/enums";
import { Address } from "./customers";
import { Image } from "./products";
import { Day, Locale, Money, Percent } from "./wire";

export const OrderStatus = z.enum(ORDER_STATUSES);
export type OrderStatus = z.infer<typeof OrderStatus>;

/** A copy taken when the order was placed, not a reference. */
export const AddressCopy = Address.omit({ user: true, is_default: true, is_active: true }).extend({
  id: z.int().nullable(),
});
export type AddressCopy = z.infer<typeof AddressCopy>;

/** Added: a parcel. `rows`: pieces of each row in it. */
export const Shipment = z.object({
  id: z.int(),
  /** Number of its delivery note. */
  number: z.string(),
  carrier: z.string(),
  tracking_number: z.string(),
  url: z.string(),
  shipped_at: z.string(),
  rows: z.array(z.object({ id: z.int(), qty: z.int() })),
  document: z.int(),
});
export type Shipment = z.infer<typeof Shipment>;

/** Added: a refund. */
export const OrderRefund = z.object({
  id: z.int(),
  amount: Money,
  vat_lines: z.array(VatLine),
  reason: z.string(),
  at: z.string(),
  /** `waiting`: for the payment provider; `by_hand`: the shop pays it by bank transfer. */
  state: z.enum(REFUND_STATES),
  rows: z.array(z.object({ id: z.int(), qty: z.int(), restock: z.boolean() })),
  /** Null if rows were removed before there was an invoice. */
  credit_note: z.object({ number: z.string(), document: z.int() }).nullable(),
});
export type OrderRefund = z.infer<typeof OrderRefund>;

const Named = z.object({ id: z.int(), code: z.string(), name: z.string() });

export const Order = z.object({
  id: z.int(),
  number: z.string(),
  date: z.string(),
  status: OrderStatus,
  customer: z.int(),
  agent: z.int().nullable(),
  /** The name of the agent who entered the order; null if the customer did. */
  placed_by_agent: z.string().nullable(),
  season: z.int().nullable(),
  business_name: z.string(),
  article_count: z.int(),
  currency: z.string(),
  includes_vat: z.boolean(),
  rows_total: Money,
  discount: Money,
  shipping_price: Money,
  payment_surcharge: Money,
  vat: Money,
  vat_lines: z.array(VatLine),
  vat_scheme: z.enum(VAT_SCHEMES),
  total: Money,
  coupon: z.string().nullable(),
  customer_reference: z.string().nullable(),
  notes: z.string(),
  locale: Locale,
  billing_address: AddressCopy,
  shipping_address: AddressCopy,
  /** `is_pickup` added: the customer collects the order. */
  shipping_policy: Named.extend({ is_pickup: z.boolean() }),
  payment_method: Named,
  payment: z.object({
    kind: z.enum(PAYMENT_KINDS),
    state: z.enum(PAYMENT_STATES),
    instructions: z.string(),
    pay_url: z.string().nullable(),
  }),
  cig: z.string().nullable(),
  cup: z.string().nullable(),
  /** Added: the day on which the customer asked for the goods. */
  requested_date: Day.nullable(),
  promised_by: z.string(),
  /**
   * Added: number of rows that were not fully in stock when it was ordered; `promised_by` does not apply to
   * them.
   */
  backordered: z.object({ count: z.int(), restock_date: z.string().nullable() }).nullable(),
  delivered_at: z.string().nullable(),
  withdrawal_until: z.string().nullable(),
  tracking: z.array(
    z.object({ carrier: z.string(), number: z.string(), url: z.string(), shipped_at: z.string() }),
  ),
  /** Added: all parcels, including those without tracking. */
  shipments: z.array(Shipment),
  refunds: z.array(OrderRefund),
  /** Added: rows that the shop reduced before anything was shipped; `to` 0: removed. */
  changes: z.array(
    z.object({
      at: z.string(),
      reason: z.string(),
      rows: z.array(z.object({ name: z.string(), sku: z.string(), from: z.int(), to: z.int() })),
      total_before: Money,
      total_after: Money,
    }),
  ),
  /** Added: paid, and refunded or on its way back. */
  paid: Money,
  refunded: Money,
  invoice: z.object({ number: z.string(), date: z.string(), document: z.int().nullable() }).nullable(),
  history: z.array(z.object({ status: OrderStatus, at: z.string() })),
  can_cancel: z.boolean(),
});
export type Order = z.infer<typeof Order>;

export const OrderRow = z.object({
  id: z.int(),
  order: z.int(),
  product: z.int(),
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  /** Added: the current name in the reader's language, if the row was bought in another one. */
  name_today: z.string().nullable(),
  image: Image.nullable(),
  qty: z.int(),
  unit_price: Money,
  discount: Percent,
  package_size: z.int(),
  uom: z.string(),
  vat_rate: Percent,
  total_price: Money,
  notes: z.string(),
  shipped_qty: z.int(),
  /** Added: pieces that will not be shipped, and pieces that were returned. */
  removed_qty: z.int(),
  returned_qty: z.int(),
  can_reorder: z.boolean(),
});
export type OrderRow = z.infer<typeof OrderRow>;
