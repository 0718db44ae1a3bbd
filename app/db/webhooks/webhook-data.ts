// Content of a webhook delivery, as SQL over its row: contract/operator/webhooks.ts has the shapes.
import { TEST_EVENT, type WebhookEventType } from "~/contract/constants/webhooks";

/** Two decimals: CONTRACT §1. */
const money = (column: string): string => `printf('%d.%02d', ${column} / 100, ${column} % 100)`;
const bool = (column: string): string => `json(iif(${column}, 'true', 'false'))`;

const ORDER = `'id', o.id, 'number', o.number, 'date', o.date, 'status', o.status, 'customer', o.customer_id, 'agent', o.agent_id,
  'article_count', o.article_count, 'currency', o.currency, 'includes_vat', ${bool("o.includes_vat")},
  'total', ${money("o.total_cents")}, 'payment', json_object('kind', o.payment_kind, 'state', o.payment_state)`;
const OF_ORDER = "FROM orders o WHERE o.id = subject_id";
const order = `SELECT json_object(${ORDER}) ${OF_ORDER}`;

const SELECTS: Record<WebhookEventType, string> = {
  "order.placed": order,
  "order.paid": order,
  "order.cancelled": order,
  "order.shipped": `SELECT json_object(${ORDER}, 'shipment', (SELECT json_object('id', s.id, 'number', s.number, 'carrier', s.carrier,
      'tracking_number', s.tracking, 'url', s.url, 'shipped_at', s.shipped_at) FROM shipments s WHERE s.id = part_id)) ${OF_ORDER}`,
  "order.refunded": `SELECT json_object(${ORDER}, 'refund', (SELECT json_object('id', r.id, 'amount', ${money("r.amount_cents")},
      'at', r.created_at) FROM order_refunds r WHERE r.id = part_id)) ${OF_ORDER}`,
  "product.stock_changed": `SELECT json_object('item', s.item_id, 'sku', p.sku, 'on_hand', s.on_hand, 'ordered', s.ordered,
      'is_backorderable', ${bool("s.is_backorderable")}, 'restock_date', s.restock_date)
    FROM stock s JOIN products p ON p.id = s.item_id WHERE s.item_id = subject_id`,
  "customer.created": `SELECT json_object('id', u.id, 'customer_type', u.customer_type, 'created_at', u.create_date)
    FROM users u WHERE u.id = subject_id AND u.erased_at IS NULL`,
  "quote.accepted": `SELECT json_object('id', q.id, 'number', q.number, 'state', q.state, 'customer', q.customer_id,
      'total', ${money("q.total_cents")}, 'currency', q.currency, 'order', (SELECT json_object('id', o.id, 'number', o.number)
      FROM orders o WHERE o.id = q.order_id)) FROM quotes q WHERE q.id = subject_id`,
};

/** SQL over a row of webhook_deliveries; the JSON `null` if its subject has been deleted. */
export const WEBHOOK_DATA = `coalesce(CASE event ${Object.entries(SELECTS)
  .map(([event, select]) => `WHEN '${event}' THEN (${select})`)
  .join("\n")} WHEN '${TEST_EVENT}' THEN json_object('webhook', webhook_id) END, 'null')`;
