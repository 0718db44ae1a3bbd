// The audit log's snapshot of an order.
import type { OrderId } from "~/contract/ids";
import type { AuditedChange } from "~/db/operator/audit";

/** State of an order before or after a change, for the audit log. */
export const orderAudit = (order: OrderId): Pick<AuditedChange, "target" | "look"> => ({
  target: `order/${order}`,
  look: {
    sql: `SELECT json_object('status', status, 'payment_state', payment_state, 'delivered_at', delivered_at,
        'invoice_number', invoice_number, 'invoice_date', invoice_date,
        'vat_number', billing_address ->> '$.vat_number', 'tax_code', billing_address ->> '$.tax_code',
        'sdi_code', billing_address ->> '$.sdi_code', 'pec', billing_address ->> '$.pec',
        'customer_reference', customer_reference, 'cig', cig, 'cup', cup,
        'total_cents', total_cents,
        'shipped', (SELECT json_group_object(sku, shipped_qty) FROM order_rows WHERE order_id = orders.id),
        'refunded', (SELECT json_group_array(amount_cents) FROM order_refunds WHERE order_id = orders.id),
        'tracking', (SELECT json_group_array(tracking) FROM shipments WHERE order_id = orders.id AND tracking <> ''),
        'note', (SELECT note FROM order_history WHERE order_id = orders.id ORDER BY id DESC LIMIT 1))
      FROM orders WHERE id = ?`,
    params: [order],
  },
});
