// Buyers' reviews for the operator: in every state, with product and order.
import type { ReviewState } from "~/contract/constants/enums";
import type { OperatorReview, REVIEW_FILTERS } from "~/contract/operator/reviews";
import { Locale } from "~/contract/wire";
import { int, text } from "~/db/columns";
import { readOwnReview } from "~/db/products/reviews";
import { combine, command, type Query, queryAll, queryCount, queryFirst } from "~/db/query";
import { type Database, type Row, statement } from "~/platform/database";
import { writeAudited } from "./audit";
import type { Page } from "./page";

const SELECT = `SELECT v.*, p.slug, o.number, coalesce(
    (SELECT name FROM product_texts t WHERE t.product_id = p.id AND t.locale = ?1), p.sku) AS product_name
  FROM reviews v JOIN products p ON p.id = v.product_id JOIN orders o ON o.id = v.order_id`;

const CONDITIONS: Record<(typeof REVIEW_FILTERS)[number], string> = {
  new: "state = 'new'",
  shown: "state = 'shown'",
  hidden: "state = 'hidden'",
  unanswered: "state = 'shown' AND answer = ''",
};

const readReview = (row: Row): OperatorReview => ({
  ...readOwnReview(row),
  locale: Locale.parse(row.locale),
  product: { id: int(row, "product_id"), slug: text(row, "slug"), name: text(row, "product_name") },
  order: { id: int(row, "order_id"), number: text(row, "number") },
});

/** A page of reviews, newest first. */
export const allReviewsQuery = (filter: keyof typeof CONDITIONS, locale: Locale, { limit, offset }: Page) =>
  combine({
    count: queryCount(statement(`SELECT count(*) AS n FROM reviews WHERE ${CONDITIONS[filter]}`)),
    reviews: queryAll(
      statement(
        `${SELECT} WHERE v.id IN (SELECT id FROM reviews WHERE ${CONDITIONS[filter]} ORDER BY id DESC LIMIT ?2 OFFSET ?3)
         ORDER BY v.id DESC`,
        locale,
        limit,
        offset,
      ),
      readReview,
    ),
  });

/** Null for an unknown id. */
export const reviewQuery = (id: number, locale: Locale): Query<OperatorReview | null> =>
  queryFirst(statement(`${SELECT} WHERE v.id = ?2`, locale, id), readReview);

/** The audit log records neither the author's text nor the shop's answer. */
export const writeReviewChange = (
  db: Database,
  {
    id,
    product,
    state,
    reason,
    answer,
    answeredAt,
    now,
  }: {
    id: number;
    product: number;
    state: ReviewState;
    reason: string;
    answer: string;
    answeredAt: string | null;
    now: string;
  },
): Promise<null> =>
  writeAudited(
    db,
    {
      ...{ call: "reviews.edit", target: `review/${id}`, now, onlyItem: product },
      look: {
        sql: "SELECT json_object('state', state, 'is_answered', answer <> '') FROM reviews WHERE id = ?",
        params: [id],
      },
    },
    command(
      statement(
        "UPDATE reviews SET state = ?, reason = ?, answer = ?, answered_at = ? WHERE id = ?",
        ...[state, reason, answer, answeredAt, id],
      ),
    ),
  );
