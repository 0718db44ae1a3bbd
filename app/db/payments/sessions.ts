// Payment sessions: reserved before the request to the provider, so that a lost response can be requested
// again by its key.

import { PAYMENT_ATTEMPT_STATES } from "~/contract/constants/enums";
import type { OrderId, PaymentSessionId } from "~/contract/ids";
import type { Cents } from "~/contract/units";
import { int, oneOf, text, textOrNull } from "~/db/columns";
import { notSetAside } from "~/db/jobs/faults";
import { type Query, queryAll, queryFirst } from "~/db/query";
import { SESSION_STATES, type SessionState } from "~/domain/orders/payment-notice";
import { type Database, type Row, type Statement, statement } from "~/platform/database";

export interface Session {
  id: PaymentSessionId;
  order: OrderId;
  provider: string;
  key: string;
  amount: Cents;
  currency: string;
  returnUrl: string;
  state: SessionState;
  sessionRef: string | null;
  url: string | null;
  expiresAt: string | null;
  createdAt: string;
}

const readSession = (row: Row): Session => readStated(row, SESSION_STATES);

const readStated = <State extends SessionState>(row: Row, states: readonly State[]) => ({
  id: int(row, "id"),
  order: int(row, "order_id"),
  provider: text(row, "provider"),
  key: text(row, "key"),
  amount: int(row, "amount_cents"),
  currency: text(row, "currency"),
  returnUrl: text(row, "return_url"),
  state: oneOf(row, "state", states),
  sessionRef: textOrNull(row, "session_ref"),
  url: textOrNull(row, "url"),
  expiresAt: textOrNull(row, "expires_at"),
  createdAt: text(row, "created_at"),
});

/** The session at which an order is being paid: opening, open, or with the payment in progress. */
export const liveSessionQuery = (order: OrderId): Query<Session | null> =>
  queryFirst(
    statement(
      `SELECT * FROM payment_sessions WHERE order_id = ? AND state IN ('opening', 'open', 'processing') ORDER BY id DESC LIMIT 1`,
      order,
    ),
    readSession,
  );

/** Finds a session by our key, or by the provider's id. */
export const sessionNamedQuery = (
  provider: string,
  { key, sessionRef }: { key: string | null; sessionRef: string | null },
): Query<Session | null> =>
  queryFirst(
    statement(
      `SELECT * FROM payment_sessions WHERE provider = ?1 AND (key = ?2 OR (?2 IS NULL AND session_ref = ?3))`,
      ...[provider, key, sessionRef],
    ),
    readSession,
  );

/** Refused by the unique index `payment_sessions.order_id` if another session is live. */
export const reserveSession = (
  {
    order,
    provider,
    key,
    amount,
    currency,
    returnUrl,
  }: Omit<Session, "id" | "state" | "sessionRef" | "url" | "expiresAt" | "createdAt">,
  now: string,
): Statement =>
  statement(
    `INSERT INTO payment_sessions (order_id, provider, key, amount_cents, currency, return_url, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    ...[order, provider, key, amount, currency, returnUrl, now],
  );
export const SESSION_TAKEN = "payment_sessions.order_id";

/** Leaves the session unchanged if a notice arrived before the provider's response. */
export const openSession = (
  id: PaymentSessionId,
  { ref, url, expiresAt }: { ref: string; url: string; expiresAt: string | null },
): Statement =>
  statement(
    `UPDATE payment_sessions SET session_ref = coalesce(session_ref, ?), url = ?, expires_at = ?,
       state = iif(state = 'opening', 'open', state) WHERE id = ?`,
    ...[ref, url, expiresAt, id],
  );

/** @param sessionRef the provider's id, if it became known only now */
export const setSessionState = (
  id: PaymentSessionId,
  state: SessionState,
  sessionRef: string | null = null,
): Statement =>
  statement(
    "UPDATE payment_sessions SET state = ?, session_ref = coalesce(session_ref, ?) WHERE id = ?",
    ...[state, sessionRef, id],
  );

/** Open sessions of orders that no longer wait for a payment: the provider would still accept money. */
export const strandedSessions = async (db: Database, limit: number): Promise<Session[]> => {
  const rows = await db.all(
    `SELECT s.* FROM payment_sessions s JOIN orders o ON o.id = s.order_id
     WHERE s.state IN ('opening', 'open') AND o.status NOT IN ('pending', 'failed')
       AND ${notSetAside("payment_sessions", "s.id")} ORDER BY s.id LIMIT ?`,
    limit,
  );
  return rows.map(readSession);
};

export type UnpaidSession = Session & { state: (typeof PAYMENT_ATTEMPT_STATES)[number] };

/** Sessions of an order without a payment, newest last. */
export const unpaidSessionsQuery = (order: OrderId): Query<UnpaidSession[]> =>
  queryAll(
    statement("SELECT * FROM payment_sessions WHERE order_id = ? AND state <> 'paid' ORDER BY id", order),
    (row) => readStated(row, PAYMENT_ATTEMPT_STATES),
  );
