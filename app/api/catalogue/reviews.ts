import type { Handlers } from "~/api/http/handler";
import { listAnswer, sliceOf } from "~/api/http/paging";
import {
  findReviewedOrder,
  listReviews,
  stopReviewRequests,
  writeReview,
} from "~/services/catalogue/reviews";

export const reviews: Handlers<"reviews"> = {
  async list(c, { id, ...paging }) {
    const slice = sliceOf(paging);
    const { product, count, average, results } = await listReviews(c, id, slice);
    c.shown.products = [product];
    return { ...listAnswer(slice, count, results), average };
  },
  ofOrder: (c, name) => findReviewedOrder(c, name),
  put: (c, review) => writeReview(c, review),
  async stop(c, { key }) {
    await stopReviewRequests(c, key);
    return null;
  },
};
