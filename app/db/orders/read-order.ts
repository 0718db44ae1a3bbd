// Parses rows of the orders table.
import { z } from "zod";
import { REFUND_STATES } from "~/contract/constants/enums";
import { CustomerType } from "~/contract/customers";
import { AddressCopy, Order, OrderStatus, Shipment } from "~/contract/orders";
import { Locale } from "~/contract/wire";
import {
  agentIdOrNull,
  customerId,
  flag,
  int,
  intOrNull,
  json,
  listOf,
  text,
  textOrNull,
  texts,
} from "~/db/columns";
import { DEFAULT_COUNTRY } from "~/db/shop/shop-data";
import type { Row } from "~/platform/database";
import type { OrderRecord } from "./order-record";

/** VAT of a rate, as stored by orders and order_refunds. */

export const StoredVatLine = z.object({ rate: z.int(), base: z.int(), vat: z.int() });
/** Orders of earlier releases lack this field: they were shipped. */
const StoredPolicy = Order.shape.shipping_policy.extend({ is_pickup: z.boolean().default(false) });
const StoredRefund = z.object({
  id: z.int(),
  amount: z.int(),
  vatLines: z.array(StoredVatLine),
  reason: z.string(),
  at: z.string(),
  state: z.enum(REFUND_STATES),
  rows: z.array(z.object({ id: z.int(), qty: z.int(), restock: z.literal([0, 1]) })),
  /** Number and document of the credit note; null without a credit note. */
  number: z.string().nullable(),
  document: z.int().nullable(),
});
const StoredChange = z.object({
  at: z.string(),
  reason: z.string(),
  rows: Order.shape.changes.element.shape.rows,
  before: z.int(),
  after: z.int(),
});
/** The columns for readOrder, of a table with the alias `o`. */

export const ORDER_COLUMNS = `o.*,
  (SELECT value ->> '$.country' FROM settings WHERE key = 'COMPANY_DATA') AS seller_country,
  (SELECT name FROM shipping_policies WHERE code = o.shipping_policy ->> '$.code') AS policy_names,
  (SELECT name FROM payment_methods WHERE code = o.payment_method ->> '$.code') AS method_names,
  (SELECT instructions FROM payment_methods WHERE code = o.payment_method ->> '$.code') AS method_instructions,
  (SELECT trim(first_name || ' ' || last_name) FROM users WHERE id = o.placed_by AND is_agent = 1) AS placed_by_agent,
  (SELECT json_group_array(json_object('status', status, 'at', created_at))
     FROM (SELECT status, created_at FROM order_history WHERE order_id = o.id ORDER BY id)) AS history,
  (SELECT json_group_array(json_object('id', id, 'number', number, 'carrier', carrier, 'tracking_number', tracking, 'url', url,
       'shipped_at', shipped_at, 'document', (SELECT id FROM documents WHERE order_id = o.id AND type = 'delivery_note' AND shipment_id = s.id), 'rows', json((SELECT json_group_array(json_object('id', order_row_id, 'qty', qty))
         FROM shipment_rows WHERE shipment_id = s.id))))
     FROM (SELECT * FROM shipments WHERE order_id = o.id ORDER BY id) s) AS shipments,
  (SELECT json_group_array(json_object('id', id, 'amount', amount_cents, 'vatLines', json(vat_lines), 'reason', reason, 'at', created_at,
       'number', number, 'document', (SELECT id FROM documents WHERE order_id = o.id AND type = 'credit_note' AND refund_id = r.id),
       'state', (SELECT CASE WHEN sum(state = 'waiting') > 0 THEN 'waiting' WHEN sum(state = 'by_hand') > 0 THEN 'by_hand' ELSE 'done' END
         FROM refunds WHERE order_refund_id = r.id),
       'rows', json((SELECT json_group_array(json_object('id', order_row_id, 'qty', qty, 'restock', restock))
         FROM order_refund_rows WHERE order_refund_id = r.id))))
     FROM (SELECT * FROM order_refunds WHERE order_id = o.id ORDER BY id) r) AS refunds,
  (SELECT json_group_array(json_object('at', created_at, 'reason', reason, 'rows', json(rows), 'before', total_before_cents,
       'after', total_after_cents))
     FROM (SELECT * FROM order_changes WHERE order_id = o.id ORDER BY id)) AS changes,
  (SELECT coalesce(sum(amount_cents), 0) FROM payments WHERE order_id = o.id) AS paid_cents,
  (SELECT coalesce(sum(amount_cents), 0) FROM refunds WHERE order_id = o.id AND state <> 'failed') AS refunded_cents,
  EXISTS (SELECT 1 FROM payment_disputes WHERE order_id = o.id AND state = 'open') AS is_disputed`;

