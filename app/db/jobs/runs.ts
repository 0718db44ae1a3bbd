// Jobs of the cron: each is claimed by one isolate at a time, and the result of each run is recorded.
import { JOBS, type JobName } from "~/contract/constants/jobs";
import { int, intOrNull, oneOf, text, textOrNull } from "~/db/columns";
import { type Query, queryAll } from "~/db/query";
import { type Database, statement } from "~/platform/database";

/** A start later than now by more than this shows that the clock has moved backwards. */
const CLOCK_MOVED_BACK = "+5 minutes";

/**
 * Claims one slot of a job. The write is conditional: of two isolates, or two ticks of one slot, one
 * succeeds.
 * @param leaseUntil until when no other isolate may claim the job
 */
export async function claimRun(
  db: Database,
  { job, slot, now, leaseUntil }: { job: JobName; slot: string; now: string; leaseUntil: string },
): Promise<boolean> {
  const row = await db.first(
    `INSERT INTO job_runs (name, slot, started_at, not_before) VALUES (?1, ?2, ?3, ?4)
     ON CONFLICT (name) DO UPDATE SET slot = ?2, started_at = ?3, not_before = ?4
     WHERE job_runs.slot < ?2 AND coalesce(job_runs.not_before, '') <= ?3
       OR job_runs.started_at > strftime('%Y-%m-%dT%H:%M:%fZ', ?3, '${CLOCK_MOVED_BACK}')
     RETURNING name`,
    ...[job, slot, now, leaseUntil],
  );
  return row !== null;
}

/** Ends the claim of a run that succeeded. */
export const recordSuccess = (db: Database, job: JobName, tookMs: number, now: string) =>
  db.all(
    "UPDATE job_runs SET not_before = NULL, finished_at = ?, took_ms = ?, error = NULL, failures = 0 WHERE name = ?",
    ...[now, tookMs, job],
  );

/** Makes the slot due again. @param retryAt not before this instant */
export const recordFailure = (
  db: Database,
  failure: { job: JobName; tookMs: number; now: string; error: string; retryAt: string },
) =>
  db.all(
    `UPDATE job_runs SET slot = '', not_before = ?, failed_at = ?, took_ms = ?, error = ?, failures = failures + 1
     WHERE name = ?`,
    ...[failure.retryAt, failure.now, failure.tookMs, failure.error, failure.job],
  );

export interface JobRow {
  name: JobName;
  slot: string;
  startedAt: string;
  notBefore: string | null;
  finishedAt: string | null;
  tookMs: number | null;
  failedAt: string | null;
  error: string | null;
  failures: number;
}

/** Every job that has run at least once. */
export const jobRuns: Query<JobRow[]> = queryAll(
  statement(`SELECT * FROM job_runs WHERE name IN (${JOBS.map((name) => `'${name}'`).join(", ")})`),
  (row) => ({
    name: oneOf(row, "name", JOBS),
    slot: text(row, "slot"),
    startedAt: text(row, "started_at"),
    notBefore: textOrNull(row, "not_before"),
    finishedAt: textOrNull(row, "finished_at"),
    tookMs: intOrNull(row, "took_ms"),
    failedAt: textOrNull(row, "failed_at"),
    error: textOrNull(row, "error"),
    failures: int(row, "failures"),
  }),
);
