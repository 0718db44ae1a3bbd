// Buyers' reviews as the shop sees, answers and hides them.
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

/** What is left out stays. A review is hidden with a reason, which its author sees. */
export const EditReview = z.object({
  state: z.enum(["shown", "hidden"]).optional(),
  reason: z.string().trim().max(MAX_REVIEW_REASON_LENGTH).optional(),
  /** "" takes the answer away. */
  answer: z.string().trim().max(MAX_REVIEW_ANSWER_LENGTH).optional(),
});
export type EditReview = z.infer<typeof EditReview>;

const access = "operator";

export const operatorReviewCalls = {
  reviews: {
    /** The newest first. */
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
