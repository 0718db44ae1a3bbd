// Buyers' reviews: 0020_reviews.sql.
import { REVIEW_STATES, type ReviewState } from "~/contract/constants/enums";
import type { OrderId, ProductId } from "~/contract/ids";
import type { OwnReview, Review } from "~/contract/reviews";
import type { Locale } from "~/contract/wire";
import { int, oneOf, text, textOrNull } from "~/db/columns";
import { itemChanged } from "~/db/operator/audit";
import { combine, command, mapQuery, type Query, queryAll, queryFirst } from "~/db/query";
import { type Database, type Row, type Statement, statement } from "~/platform/database";
import type { Ids } from "./price-data";

const COLUMNS = "v.id, v.rating, v.text, v.name, v.created_at, v.answer, v.answered_at";
/** Shipped, and not fully returned. */
const WAS_BOUGHT = "r.shipped_qty > r.returned_qty";

const readReview = (row: Row): Review => ({
  id: int(row, "id"),
  rating: int(row, "rating"),
  text: text(row, "text"),
  name: text(row, "name"),
  created_at: text(row, "created_at"),
  answer: text(row, "answer"),
  answered_at: textOrNull(row, "answered_at"),
});

/** With state and reason, which only the author and the shop may see. */
export const readOwnReview = (row: Row): OwnReview => ({
  ...readReview(row),
  state: oneOf(row, "state", REVIEW_STATES),
  reason: text(row, "reason"),
});

/** Shown reviews of a product, newest first, with their summary. `product` is null if it is not sold. */
export const reviewsQuery = (product: Ids, { limit, offset }: { limit: number; offset: number }) =>
  combine({
    product: queryFirst(statement(product.sql, ...product.params), (row) => int(row, "id")),
    sums: queryFirst(
      statement(
        `SELECT count(*) AS n, coalesce(sum(rating), 0) AS stars FROM reviews
         WHERE product_id = (${product.sql}) AND state = 'shown'`,
        ...product.params,
      ),
      (row) => ({ count: int(row, "n"), stars: int(row, "stars") }),
    ),
    reviews: queryAll(
      statement(
        `SELECT ${COLUMNS} FROM reviews v WHERE v.product_id = (${product.sql}) AND v.state = 'shown'
         ORDER BY v.id DESC LIMIT ? OFFSET ?`,
        ...product.params,
        limit,
        offset,
      ),
      readReview,
    ),
  });

export interface BoughtProduct {
  product: ProductId;
  slug: string;
  name: string;
  review: OwnReview | null;
}

export interface BuyersOrder {
  number: string;
  customer: number;
  email: string;
  firstName: string;
  lastName: string;
}

/** An order, its products that may be reviewed, and the customer's existing reviews. */
export const buyersOrderQuery = (order: OrderId) =>
  combine({
    order: queryFirst(
      statement(
        `SELECT o.number, o.customer_id, u.email, u.first_name, u.last_name
         FROM orders o JOIN users u ON u.id = o.customer_id AND u.is_active = 1 WHERE o.id = ?`,
        order,
      ),
      (row): BuyersOrder => ({
        number: text(row, "number"),
        customer: int(row, "customer_id"),
        email: text(row, "email"),
        firstName: text(row, "first_name"),
        lastName: text(row, "last_name"),
      }),
    ),
    products: queryAll(
      statement(
        `SELECT p.id AS product, p.slug, min(r.name) AS product_name, ${COLUMNS}, v.state, v.reason
         FROM orders o JOIN order_rows r ON r.order_id = o.id AND ${WAS_BOUGHT}
         JOIN products i ON i.id = r.product_id
         JOIN products p ON p.id = coalesce(i.parent_id, i.id) AND p.is_active = 1
         LEFT JOIN reviews v ON v.product_id = p.id AND v.customer_id = o.customer_id
         WHERE o.id = ? GROUP BY p.id ORDER BY min(r.id)`,
        order,
      ),
      (row): BoughtProduct => ({
        product: int(row, "product"),
        slug: text(row, "slug"),
        name: text(row, "product_name"),
        review: row.id === null ? null : readOwnReview(row),
      }),
    ),
  });

