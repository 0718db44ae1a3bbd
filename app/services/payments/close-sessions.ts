// Closes sessions that must no longer be paid at their provider. If that fails, a late payment is still
// refunded.
import { type Session, setSessionState, strandedSessions } from "~/db/payments/sessions";
import type { Database } from "~/platform/database";
import type { Env } from "~/platform/env";
import { logWarning } from "~/platform/log";
import { providerNamed } from "./configured";

const MAX_SWEPT = 25;

/** Closes the sessions of orders that are paid, cancelled or refunded. */
export async function closeStrandedSessions(db: Database, env: Env): Promise<void> {
  for (const session of await strandedSessions(db, MAX_SWEPT)) await endSession(db, env, session);
}

export async function endSession(db: Database, env: Env, session: Session): Promise<void> {
  await closeSession(env, session);
  await db.batch([setSessionState(session.id, "closed")]);
}

/** Closes a session at its provider, so that it can no longer be paid; a failure is only logged. */
export async function closeSession(env: Env, { provider, sessionRef, order }: Session): Promise<void> {
  if (sessionRef === null) return;
  try {
    await providerNamed(env, provider)?.closeSession(sessionRef);
  } catch (error) {
    logWarning("payment_session_not_closed", { order, cause: String(error).slice(0, 200) });
  }
}
