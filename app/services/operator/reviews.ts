// Buyers' reviews, which the operator shows, hides and answers.
import type { EditReview, OperatorReview, REVIEW_FILTERS } from "~/contract/operator/reviews";
import { allReviewsQuery, reviewQuery, writeReviewChange } from "~/db/operator/reviews";
import { ask } from "~/db/query";
import type { ServiceContext } from "~/services/context";
import { invalidField, notFound } from "~/services/refusal";

/** A page of reviews, newest first. */
export const listAllReviews = (
  c: ServiceContext,
  filter: (typeof REVIEW_FILTERS)[number],
  slice: { limit: number; offset: number },
): Promise<{ count: number; reviews: OperatorReview[] }> =>
  ask(c.db, allReviewsQuery(filter, c.locale, slice));

/** @throws Refusal 404; 400 for hiding a review without a reason */
export async function editReview(c: ServiceContext, id: number, change: EditReview): Promise<OperatorReview> {
  const before = await reviewOr404(c, id);
  const state = change.state ?? before.state;
  const reason = state === "hidden" ? (change.reason ?? before.reason) : "";
  if (state === "hidden" && reason === "") throw invalidField("reason", "required");
  const answer = change.answer ?? before.answer;
  const isNewAnswer = answer !== before.answer;
  const now = c.now.toISOString();
  const answeredAt = answer === "" ? null : isNewAnswer ? now : before.answered_at;
  await writeReviewChange(c.db, { id, product: before.product.id, state, reason, answer, answeredAt, now });
  return reviewOr404(c, id);
}

async function reviewOr404(c: ServiceContext, id: number): Promise<OperatorReview> {
  const found = await ask(c.db, reviewQuery(id, c.locale));
  if (!found) throw notFound();
  return found;
}
