// A year as the cells of a table's row: each job over its months, nothing over those between.

interface Months {
  /** 1 to 12. */
  from: number;
  to: number;
}

export interface YearCell<Job> {
  /** How many months it takes. */
  months: number;
  /** Null: nothing to do. */
  job: Job | null;
  isNow: boolean;
}

const DECEMBER = 12;

/** A job that begins before another has ended starts after it; one that has no month left is left out. */
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
