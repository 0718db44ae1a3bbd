// The shop's clock, moved for tests; in production there is no such call: CONTRACT §9.

import type { OperatorHandlers } from "~/api/http/handler";
import { clockStatement } from "~/db/clock";
import { writeAudited } from "~/db/operator/audit";
import { command } from "~/db/query";
import { moveClock, now } from "~/platform/clock";
import { isDevelopment } from "~/platform/env";
import { Refusal } from "~/services/refusal";

export const clock: OperatorHandlers<"clock"> = {
  async set(c, { now: wanted }) {
    if (!isDevelopment(c.env)) throw new Refusal(404, "not_found");
    const aheadMs = wanted === null ? null : Date.parse(wanted) - Date.now();
    await writeAudited(
      c.db,
      {
        call: "clock.set",
        target: "clock",
        now: c.now.toISOString(),
        look: { sql: "SELECT json_object('ahead_ms', ahead_ms) FROM clock", params: [] },
      },
      command(clockStatement(aheadMs)),
    );
    moveClock(aheadMs ?? 0);
    return { now: now().toISOString(), is_moved: aheadMs !== null };
  },
};
