// The cron's jobs for the operator: last runs, failures, and rows that were set aside.
import { JOBS, type RowJob } from "~/contract/constants/jobs";
import type { Jobs } from "~/contract/operator/reports";
import { retryRow, rowsSetAside } from "~/db/jobs/faults";
import { jobRuns } from "~/db/jobs/runs";
import { together } from "~/db/query";
import { JOB_SCHEDULES, nextAfter } from "~/domain/job-schedule";
import type { ServiceContext } from "./context";

/** Each job with its last run and its next one; null for a job that never ran. */
export async function listJobs(c: ServiceContext): Promise<Jobs> {
  const { runs, setAside } = await together(c.db, { runs: jobRuns, setAside: rowsSetAside });
  const byName = new Map(runs.map((run) => [run.name, run]));
  return {
    results: JOBS.map((name) => {
      const run = byName.get(name);
      const next =
        run && run.slot !== "" ? nextAfter(JOB_SCHEDULES[name], run.slot, c.zone).toISOString() : null;
      return {
        name,
        state: !run ? "new" : run.failures > 0 ? "failing" : "ok",
        last_run_at: run?.finishedAt ?? null,
        took_ms: run?.tookMs ?? null,
        last_failure_at: run?.failedAt ?? null,
        error: run?.error ?? null,
        next_run_at: next ?? run?.notBefore ?? null,
      };
    }),
    set_aside: setAside.map(({ failedAt, ...row }) => ({ ...row, failed_at: failedAt })),
  };
}

/** Lets the job's next run try the row again. */
export const retrySetAside = (c: ServiceContext, job: RowJob, row: number) =>
  retryRow(c.db, job, row, c.now.toISOString());
