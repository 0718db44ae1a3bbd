-- Keys with which other systems ask the operator's calls: stored as hashes, each with a role and an end.
CREATE TABLE operator_keys (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  role TEXT NOT NULL,
  hash TEXT NOT NULL UNIQUE,
  -- Its last characters, by which an owner tells it from the others.
  ending TEXT NOT NULL,
  -- The form that made it: the same form twice makes one key.
  source TEXT NOT NULL UNIQUE,
  -- Who made it, by name.
  made_by TEXT NOT NULL,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  used_at TEXT,
  -- The minute of the last use, and the uses in it.
  minute_at TEXT NOT NULL DEFAULT '',
  uses INTEGER NOT NULL DEFAULT 0
);
