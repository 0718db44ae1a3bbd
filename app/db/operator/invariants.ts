// Invariants, recomputed from the movements. Each rule is a SELECT of its violations.

import { EU_COUNTRIES } from "~/contract/constants/countries";
import { ORDER_STATUSES } from "~/contract/constants/enums";
import type { Invariant } from "~/contract/constants/invariants";
import type { Invariants } from "~/contract/operator/reports";
import { LIST_DUE_MAIL } from "~/db/order-pad/list-reminders";
import { availableQuantity } from "~/db/products/stock-holds";
import { DEFAULT_COUNTRY } from "~/db/shop/shop-data";
import { holdsStock } from "~/domain/orders/order-status";
import type { Database } from "~/platform/database";
import { anyJson, text } from "../columns";

const MAX_FAULTS_PER_RULE = 50;

const HOLDING = ORDER_STATUSES.filter(holdsStock)
  .map((status) => `'${status}'`)
  .join(", ");

/**
 * Cart reservations from rows and settings, deliberately formulated differently from
 * db/products/stock-holds.ts.
 */
const HELD = `SELECT r.product_id, sum(r.qty) AS qty FROM settings affects
  LEFT JOIN settings type ON type.key = 'CART_ROWS_AFFECT_STOCK_TYPE'
  LEFT JOIN settings hours ON hours.key = 'CART_RESERVATION_HOURS'
  CROSS JOIN cart_rows r JOIN carts c ON c.id = r.cart_id JOIN users u ON u.id = c.customer_id
  WHERE affects.key = 'CART_ROWS_AFFECT_STOCK' AND affects.value = 'true'
    AND (type.value IS NULL OR type.value = '"all"' OR (type.value = '"b2b"') = (u.customer_type = 'business'))
    AND julianday(r.updated_at) + coalesce(hours.value, 72) / 24.0 > julianday(?)
  GROUP BY r.product_id`;

