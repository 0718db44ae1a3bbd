// The content of a quote: the future order and its rows, with frozen prices. 0014_quotes.sql stores both as
// JSON.
import { z } from "zod";
import { CUSTOMER_TYPES } from "~/contract/constants/enums";
import { AddressCopy, Order } from "~/contract/orders";
import { Locale } from "~/contract/wire";
import { StoredVatLine } from "~/db/orders/read-order";

const { shape } = Order;

/**
 * An order without what depends on its day: status, delivery promise and payment. Amounts in cents, rates
 * in basis points.
 */
export const FrozenOrder = z.object({
  customerType: z.enum(CUSTOMER_TYPES),
  season: z.int().nullable(),
  businessName: z.string(),
  articleCount: z.int(),
  currency: z.string(),
  includesVat: z.boolean(),
  rowsTotal: z.int(),
  discount: z.int(),
  shippingPrice: z.int(),
  paymentSurcharge: z.int(),
  vat: z.int(),
  vatLines: z.array(StoredVatLine),
  vatScheme: shape.vat_scheme,
  total: z.int(),
  coupon: z.string().nullable(),
  customerReference: z.string().nullable(),
  cig: z.string().nullable(),
  cup: z.string().nullable(),
  notes: z.string(),
  /** Quotes of earlier versions have none. */
  requestedDate: z.string().nullable().default(null),
  locale: Locale,
  billingAddress: AddressCopy,
  shippingAddress: AddressCopy,
  shippingPolicy: shape.shipping_policy,
  paymentMethod: shape.payment_method,
  paymentKind: shape.payment.shape.kind,
  paymentInstructions: z.string(),
});
export type FrozenOrder = z.infer<typeof FrozenOrder>;

export const FrozenLine = z.object({
  product: z.int(),
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  qty: z.int(),
  listPrice: z.int(),
  unitPrice: z.int(),
  packageSize: z.int(),
  uom: z.string(),
  vatRate: z.int(),
  total: z.int(),
  notes: z.string(),
});
export type FrozenLine = z.infer<typeof FrozenLine>;
