-- The people of the back office, and their sessions, which end when the person's role, password or access changes.
CREATE TABLE operators (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  email TEXT NOT NULL UNIQUE,
  password_hash TEXT NOT NULL,
  must_change_password INTEGER NOT NULL DEFAULT 1 CHECK (must_change_password IN (0, 1)),
  role TEXT NOT NULL CHECK (role IN ('owner', 'orders', 'catalogue', 'content', 'read_only')),
  locale TEXT NOT NULL CHECK (locale IN ('it', 'en', 'es')),
  totp_secret TEXT,
  totp_is_on INTEGER NOT NULL DEFAULT 0 CHECK (totp_is_on IN (0, 1)),
  totp_step INTEGER NOT NULL DEFAULT 0,
  backup_codes TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(backup_codes)),
  is_disabled INTEGER NOT NULL DEFAULT 0 CHECK (is_disabled IN (0, 1)),
  last_seen_at TEXT,
  created_at TEXT NOT NULL
);

CREATE TABLE operator_sessions (
  token_hash TEXT PRIMARY KEY,
  operator_id INTEGER NOT NULL REFERENCES operators (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX operator_sessions_by_operator ON operator_sessions (operator_id);

CREATE TRIGGER operator_sessions_end AFTER UPDATE OF role, is_disabled, password_hash ON operators
WHEN NEW.role IS NOT OLD.role OR NEW.is_disabled IS NOT OLD.is_disabled OR NEW.password_hash IS NOT OLD.password_hash
BEGIN
  DELETE FROM operator_sessions WHERE operator_id = NEW.id;
END;

CREATE TRIGGER operators_keep_an_owner AFTER UPDATE OF role, is_disabled ON operators
WHEN OLD.role = 'owner' AND OLD.is_disabled = 0
BEGIN
  SELECT raise(ABORT, 'last_owner') WHERE NOT EXISTS (SELECT 1 FROM operators WHERE role = 'owner' AND is_disabled = 0);
END;
