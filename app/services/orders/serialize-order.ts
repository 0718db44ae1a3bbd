// An order and its rows on the wire.

import type { Order, OrderRow } from "~/contract/orders";
import { fromBasisPoints, fromCents, type Locale } from "~/contract/wire";
import type { Texts } from "~/db/columns";
import type { OrderLine } from "~/db/orders/find-orders";
import type { OrderRecord, OrderRefundRecord } from "~/db/orders/order-record";
import { type Day, localDay } from "~/domain/local-day";
import { roundHalfAwayFromZero } from "~/domain/money";
import { withdrawalUntil } from "~/domain/orders/delivery-promise";
import { canCancel } from "~/domain/orders/order-status";
import type { Env } from "~/platform/env";
import { itemName } from "~/services/catalogue/item-name";
import { serializeImage } from "~/services/catalogue/serialize-image";
import { serializeVatLines } from "~/services/checkout/serialize-vat-lines";
import { payLinkOf } from "~/services/payments/pay-link";

interface Reader {
  /** Language of the reader; if it is not the order's, names of policies and methods are the current ones. */
  locale: Locale;
  /** Signs the payment link; null for a document that outlives it. */
  env: Env | null;
  /** The shop's time zone. */
  zone: string;
}

export const serializeOrder = (order: OrderRecord, { locale, env, zone }: Reader): Order => ({
  id: order.id,
  number: order.number,
  date: order.date,
  status: order.status,
  customer: order.customer,
  agent: order.agent,
  placed_by_agent: order.placedByAgent,
  season: order.season,
  business_name: order.businessName,
  article_count: order.articleCount,
  ...serializeTotals(order),
  coupon: order.coupon,
  customer_reference: order.customerReference,
  notes: order.notes,
  locale: order.locale,
  billing_address: order.billingAddress,
  shipping_address: order.shippingAddress,
  ...serializeMethods(order, locale, env),
  cig: order.cig,
  cup: order.cup,
  requested_date: order.requestedDate,
  promised_by: order.promisedBy,
  backordered: order.backordered && {
    count: order.backordered.count,
    restock_date: order.backordered.restockDate,
  },
  delivered_at: order.deliveredAt,
  withdrawal_until: withdrawalEnd(order, zone),
  tracking: order.shipments
    .filter(({ carrier }) => carrier !== "")
    .map(({ carrier, tracking_number, url, shipped_at }) => ({
      ...{ carrier, number: tracking_number, url, shipped_at },
    })),
  shipments: order.shipments,
  refunds: order.refunds.map(serializeRefund),
  changes: order.changes.map(({ before, after, ...change }) => ({
    ...change,
    total_before: fromCents(before),
    total_after: fromCents(after),
  })),
  paid: fromCents(order.paid),
  refunded: fromCents(order.refunded),
  invoice: order.invoice,
  history: order.history,
  can_cancel: canCancel(order.status, "customer"),
});

const serializeTotals = (order: OrderRecord) => ({
  currency: order.currency,
  includes_vat: order.includesVat,
  rows_total: fromCents(order.rowsTotal),
  discount: fromCents(order.discount),
  shipping_price: fromCents(order.shippingPrice),
  payment_surcharge: fromCents(order.paymentSurcharge),
  vat: fromCents(order.vat),
  vat_lines: serializeVatLines(order),
  vat_scheme: order.vatScheme,
  total: fromCents(order.total),
});

const serializeMethods = (order: OrderRecord, locale: Locale, env: Env | null) => ({
  shipping_policy: {
    ...order.shippingPolicy,
    name: inLocale(order, locale, order.names.shippingPolicy) ?? order.shippingPolicy.name,
  },
  payment_method: {
    ...order.paymentMethod,
    name: inLocale(order, locale, order.names.paymentMethod) ?? order.paymentMethod.name,
  },
  payment: {
    kind: order.payment.kind,
    state: order.payment.state,
    instructions: inLocale(order, locale, order.names.instructions) ?? order.payment.instructions,
    pay_url: env && payLinkOf(env, order),
  },
});

const serializeRefund = ({ id, amount, vatLines, number, document, rows, ...refund }: OrderRefundRecord) => ({
  ...refund,
  id,
  amount: fromCents(amount),
  vat_lines: serializeVatLines({ vatLines }),
  rows: rows.map((row) => ({ ...row, restock: row.restock === 1 })),
  credit_note: number === null || document === null ? null : { number, document },
});

const inLocale = (order: OrderRecord, locale: Locale, today: Texts): string | undefined =>
  locale === order.locale ? undefined : today[locale];

/** Cents and basis points become decimal strings. */
export const serializeOrderRow = (line: OrderLine, locale: Locale): OrderRow => ({
  id: line.id,
  order: line.order,
  product: line.product,
  sku: line.sku,
  slug: line.slug,
  name: line.name,
  name_today: nameToday(line, locale),
  image: serializeImage(line.picture, line.name, locale),
  qty: line.qty,
  unit_price: fromCents(line.unitPrice),
  discount: fromBasisPoints(discountOf(line)),
  package_size: line.packageSize,
  uom: line.uom,
  vat_rate: fromBasisPoints(line.vatRate),
  total_price: fromCents(line.total),
  notes: line.notes,
  shipped_qty: line.shippedQty,
  removed_qty: line.removedQty,
  returned_qty: line.returnedQty,
  can_reorder: line.canReorder,
});

function nameToday({ locale: language, today }: OrderLine, locale: Locale): string | null {
  const name = locale === language ? undefined : today?.names[locale];
  return name && today ? itemName(name, today.attributes, locale) : null;
}

/** Only consumers have a legal right of withdrawal. */
const withdrawalEnd = (
  { customerType, deliveredAt, sellerCountry }: OrderRecord,
  zone: string,
): Day | null =>
  customerType === "consumer" && deliveredAt !== null
    ? withdrawalUntil(localDay(deliveredAt, zone), sellerCountry)
    : null;

function discountOf({ listPrice, unitPrice }: OrderLine): number {
  return unitPrice < listPrice ? roundHalfAwayFromZero(listPrice - unitPrice, 10_000, listPrice) : 0;
}