const readPayment = (row: Row): OrderRecord["payment"] => ({
  kind: Order.shape.payment.shape.kind.parse(row.payment_kind),
  state: Order.shape.payment.shape.state.parse(row.payment_state),
  instructions: text(row, "payment_instructions"),
  payUrl: textOrNull(row, "pay_url"),
});
function readBackordered(row: Row): OrderRecord["backordered"] {
  const count = int(row, "backordered_count");
  return count > 0 ? { count, restockDate: textOrNull(row, "restock_date") } : null;
}

function readInvoice(row: Row): OrderRecord["invoice"] {
  const number = textOrNull(row, "invoice_number");
  return number === null
    ? null
    : { number, date: text(row, "invoice_date"), document: intOrNull(row, "invoice_document_id") };
}

/** Parses a row with ORDER_COLUMNS. @throws ZodError for JSON of another shape */

export function readOrder(row: Row): OrderRecord {
  return {
    id: int(row, "id"),
    number: text(row, "number"),
    date: text(row, "date"),
    status: OrderStatus.parse(row.status),
    customer: customerId(row, "customer_id"),
    customerType: CustomerType.parse(row.customer_type),
    agent: agentIdOrNull(row, "agent_id"),
    placedByAgent: textOrNull(row, "placed_by_agent"),
    season: intOrNull(row, "season_id"),
    businessName: text(row, "business_name"),
    articleCount: int(row, "article_count"),
    currency: text(row, "currency"),
    includesVat: flag(row, "includes_vat"),
    rowsTotal: int(row, "rows_total_cents"),
    discount: int(row, "discount_cents"),
    shippingPrice: int(row, "shipping_cents"),
    paymentSurcharge: int(row, "surcharge_cents"),
    vat: int(row, "vat_cents"),
    vatLines: listOf(row, "vat_lines", StoredVatLine),
    vatScheme: Order.shape.vat_scheme.parse(row.vat_scheme),
    total: int(row, "total_cents"),
    coupon: textOrNull(row, "coupon"),
    customerReference: textOrNull(row, "customer_reference"),
    cig: textOrNull(row, "cig"),
    cup: textOrNull(row, "cup"),
    notes: text(row, "notes"),
    locale: Locale.parse(row.locale),
    billingAddress: json(row, "billing_address", AddressCopy),
    shippingAddress: json(row, "shipping_address", AddressCopy),
    shippingPolicy: json(row, "shipping_policy", StoredPolicy),
    paymentMethod: json(row, "payment_method", Order.shape.payment_method),
    names: {
      shippingPolicy: texts(row, "policy_names"),
      paymentMethod: texts(row, "method_names"),
      instructions: texts(row, "method_instructions"),
    },
    sellerCountry: textOrNull(row, "seller_country") ?? DEFAULT_COUNTRY,
    payment: readPayment(row),
    requestedDate: textOrNull(row, "requested_date"),
    promisedBy: text(row, "promised_by"),
    backordered: readBackordered(row),
    deliveredAt: textOrNull(row, "delivered_at"),
    invoice: readInvoice(row),
    shipments: listOf(row, "shipments", Shipment),
    refunds: listOf(row, "refunds", StoredRefund),
    paid: int(row, "paid_cents"),
    refunded: int(row, "refunded_cents"),
    isDisputed: flag(row, "is_disputed"),
    changes: listOf(row, "changes", StoredChange),
    history: json(row, "history", Order.shape.history),
  };
}
