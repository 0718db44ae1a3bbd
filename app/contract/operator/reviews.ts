// Buyers' reviews, which the operator reads, answers and hides.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { REVIEW_STATES } from "~/contract/constants/enums";
import { MAX_REVIEW_ANSWER_LENGTH, MAX_REVIEW_REASON_LENGTH } from "~/contract/constants/limits";
import { OwnReview } from "~/contract/reviews";
import { Id, Locale, listOf, paging } from "~/contract/wire";

/** `unanswered`: shown, without an answer of the shop. */
export const REVIEW_FILTERS = [...REVIEW_STATES, "unanswered"] as const;

export const OperatorReview = OwnReview.extend({
  locale: Locale,
  product: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
  order: z.object({ id: z.int(), number: z.string() }),
});
export type OperatorReview = z.infer<typeof OperatorReview>;

export const ReviewQuery = z.object({ state: z.enum(REVIEW_FILTERS).default("new"), ...paging });

/** Fields that are left out stay unchanged. Hiding a review requires a reason, which its author can see. */
export const EditReview = z.object({
  state: z.enum(["shown", "hidden"]).optional(),
  reason: z.string().trim().max(MAX_REVIEW_REASON_LENGTH).optional(),
  /** "" deletes the answer. */
  answer: z.string().trim().max(MAX_REVIEW_ANSWER_LENGTH).optional(),
});
export type EditReview = z.infer<typeof EditReview>;

const access = "operator";

export const operatorReviewCalls = {
  reviews: {
    /** Newest first. */
    list: {
      method: "GET",
      path: "reviews/",
      access,
      permission: "inbox.read",
      query: ReviewQuery,
      answer: listOf(OperatorReview),
    },
    edit: {
      method: "PATCH",
      path: "reviews/:id/",
      access,
      permission: "inbox.write",
      params: z.object({ id: Id }),
      body: EditReview,
      answer: OperatorReview,
    },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