/** Each SELECT returns `of`, `found` and `wanted`, the latter two as JSON; a `?` is the present instant. */
const RULES = {
  stock_is_its_movements: `
    SELECT 'item/' || s.item_id AS of, json_array(s.on_hand, s.ordered) AS found,
      json_array(coalesce(m.on_hand, 0), coalesce(m.ordered, 0)) AS wanted
    FROM stock s LEFT JOIN (SELECT item_id, sum(on_hand) AS on_hand, sum(ordered) AS ordered FROM stock_movements GROUP BY item_id) m
      ON m.item_id = s.item_id
    WHERE s.on_hand <> coalesce(m.on_hand, 0) OR s.ordered <> coalesce(m.ordered, 0)`,
  stock_holds_what_open_orders_wait_for: `
    SELECT 'item/' || s.item_id AS of, json(s.ordered) AS found, json(coalesce(o.qty, 0)) AS wanted
    FROM stock s LEFT JOIN (SELECT r.product_id, sum(r.qty - r.shipped_qty - r.removed_qty) AS qty FROM order_rows r JOIN orders o ON o.id = r.order_id
      WHERE o.status IN (${HOLDING}) GROUP BY r.product_id) o ON o.product_id = s.item_id
    WHERE s.ordered <> coalesce(o.qty, 0)`,
  quantity_is_what_orders_and_carts_leave: `
    SELECT 'item/' || item_id AS of, json(found) AS found, json(wanted) AS wanted FROM (
      SELECT s.item_id, ${availableQuantity("s")} AS found,
        CASE WHEN s.on_hand - s.ordered > 0 THEN max(0, s.on_hand - s.ordered - coalesce(h.qty, 0))
          ELSE s.on_hand - s.ordered END AS wanted
      FROM stock s LEFT JOIN (${HELD}) h ON h.product_id = s.item_id)
    WHERE found <> wanted`,
  stock_never_below_zero: `
    SELECT 'item/' || item_id AS of, json(quantity) AS found, '0' AS wanted FROM stock WHERE quantity < 0 AND NOT is_backorderable`,
  shipped_has_left_the_shelf: `
    SELECT 'order_row/' || r.id AS of, json(r.shipped_qty) AS found, json(coalesce(m.qty, 0)) AS wanted
    FROM order_rows r JOIN stock s ON s.item_id = r.product_id
    LEFT JOIN (SELECT order_row_id, -sum(on_hand) AS qty FROM stock_movements WHERE kind = 'shipment' GROUP BY order_row_id) m ON m.order_row_id = r.id
    WHERE r.shipped_qty <> coalesce(m.qty, 0)`,
  shipped_is_in_parcels: `
    SELECT 'order_row/' || r.id AS of, json(r.shipped_qty) AS found, json(coalesce(s.qty, 0)) AS wanted
    FROM order_rows r LEFT JOIN (SELECT order_row_id, sum(qty) AS qty FROM shipment_rows GROUP BY order_row_id) s ON s.order_row_id = r.id
    WHERE r.shipped_qty <> coalesce(s.qty, 0)`,
  refunds_are_within_what_was_paid: `
    SELECT 'order/' || o.id AS of, json(o.refunded) AS found, json(o.paid) AS wanted FROM (SELECT id,
      (SELECT coalesce(sum(amount_cents), 0) FROM payments WHERE order_id = orders.id) AS paid,
      (SELECT coalesce(sum(amount_cents), 0) FROM refunds WHERE order_id = orders.id AND state <> 'failed') AS refunded
      FROM orders) o WHERE o.refunded > o.paid`,
  refunds_pay_what_was_decided: `
    SELECT 'order_refund/' || d.id AS of, json(coalesce(r.cents, 0)) AS found, json(d.amount_cents) AS wanted
    FROM order_refunds d LEFT JOIN (SELECT order_refund_id, sum(amount_cents) AS cents FROM refunds WHERE state <> 'failed'
      GROUP BY order_refund_id) r ON r.order_refund_id = d.id WHERE d.amount_cents <> coalesce(r.cents, 0)`,
  credit_notes_give_back_their_vat: `
    SELECT 'order_refund/' || d.id AS of, json(sum((l.value ->> '$.base') + (l.value ->> '$.vat'))) AS found, json(d.amount_cents) AS wanted
    FROM order_refunds d, json_each(d.vat_lines) l WHERE d.number IS NOT NULL
    GROUP BY d.id HAVING sum((l.value ->> '$.base') + (l.value ->> '$.vat')) <> d.amount_cents`,
  returned_is_in_refunds: `
    SELECT 'order_row/' || r.id AS of, json(r.removed_qty + r.returned_qty) AS found, json(coalesce(g.qty, 0)) AS wanted
    FROM order_rows r LEFT JOIN (SELECT order_row_id, sum(qty) AS qty FROM order_refund_rows GROUP BY order_row_id) g ON g.order_row_id = r.id
    WHERE r.returned_qty > coalesce(g.qty, 0)`,
  restocked_once: `
    SELECT 'order_row/' || r.id AS of, json(m.qty) AS found, json(r.returned_qty) AS wanted
    FROM order_rows r JOIN (SELECT order_row_id, sum(on_hand) AS qty FROM stock_movements WHERE kind = 'return' AND order_row_id IS NOT NULL
      GROUP BY order_row_id) m ON m.order_row_id = r.id WHERE m.qty > r.returned_qty`,
  document_numbers_have_no_gaps: `
    SELECT c.kind || '/' || c.year AS of, json(count(DISTINCT d.n)) AS found, json(c.last - c.skipped) AS wanted FROM document_numbers c
    LEFT JOIN numbered_documents d ON d.kind = c.kind AND d.year = c.year
    GROUP BY c.kind, c.year HAVING count(DISTINCT d.n) <> c.last - c.skipped`,
  order_rows_add_up: `
    SELECT 'order/' || o.id AS of, json_array(o.rows_total_cents, o.article_count) AS found,
      json_array(coalesce(sum(r.total_cents), 0), count(r.id)) AS wanted
    FROM orders o LEFT JOIN order_rows r ON r.order_id = o.id GROUP BY o.id
    HAVING o.rows_total_cents <> coalesce(sum(r.total_cents), 0) OR o.article_count <> count(r.id)`,
  order_vat_adds_up: `
    SELECT 'order/' || o.id AS of, json(o.vat_cents) AS found, json(coalesce(v.vat, 0)) AS wanted
    FROM orders o JOIN (SELECT o.id, sum(l.value ->> '$.vat') AS vat FROM orders o LEFT JOIN json_each(o.vat_lines) l GROUP BY o.id) v ON v.id = o.id
    WHERE o.vat_cents <> coalesce(v.vat, 0)`,
  order_total_adds_up: `
    SELECT 'order/' || id AS of, json(total_cents) AS found, json(rows_total_cents - discount_cents + shipping_cents + surcharge_cents
      + CASE WHEN includes_vat THEN 0 ELSE vat_cents END) AS wanted
    FROM orders WHERE total_cents <> rows_total_cents - discount_cents + shipping_cents + surcharge_cents
      + CASE WHEN includes_vat THEN 0 ELSE vat_cents END`,
  order_stands_where_its_history_ends: `
    SELECT 'order/' || o.id AS of, json_quote(o.status) AS found, json_quote(h.status) AS wanted
    FROM orders o LEFT JOIN order_history h ON h.id = (SELECT max(id) FROM order_history WHERE order_id = o.id)
    WHERE o.status IS NOT h.status`,
  order_numbers_are_counted: `
    SELECT 'order/' || o.id AS of, json_quote(o.number) AS found, json(n.last) AS wanted
    FROM orders o JOIN order_numbers n ON n.year = CAST(substr(o.number, 1, 4) AS INTEGER)
    WHERE o.number GLOB '[0-9][0-9][0-9][0-9]-[0-9]*' AND CAST(substr(o.number, 6) AS INTEGER) > n.last`,
  quotes_become_one_order_of_their_total: `
    SELECT 'quote/' || q.id AS of, json_array(q.total_cents, q.frozen ->> '$.total', json_array_length(q.rows)) AS found,
      json_array(o.total, o.total, o.articles) AS wanted
    FROM quotes q JOIN (SELECT id, customer_id, article_count AS articles,
        coalesce((SELECT total_before_cents FROM order_changes c WHERE c.order_id = orders.id ORDER BY c.id LIMIT 1), total_cents) AS total
      FROM orders) o ON o.id = q.order_id
    WHERE q.total_cents <> o.total OR q.frozen ->> '$.total' <> o.total OR q.customer_id <> o.customer_id
      OR (json_array_length(q.rows) <> o.articles AND NOT EXISTS (SELECT 1 FROM order_changes WHERE order_id = o.id))`,
  items_have_a_price: `
    SELECT 'item/' || i.sku AS of, json('null') AS found, json_quote('a price') AS wanted
    FROM products i LEFT JOIN products p ON p.id = i.parent_id
    WHERE i.is_active = 1 AND coalesce(p.is_active, 1) = 1 AND i.variants_count = 0
      AND NOT EXISTS (SELECT 1 FROM prices WHERE item_id = i.id)`,
  prices_have_a_history: `
    SELECT 'item/' || i.sku AS of, json('null') AS found, json_quote(p.list) AS wanted
    FROM prices p JOIN products i ON i.id = p.item_id
    WHERE NOT EXISTS (SELECT 1 FROM price_history h WHERE h.item_id = p.item_id AND h.list = p.list)`,
  products_have_a_name: `
    SELECT 'item/' || sku AS of, json('null') AS found, json_quote('a name') AS wanted FROM products p
    WHERE is_active = 1 AND parent_id IS NULL AND NOT EXISTS (SELECT 1 FROM product_texts WHERE product_id = p.id)`,
  pages_have_an_address: `
    SELECT 'page/' || slug AS of, json('null') AS found, json_quote(slug) AS wanted FROM pages p
    WHERE is_active = 1 AND NOT EXISTS (SELECT 1 FROM page_slugs WHERE page_slug = p.slug)`,
  seller_has_vat_rates: `
    SELECT 'settings/COMPANY_DATA' AS of, json_quote(value ->> '$.country') AS found, json_quote('a country of vat_rates') AS wanted
    FROM settings WHERE key = 'COMPANY_DATA' AND value ->> '$.country' <> '${DEFAULT_COUNTRY}'
      AND value ->> '$.country' NOT IN (SELECT country FROM countries_with_vat)`,
  served_countries_have_vat_rates: `
    SELECT 'shipping_policy/' || p.code AS of, json_quote(c.value) AS found, json_quote('a country of vat_rates') AS wanted
    FROM shipping_policies p, json_each(p.countries) c WHERE p.is_active = 1
      AND c.value IN (${EU_COUNTRIES.map((country) => `'${country}'`).join(", ")})
      AND c.value NOT IN (SELECT country FROM countries_with_vat)`,
  coupons_are_used_by_their_orders: `
    SELECT 'order/' || o.id AS of, json(count(u.id)) AS found, json(o.status <> 'cancelled') AS wanted
    FROM orders o LEFT JOIN coupon_uses u ON u.order_id = o.id AND u.code = o.coupon AND u.freed_at IS NULL
    WHERE o.coupon IS NOT NULL GROUP BY o.id HAVING count(u.id) <> (o.status <> 'cancelled')`,
  coupons_keep_their_limits: `
    SELECT 'coupon/' || c.code AS of, json(count(u.id)) AS found, json(c.total_uses) AS wanted
    FROM coupons c JOIN coupon_uses u ON u.code = c.code AND u.freed_at IS NULL
    WHERE c.total_uses IS NOT NULL GROUP BY c.code HAVING count(u.id) > c.total_uses`,
  mails_are_about_orders_that_are_there: `
    SELECT 'mail/' || m.id AS of, m.data AS found, json_quote('an order') AS wanted
    FROM mails m WHERE m.kind LIKE 'order-%' AND m.kind <> '${LIST_DUE_MAIL}'
      AND NOT EXISTS (SELECT 1 FROM orders WHERE id = m.data ->> '$.order')`,
  orders_have_told_their_customers: `
    SELECT 'order/' || o.id AS of, json_quote(h.status) AS found, json_quote(k.kind) AS wanted
    FROM orders o JOIN order_history h ON h.order_id = o.id
    JOIN (SELECT 'cancelled' AS status, 'order-cancelled' AS kind UNION ALL SELECT 'shipped', 'order-shipped'
      UNION ALL SELECT 'partially_shipped', 'order-shipped' UNION ALL SELECT 'refunded', 'order-refunded'
      UNION ALL SELECT 'partially_refunded', 'order-refunded') k ON k.status = h.status
    WHERE EXISTS (SELECT 1 FROM mails m WHERE m.dedupe = 'order-confirmation:' || o.id)
      AND NOT EXISTS (SELECT 1 FROM mails m WHERE m.dedupe = k.kind || ':' || o.id)
      AND NOT EXISTS (SELECT 1 FROM mails m WHERE m.dedupe >= k.kind || ':' || o.id || ':' AND m.dedupe < k.kind || ':' || o.id || ';')`,
  payments_agree_with_orders: `
    SELECT 'order/' || id AS of, json_array(payment_state, paid, back) AS found, json_quote(CASE payment_state
        WHEN 'paid' THEN 'paid and not all refunded' WHEN 'refunded' THEN 'paid and all refunded' ELSE 'nothing paid' END) AS wanted
    FROM (SELECT o.id, o.payment_state, o.total_cents,
        (SELECT coalesce(sum(amount_cents), 0) FROM payments WHERE order_id = o.id) AS paid,
        (SELECT coalesce(sum(amount_cents), 0) FROM refunds WHERE order_id = o.id AND state <> 'failed') AS back FROM orders o)
    WHERE NOT CASE payment_state WHEN 'paid' THEN paid > back OR total_cents = 0 ELSE paid = back END`,
  paid_orders_owe_nothing: `
    SELECT 'order/' || id AS of, json(worth - (paid - back)) AS found, '0' AS wanted
    FROM (SELECT o.id, o.payment_state, iif(o.status = 'cancelled', 0, o.total_cents
          - (SELECT coalesce(sum(amount_cents), 0) FROM order_refunds WHERE order_id = o.id AND number IS NOT NULL)
          - (SELECT coalesce(sum(amount_cents), 0) FROM refunds WHERE order_id = o.id AND key GLOB 'before-payments-*')) AS worth,
        (SELECT coalesce(sum(amount_cents), 0) FROM payments WHERE order_id = o.id) AS paid,
        (SELECT coalesce(sum(amount_cents), 0) FROM refunds WHERE order_id = o.id AND state <> 'failed') AS back FROM orders o)
    WHERE payment_state IN ('paid', 'refunded') AND worth <> paid - back`,
  payments_are_of_their_currency: `
    SELECT 'payment/' || p.id AS of, json_quote(p.currency) AS found, json_quote(o.currency) AS wanted
    FROM payments p JOIN orders o ON o.id = p.order_id WHERE p.currency <> o.currency`,
  payment_notices_agree: `
    SELECT 'payment_event/' || provider || '/' || id AS of, facts -> '$.said' AS found, facts -> '$.expected' AS wanted
    FROM payment_events WHERE outcome = 'mismatch'`,
  orders_are_confirmed: `
    SELECT 'order/' || o.id AS of, json('null') AS found, json_quote('order-confirmation') AS wanted
    FROM orders o JOIN idempotency_keys a ON a.call = 'checkout/' AND a.answer ->> '$.id' = o.id
    WHERE NOT EXISTS (SELECT 1 FROM mails m WHERE m.dedupe = 'order-confirmation:' || o.id)`,
} as const satisfies Record<Invariant, string>;

/** Runs one rule at a time: together they read the whole shop several times over. */
export async function findFaults(db: Database, now: string): Promise<Invariants["faults"]> {
  const faults: Invariants["faults"] = [];
  for (const [rule, sql] of Object.entries(RULES)) {
    const instants = [...sql.matchAll(/\?/g)].map(() => now);
    for (const row of await db.all(`SELECT * FROM (${sql}) LIMIT ${MAX_FAULTS_PER_RULE}`, ...instants))
      faults.push({
        rule,
        of: text(row, "of"),
        found: anyJson(row, "found"),
        wanted: anyJson(row, "wanted"),
      });
  }
  return faults;
}
