// Runs the due jobs, one after the other. A job that fails or takes too long does not delay the others.
import type { JobName, RowJob } from "~/contract/constants/jobs";
import { countFault, forgetFaults } from "~/db/jobs/faults";
import { claimRun, recordFailure, recordSuccess } from "~/db/jobs/runs";
import { JOB_SCHEDULES, slotAt } from "~/domain/job-schedule";
import { later, MINUTE, now, SECOND, shopTime } from "~/platform/clock";
import { type Database, openDatabase, StoreUnavailable } from "~/platform/database";
import { withinDeadline } from "~/platform/deadline";
import type { Background, Env } from "~/platform/env";
import { logError, logWarning } from "~/platform/log";
import { cachedDefaults } from "~/services/settings/read-settings";

export interface JobRun {
  env: Env;
  ctx: Background;
  db: Database;
  zone: string;
  /** Whether the job has used its time: the remaining rows wait for the next run. */
  isOver(): boolean;
}

export interface Job {
  name: JobName;
  run(run: JobRun): Promise<unknown>;
}

/** Time after which a job starts no further row. */
const BUDGET_MS = 20 * SECOND;
/** Time after which the next job begins, even if the job has not ended. */
const PATIENCE_MS = MINUTE;
/** Duration of a claim; afterwards its isolate counts as crashed. */
const LEASE_MS = 10 * MINUTE;
/** Pause before a failed daily job is retried. */
const DAILY_RETRY_MS = 15 * MINUTE;
const MAX_ERROR_LENGTH = 300;

/** @param scheduledAt when the cron was due */
export async function runJobs(
  jobs: readonly Job[],
  scheduledAt: Date,
  env: Env,
  ctx: Background,
): Promise<void> {
  const db = openDatabase(env.DB, "first-primary");
  const { zone } = await cachedDefaults({ db, ctx, env });
  for (const job of jobs) {
    try {
      await runJob(job, shopTime(scheduledAt), { env, ctx, db, zone });
    } catch (error) {
      // The claim or the record of the run failed: the database is unavailable, and the next minute
      // retries.
      logError("job_unrecorded", { job: job.name }, error);
    }
  }
}

async function runJob(
  { name, run }: Job,
  at: Date,
  { env, ctx, db, zone }: Omit<JobRun, "isOver">,
): Promise<void> {
  const schedule = JOB_SCHEDULES[name];
  const claim = {
    job: name,
    slot: slotAt(schedule, at, zone),
    now: at.toISOString(),
    leaseUntil: later(at, LEASE_MS),
  };
  if (!(await claimRun(db, claim))) return;
  const begun = Date.now();
  const tookMs = () => Date.now() - begun;
  try {
    await withinDeadline(run({ env, ctx, db, zone, isOver: () => tookMs() > BUDGET_MS }), PATIENCE_MS, () => {
      throw new Error(`timed out after ${PATIENCE_MS / SECOND} s`);
    });
  } catch (error) {
    const isDaily = "dailyAtHour" in schedule;
    logError("job_failed", { job: name, ms: tookMs() }, error);
    await recordFailure(db, {
      job: name,
      tookMs: tookMs(),
      now: at.toISOString(),
      error: shortened(error),
      retryAt: isDaily ? later(at, DAILY_RETRY_MS) : at.toISOString(),
    });
    return;
  }
  if (tookMs() > BUDGET_MS) logWarning("job_slow", { job: name, ms: tookMs() });
  await recordSuccess(db, name, tookMs(), at.toISOString());
}

/**
 * Runs `work` on one row after the other until the job's time is used. A row that fails is counted and
 * skipped.
 * @throws StoreUnavailable if a store is unavailable, which is no row's failure
 */
export async function doRows<Row extends { id: number }>(
  { db, isOver }: JobRun,
  job: RowJob,
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  const done: number[] = [];
  try {
    for (const row of rows) {
      if (isOver()) return;
      try {
        await work(row);
        done.push(row.id);
      } catch (error) {
        if (error instanceof StoreUnavailable) throw error;
        logError("job_row_failed", { job, row: row.id }, error);
        await countFault(db, { job, row: row.id, error: shortened(error), now: now().toISOString() });
      }
    }
  } finally {
    if (done.length > 0) await forgetFaults(db, job, done);
  }
}

const shortened = (error: unknown): string => String(error).slice(0, MAX_ERROR_LENGTH);
