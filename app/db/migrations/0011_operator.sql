-- The audit log, and uploaded CSV files before they are written.

-- What the operator changed, written in the batch of the change.
CREATE TABLE audit (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL,
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
  table_name TEXT NOT NULL,
  -- {"sku": 1, …}: the columns that the file has.
  heads TEXT NOT NULL CHECK (json_valid(heads)),
  created_at TEXT NOT NULL
) WITHOUT ROWID;

-- {"sku": "HB00001", …}, as the shop's tables store the values.
CREATE TABLE import_rows (
  import_id TEXT NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  line INTEGER NOT NULL,
  cells TEXT NOT NULL,
  PRIMARY KEY (import_id, line)
);

CREATE TABLE import_faults (
  import_id TEXT NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  line INTEGER NOT NULL,
  column_name TEXT NOT NULL,
  code TEXT NOT NULL,
  message_values TEXT NOT NULL CHECK (json_valid(message_values)),
  PRIMARY KEY (import_id, line, column_name)
);
