-- One-time links by which the people of the back office choose a password: an invitation, or a forgotten password. They
-- end when the person's role, password or access changes.
CREATE TABLE operator_links (
  operator_id INTEGER NOT NULL REFERENCES operators (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('invitation', 'forgotten')),
  key_hash TEXT NOT NULL UNIQUE,
  expires_at TEXT NOT NULL,
  PRIMARY KEY (operator_id, kind)
) WITHOUT ROWID;

CREATE TRIGGER operator_links_end AFTER UPDATE OF role, is_disabled, password_hash ON operators
WHEN NEW.role IS NOT OLD.role OR NEW.is_disabled IS NOT OLD.is_disabled OR NEW.password_hash IS NOT OLD.password_hash
BEGIN
  DELETE FROM operator_links WHERE operator_id = NEW.id;
END;