export interface WrittenReview {
  order: OrderId;
  product: ProductId;
  rating: number;
  text: string;
  name: string;
  locale: Locale;
  state: ReviewState;
  now: string;
}

/**
 * Inserts or changes the customer's review of a product in the order. Returns null if the order does not
 * contain the product.
 */
export const putReview = (one: WrittenReview): Query<OwnReview | null> =>
  mapQuery(
    combine({
      written: queryFirst(
        statement(
          `INSERT INTO reviews (product_id, customer_id, order_id, rating, text, name, locale, state, created_at, changed_at)
           SELECT ?, o.customer_id, o.id, ?, ?, ?, ?, ?, ?, ? FROM orders o WHERE o.id = ? AND EXISTS (
             SELECT 1 FROM order_rows r JOIN products i ON i.id = r.product_id
             WHERE r.order_id = o.id AND ${WAS_BOUGHT} AND coalesce(i.parent_id, i.id) = ?)
           ON CONFLICT (product_id, customer_id) DO UPDATE SET rating = excluded.rating, text = excluded.text,
             name = excluded.name, state = excluded.state, reason = '', changed_at = excluded.changed_at
           RETURNING id, rating, text, name, created_at, answer, answered_at, state, reason`,
          ...[one.product, one.rating, one.text, one.name, one.locale, one.state, one.now, one.now],
          ...[one.order, one.product],
        ),
        readOwnReview,
      ),
      changed: command(itemChanged(one.product)),
    }),
    ({ written }) => written,
  );

/** Stops review requests to this address. */
export const stopRequests = (email: string, now: string): Statement =>
  statement("INSERT INTO review_stops (email, created_at) VALUES (?, ?) ON CONFLICT DO NOTHING", email, now);

export const REVIEW_MAIL = "review-request";

export interface RequestWindow {
  /** Orders delivered between these instants, or shipped if no delivery was recorded. */
  from: string;
  to: string;
  /** Origin of the shop's pages; null: only known from a guest's order. */
  origin: string | null;
  now: string;
  limit: number;
}

/** One email per order, unless all its products are reviewed. @returns ids of the emails */
export function writeReviewRequests(
  db: Database,
  { from, to, origin, now, limit }: RequestWindow,
): Promise<number[]> {
  const due = `SELECT o.id FROM orders o CROSS JOIN users u ON u.id = o.customer_id
    WHERE o.status IN ('shipped', 'completed', 'partially_refunded') AND o.date BETWEEN ?1 AND ?2
      AND coalesce(o.delivered_at, (SELECT max(shipped_at) FROM shipments s WHERE s.order_id = o.id)) BETWEEN ?1 AND ?2
      AND u.is_active = 1 AND u.email <> '' AND coalesce(?3, u.shop_origin) IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM review_requests q WHERE q.order_id = o.id)
      AND NOT EXISTS (SELECT 1 FROM review_stops t WHERE t.email = u.email)
      AND EXISTS (SELECT 1 FROM order_rows r JOIN products i ON i.id = r.product_id
        JOIN products p ON p.id = coalesce(i.parent_id, i.id) AND p.is_active = 1
        WHERE r.order_id = o.id AND ${WAS_BOUGHT} AND NOT EXISTS (
          SELECT 1 FROM reviews v WHERE v.product_id = p.id AND v.customer_id = o.customer_id))
    ORDER BY o.id LIMIT ?4`;
  return db
    .batch([
      statement(
        `INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at)
         SELECT '${REVIEW_MAIL}', '${REVIEW_MAIL}:' || o.id, u.email, o.locale,
           json_object('order', o.id, 'origin', coalesce(?3, u.shop_origin)), ?5, ?5
         FROM orders o JOIN users u ON u.id = o.customer_id WHERE o.id IN (${due})
         ON CONFLICT (dedupe) DO NOTHING RETURNING id`,
        ...[from, to, origin, limit, now],
      ),
      statement(
        `INSERT INTO review_requests (order_id, created_at)
         SELECT m.data ->> '$.order', m.created_at FROM mails m
         WHERE m.kind = '${REVIEW_MAIL}' AND m.created_at = ? ON CONFLICT DO NOTHING`,
        now,
      ),
    ])
    .then(([rows = []]) => rows.map((row) => int(row, "id")));
}
