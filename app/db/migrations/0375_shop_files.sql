-- A file of another shop waits in import_rows as it came; its plan is what its columns become.
ALTER TABLE imports ADD COLUMN plan TEXT CHECK (plan IS NULL OR json_valid(plan));

-- The latest plan of each source, for its next file.
CREATE TABLE import_plans (
  source TEXT PRIMARY KEY,
  plan TEXT NOT NULL CHECK (json_valid(plan)),
  updated_at TEXT NOT NULL
) WITHOUT ROWID;
