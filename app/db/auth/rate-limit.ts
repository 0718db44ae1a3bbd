// Failed tries, counted in the database: they survive a restart, and a crowd of guesses is counted one by one.
import { BatchRefused, type Database, type Statement, statement } from "~/platform/database";

/** At most `limit` tries of a subject in the last `windowMs`; with `distinct`, at most so many different details. */
export interface Limit {
  scope: string;
  subject: string;
  detail: string;
  limit: number;
  windowMs: number;
  distinct: boolean;
}

/**
 * Counts a try against each limit before it is made, so that a hundred at once are no more than the limit.
 * @returns null, or the limit that is reached and the seconds until there is room again: then none was counted.
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
          "INSERT INTO attempts (scope, subject, detail, at) VALUES (?, ?, ?, ?)",
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

/** Whether a limit is reached, without counting a try. @returns the seconds until there is room; null: there is. */
export async function waitFor(db: Database, limit: Limit, now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - limit.windowMs).toISOString();
  const row = await db.first<{ n: number }>(
    "SELECT count(*) AS n FROM attempts WHERE scope = ? AND subject = ? AND at > ?",
    limit.scope,
    limit.subject,
    since,
  );
  return row && row.n >= limit.limit ? secondsUntilRoom(db, limit, now) : null;
}

/** It was no failed try after all. */
export const forgetAttempts = ({ scope, subject, detail, distinct }: Limit): Statement =>
  distinct
    ? statement("DELETE FROM attempts WHERE scope = ? AND subject = ? AND detail = ?", scope, subject, detail)
    : statement("DELETE FROM attempts WHERE scope = ? AND subject = ?", scope, subject);

function refuseOver({ scope, subject, detail, limit, windowMs, distinct }: Limit, now: Date): Statement {
  const since = new Date(now.getTime() - windowMs).toISOString();
  return distinct
    ? statement(
        `INSERT INTO refusals (code) SELECT ? WHERE (SELECT count(DISTINCT detail) FROM attempts
         WHERE scope = ? AND subject = ? AND at > ? AND detail <> ?) >= ?`,
        scope,
        scope,
        subject,
        since,
        detail,
        limit,
      )
    : statement(
        `INSERT INTO refusals (code) SELECT ? WHERE (SELECT count(*) FROM attempts
         WHERE scope = ? AND subject = ? AND at > ?) >= ?`,
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
  const row = await db.first<{ at: string | null }>(
    "SELECT min(at) AS at FROM attempts WHERE scope = ? AND subject = ? AND at > ?",
    scope,
    subject,
    new Date(now.getTime() - windowMs).toISOString(),
  );
  const oldest = row?.at ? Date.parse(row.at) : now.getTime();
  return Math.max(1, Math.ceil((oldest + windowMs - now.getTime()) / 1000));
}
