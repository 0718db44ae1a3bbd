// A year as the cells of a table row: a cell for each job, and empty cells for the months between jobs.

interface Months {
  /** Months, 1 to 12. */
  from: number;
  to: number;
}

export interface YearCell<Job> {
  months: number;
  /** null if there is nothing to do. */
  job: Job | null;
  isNow: boolean;
}

const DECEMBER = 12;

/**
 * Computes the cells of a year. A job that begins before another has ended starts after it; a job without a remaining
 * month is left out.
 */
export function yearOf<Job extends Months>(jobs: readonly Job[], month: number): YearCell<Job>[] {
  const cells: YearCell<Job>[] = [];
  let next = 1;
  const add = (to: number, job: Job | null) => {
    if (to < next) return;
    cells.push({ months: to - next + 1, job, isNow: next <= month && month <= to });
    next = to + 1;
  };
  for (const job of jobs.toSorted((a, b) => a.from - b.from)) {
    add(job.from - 1, null);
    add(job.to, job);
  }
  add(DECEMBER, null);
  return cells;
}
