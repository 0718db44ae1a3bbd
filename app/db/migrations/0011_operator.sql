-- The audit log, and uploaded CSV files before they are written.

-- What the operator changed, written in the batch of the change.
CREATE TABLE audit (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL,
  who TEXT NOT NULL,
  -- "orders.move", as operator-calls.ts names it.
  call TEXT NOT NULL,
  target TEXT NOT NULL,
  before TEXT CHECK (json_valid(before)),
  after TEXT CHECK (json_valid(after))
);
CREATE INDEX audit_by_call ON audit (call, id);

-- Staged in chunks, validated as a whole, and written by one batch that also deletes them.
CREATE TABLE imports (
  id TEXT PRIMARY KEY,
  "table" TEXT NOT NULL,
  -- {"sku": 1, …}: the columns that the file has.
  heads TEXT NOT NULL CHECK (json_valid(heads)),
  at TEXT NOT NULL
) WITHOUT ROWID;

-- {"sku": "HB00001", …}, as the shop's tables store the values.
CREATE TABLE import_rows (
  upload TEXT NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  line INTEGER NOT NULL,
  cells TEXT NOT NULL,
  PRIMARY KEY (upload, line)
);

CREATE TABLE import_faults (
  upload TEXT NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  line INTEGER NOT NULL,
  "column" TEXT NOT NULL,
  code TEXT NOT NULL,
  "values" TEXT NOT NULL CHECK (json_valid("values")),
  PRIMARY KEY (upload, line, "column")
);
