// The shop's clock, which tests can move. Production has no such call (CONTRACT §9).

import type { OperatorHandlers } from "~/api/http/handler";
import { now } from "~/platform/clock";
import { moveShopClock } from "~/services/operator/move-clock";

export const clock: OperatorHandlers<"clock"> = {
  async set(c, { now: wanted }) {
    const aheadMs = wanted === null ? null : Date.parse(wanted) - Date.now();
    await moveShopClock(c, aheadMs);
    return { now: now().toISOString(), is_moved: aheadMs !== null };
  },
};
