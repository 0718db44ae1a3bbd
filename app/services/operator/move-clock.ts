// Moves the shop's clock for tests; never in production.
import { clockStatement } from "~/db/clock";
import { writeAudited } from "~/db/operator/audit";
import { command } from "~/db/query";
import { moveClock } from "~/platform/clock";
import { isDevelopment } from "~/platform/env";
import type { ServiceContext } from "~/services/context";
import { notFound } from "~/services/refusal";

/** @param aheadMs of the real time; null: back to the real time @throws Refusal 404 in production */
export async function moveShopClock(c: ServiceContext, aheadMs: number | null): Promise<void> {
  if (!isDevelopment(c.env)) throw notFound();
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
}
