-- Punch-out: what a business's own system signs in with, and the sessions that wait to be opened in its buyer's browser.
CREATE TABLE punch_out_credentials (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  identity TEXT NOT NULL UNIQUE,
  secret_hash TEXT NOT NULL,
  created_at TEXT NOT NULL
);

CREATE TABLE punch_out_starts (
  key_hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  return_to TEXT NOT NULL,
  expires_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX punch_out_starts_by_time ON punch_out_starts (expires_at);
