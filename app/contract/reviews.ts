// Product reviews, written only by buyers.
import { z } from "zod";
import { REVIEW_STATES } from "./constants/enums";
import { MAX_KEY_LENGTH, MAX_REVIEW_LENGTH, MAX_REVIEW_NAME_LENGTH } from "./constants/limits";
import { line } from "./messages";
import { Id, Instant, listOf } from "./wire";

const Rating = z.int().min(1).max(5);

export const Review = z.object({
  id: z.int(),
  rating: Rating,
  /** Plain text. */
  text: z.string(),
  name: z.string(),
  created_at: Instant,
  /** The shop's answer; "" without one. */
  answer: z.string(),
  answered_at: Instant.nullable(),
});
export type Review = z.infer<typeof Review>;

/** Newest first. `average` has one decimal; null without reviews. */
export const ReviewList = listOf(Review).extend({ average: z.string().nullable() });
export type ReviewList = z.infer<typeof ReviewList>;

/** The author's own view. `reason`: why the shop hides it. */
export const OwnReview = Review.extend({ state: z.enum(REVIEW_STATES), reason: z.string() });
export type OwnReview = z.infer<typeof OwnReview>;

/** The signed key of the link in an email, or a signed-in customer's order. */
export const ReviewedOrderName = z.object({
  key: z.string().min(1).max(MAX_KEY_LENGTH).optional(),
  order: Id.optional(),
});
export type ReviewedOrderName = z.infer<typeof ReviewedOrderName>;

/** Products of an order that may be reviewed: shipped and not fully returned. */
export const ReviewedOrder = z.object({
  order: z.object({ id: z.int(), number: z.string() }),
  /** Suggested for the author: first name and initial. */
  name: z.string(),
  products: z.array(
    z.object({ product: z.int(), slug: z.string(), name: z.string(), review: OwnReview.nullable() }),
  ),
});
export type ReviewedOrder = z.infer<typeof ReviewedOrder>;

export const NewReview = ReviewedOrderName.extend({
  product: Id,
  rating: Rating,
  text: z.string().trim().max(MAX_REVIEW_LENGTH).default(""),
  name: line(MAX_REVIEW_NAME_LENGTH),
});
export type NewReview = z.infer<typeof NewReview>;

export const ReviewKey = ReviewedOrderName.pick({ key: true }).required();
