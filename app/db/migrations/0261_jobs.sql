-- The cron's jobs: when each one ran last, and what it came to. Instants follow the shop's clock.
CREATE TABLE job_runs (
  name TEXT PRIMARY KEY,
  -- The minute or the day in Rome that it has run for: each is run once.
  slot TEXT NOT NULL,
  started_at TEXT NOT NULL,
  -- No other isolate runs it before: the claim of one that is at work, or the pause after a failure.
  not_before TEXT,
  finished_at TEXT,
  took_ms INTEGER,
  failed_at TEXT,
  error TEXT,
  -- In a row, since the last success.
  failures INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

-- Rows that a job could not do, a document for instance: from the third failure on the job leaves the row aside.
CREATE TABLE job_faults (
  job TEXT NOT NULL,
  row_id INTEGER NOT NULL,
  tries INTEGER NOT NULL,
  failed_at TEXT NOT NULL,
  error TEXT NOT NULL,
  PRIMARY KEY (job, row_id)
) WITHOUT ROWID;

-- The first screen of the back office counts both at each visit.
CREATE INDEX job_runs_failing ON job_runs (failures) WHERE failures > 0;
CREATE INDEX job_faults_by_tries ON job_faults (tries);
