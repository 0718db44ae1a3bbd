// Rows that a job failed to process: counted, set aside after TRIES_OF_A_ROW failures, and tried again on
// request.
import { ROW_JOBS, type RowJob, TRIES_OF_A_ROW } from "~/contract/constants/jobs";
import { int, oneOf, text } from "~/db/columns";
import { writeAudited } from "~/db/operator/audit";
import { command, type Query, queryAll } from "~/db/query";
import { type Database, statement } from "~/platform/database";

/** SQL condition that a row is not set aside. @param id SQL of the row's id */
export const notSetAside = (job: RowJob, id: string): string =>
  `NOT EXISTS (SELECT 1 FROM job_faults jf WHERE jf.job = '${job}' AND jf.row_id = ${id} AND jf.tries >= ${TRIES_OF_A_ROW})`;

export const countFault = (db: Database, fault: { job: RowJob; row: number; error: string; now: string }) =>
  db.all(
    `INSERT INTO job_faults (job, row_id, tries, failed_at, error) VALUES (?, ?, 1, ?, ?)
     ON CONFLICT DO UPDATE SET tries = tries + 1, failed_at = excluded.failed_at, error = excluded.error`,
    ...[fault.job, fault.row, fault.now, fault.error],
  );

/** Deletes the failures of rows that the job has processed since. */
export const forgetFaults = (db: Database, job: RowJob, rows: readonly number[]) =>
  db.all(
    "DELETE FROM job_faults WHERE job = ? AND row_id IN (SELECT value FROM json_each(?))",
    ...[job, JSON.stringify(rows)],
  );

export interface SetAside {
  job: RowJob;
  row: number;
  tries: number;
  failedAt: string;
  error: string;
}

const MAX_SHOWN = 100;

/** Newest first. */
export const rowsSetAside: Query<SetAside[]> = queryAll(
  statement(
    `SELECT * FROM job_faults WHERE tries >= ${TRIES_OF_A_ROW} ORDER BY failed_at DESC, job, row_id LIMIT ${MAX_SHOWN}`,
  ),
  (row) => ({
    job: oneOf(row, "job", ROW_JOBS),
    row: int(row, "row_id"),
    tries: int(row, "tries"),
    failedAt: text(row, "failed_at"),
    error: text(row, "error"),
  }),
);

/** Lets the next run of the job try the row again. */
export const retryRow = (db: Database, job: RowJob, row: number, now: string) =>
  writeAudited(
    db,
    {
      call: "jobs.retry",
      target: `${job}/${row}`,
      now,
      look: {
        sql: "SELECT json_object('tries', tries, 'error', error) FROM job_faults WHERE job = ? AND row_id = ?",
        params: [job, row],
      },
    },
    command(statement("DELETE FROM job_faults WHERE job = ? AND row_id = ?", job, row)),
  );
