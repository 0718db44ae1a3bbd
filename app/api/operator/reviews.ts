// Buyers' reviews, which the shop can show, hide and reply to.
import type { OperatorHandlers } from "~/api/http/handler";
import { listAnswer, sliceOf } from "~/api/http/paging";
import { editReview, listAllReviews } from "~/services/operator/reviews";

export const reviews: OperatorHandlers<"reviews"> = {
  async list(c, { state, ...paging }) {
    const slice = sliceOf(paging);
    const { count, reviews } = await listAllReviews(c, state, slice);
    return listAnswer(slice, count, reviews);
  },
  edit: (c, { id, ...change }) => editReview(c, id, change),
};
