// Rate limits, counted in the database: they survive a restart, and concurrent attempts each count.
import { textOrNull } from "~/db/columns";
import { ask, queryCount } from "~/db/query";
import { BatchRefused, type Database, type Statement, statement } from "~/platform/database";

/**
 * Allows `limit` attempts of a subject in the last `windowMs`; with `distinct`, `limit` different details.
 */
export interface Limit {
  scope: string;
  subject: string;
  detail: string;
  limit: number;
  windowMs: number;
  distinct: boolean;
}

/**
 * Counts an attempt against each limit before it is made, so that concurrent attempts cannot exceed the
 * limit.
 * @returns null, or the scope of the limit that is reached and the seconds until the next attempt; in that
 * case nothing is counted
 */
export async function countAttempt(
  db: Database,
  limits: readonly Limit[],
  now: Date,
): Promise<{ scope: string; retryAfter: number } | null> {
  try {
    await db.batch([
      ...limits.map((limit) => refuseOver(limit, now)),
      ...limits.map(({ scope, subject, detail }) =>
        statement(
          "INSERT INTO attempts (scope, subject, detail, created_at) VALUES (?, ?, ?, ?)",
          scope,
          subject,
          detail,
          now.toISOString(),
        ),
      ),
    ]);
    return null;
  } catch (error) {
    const reached = limits.find(({ scope }) => error instanceof BatchRefused && error.code === scope);
    if (!reached) throw error;
    return { scope: reached.scope, retryAfter: await secondsUntilRoom(db, reached, now) };
  }
}

/** Checks a limit without counting an attempt. @returns seconds until the next attempt; null: allowed now */
export async function waitFor(db: Database, limit: Limit, now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - limit.windowMs).toISOString();
  const attempts = await ask(
    db,
    queryCount(
      statement(
        "SELECT count(*) AS n FROM attempts WHERE scope = ? AND subject = ? AND created_at > ?",
        limit.scope,
        limit.subject,
        since,
      ),
    ),
  );
  return attempts >= limit.limit ? secondsUntilRoom(db, limit, now) : null;
}

export const forgetAttempts = ({ scope, subject, detail, distinct }: Limit): Statement =>
  distinct
    ? statement("DELETE FROM attempts WHERE scope = ? AND subject = ? AND detail = ?", scope, subject, detail)
    : statement("DELETE FROM attempts WHERE scope = ? AND subject = ?", scope, subject);

function refuseOver({ scope, subject, detail, limit, windowMs, distinct }: Limit, now: Date): Statement {
  const since = new Date(now.getTime() - windowMs).toISOString();
  return distinct
    ? statement(
        `INSERT INTO refusals (code) SELECT ? WHERE (SELECT count(DISTINCT detail) FROM attempts
         WHERE scope = ? AND subject = ? AND created_at > ? AND detail <> ?) >= ?`,
        scope,
        scope,
        subject,
        since,
        detail,
        limit,
      )
    : statement(
        `INSERT INTO refusals (code) SELECT ? WHERE (SELECT count(*) FROM attempts
         WHERE scope = ? AND subject = ? AND created_at > ?) >= ?`,
        scope,
        scope,
        subject,
        since,
        limit,
      );
}

async function secondsUntilRoom(
  db: Database,
  { scope, subject, windowMs }: Limit,
  now: Date,
): Promise<number> {
  const row = await db.first(
    "SELECT min(created_at) AS first_at FROM attempts WHERE scope = ? AND subject = ? AND created_at > ?",
    scope,
    subject,
    new Date(now.getTime() - windowMs).toISOString(),
  );
  const first = row && textOrNull(row, "first_at");
  const oldest = first ? Date.parse(first) : now.getTime();
  return Math.max(1, Math.ceil((oldest + windowMs - now.getTime()) / 1000));
}
