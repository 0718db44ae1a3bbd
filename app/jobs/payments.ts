// Each minute: what was not paid in time is cancelled, sessions nobody needs are closed, refunds that wait are sent.

import { openVersionedDatabase } from "~/db/cache/data-version";
import { now } from "~/platform/clock";
import type { Background, Env } from "~/platform/env";
import { logError } from "~/platform/log";
import { closeStrandedSessions } from "~/services/payments/close-sessions";
import { expireUnpaidOrders } from "~/services/payments/expire-orders";
import { sendDueRefunds } from "~/services/payments/send-refunds";

export async function sweepPayments(env: Env, ctx: Background): Promise<void> {
  const db = openVersionedDatabase(env, "first-primary");
  const c = { env, ctx, db, now: now(), locale: "it", shopContext: "b2c", who: null } as const;
  const steps = [
    () => expireUnpaidOrders(c),
    () => closeStrandedSessions(db, env),
    () => sendDueRefunds(db, env),
  ];
  for (const step of steps) await step().catch((error) => logError("payments", {}, error));
}
