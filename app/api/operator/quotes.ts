// Quotes in the back office, and the uses of coupons.
import type { OperatorHandlers } from "~/api/http/handler";
import { listAnswer, sliceOf } from "~/api/http/paging";
import { findCouponUses, getQuote, listQuotes, withdrawQuote } from "~/services/operator/quotes";

export const quotes: OperatorHandlers<"quotes"> = {
  async list(c, { state, ...paging }) {
    const slice = sliceOf(paging);
    const { count, quotes: found } = await listQuotes(c, state, slice);
    return listAnswer(slice, count, found);
  },
  get: (c, { id }) => getQuote(c, id),
  withdraw: (c, { id, reason }) => withdrawQuote(c, id, reason),
};

export const couponUses: OperatorHandlers<"couponUses"> = {
  list: async (c, { key }) => ({ results: await findCouponUses(c, key) }),
};
